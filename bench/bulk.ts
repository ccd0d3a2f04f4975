/**
 * A bulk request of 200 documents on the real server, and what other people notice of it. Wanted on 2 cores:
 * under 5 s, the other requests' p99 under 200 ms, and no child process over 200 MB.
 */
import { createDocument } from './documents.ts'
import { median, printTable, quantile } from './measure.ts'
import { childrenOf, peakMemory, startServer } from './server.ts'

const documents = await Promise.all(Array.from({ length: 50 }, (_, seed) => createDocument(10, seed, 1)))
const server = await startServer()
const idle = await ask(40)

const parsing: number[] = []
const generating: number[] = []
const others: number[] = []
for (let run = 0; run < 3; run++) {
  const asking = askUntilTold()
  const [parsed, parseTime] = await timed(parseBulk)
  const [, generateTime] = await timed(() => generateBulk(parsed))
  others.push(...(await asking.stop()))
  parsing.push(parseTime)
  generating.push(generateTime)
}

printTable([
  ['', 'median', 'worst'],
  ['200 documents parsed', seconds(median(parsing)), seconds(Math.max(...parsing))],
  ['200 pages rendered into a ZIP', seconds(median(generating)), seconds(Math.max(...generating))],
  [
    'other requests meanwhile, p99',
    milliseconds(quantile(others, 0.99)),
    milliseconds(quantile(others, 0.999)),
  ],
  ['the same on the idle server, p99', milliseconds(quantile(idle, 0.99)), milliseconds(Math.max(...idle))],
])
if (process.platform === 'linux' && server.process.pid) {
  const children = childrenOf(server.process.pid).map(peakMemory)
  console.log(`\nPeak memory: server ${peakMemory(server.process.pid).toFixed(0)} MB`)
  console.log(`Peak memory: children ${children.map((size) => `${size.toFixed(0)} MB`).join(', ')}`)
}
server.stop()

async function parseBulk(): Promise<unknown[]> {
  const form = new FormData()
  for (let index = 0; index < 200; index++) {
    const bytes = documents[index % documents.length] ?? new Uint8Array()
    form.append('documents', new Blob([bytes as BlobPart]), `page-${index}.docx`)
  }
  const response = await fetch(`${server.url}/api/html/parse-bulk`, { method: 'POST', body: form })
  const { success, results, summary } = await response.json()
  if (!success || summary.successful !== 200) throw new Error(`Not all were read: ${JSON.stringify(summary)}`)
  return results
}

async function generateBulk(results: unknown[]): Promise<number> {
  const response = await fetch(`${server.url}/api/html/generate-bulk-html`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ documents: results }),
  })
  if (!response.ok) throw new Error(`generate-bulk-html answered ${response.status}`)
  return (await response.arrayBuffer()).byteLength
}

/** Asks for small things, one after the other, and notes how long each took. */
async function ask(times: number, wanted = () => true): Promise<number[]> {
  const taken: number[] = []
  for (let count = 0; count < times && wanted(); count++) {
    const path = count % 2 === 0 ? '/healthz' : '/manifest.json'
    const [, time] = await timed(async () => (await fetch(server.url + path)).arrayBuffer())
    taken.push(time)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return taken
}

function askUntilTold() {
  let goesOn = true
  const asked = ask(Number.POSITIVE_INFINITY, () => goesOn)
  return {
    stop() {
      goesOn = false
      return asked
    },
  }
}

async function timed<Value>(work: () => Promise<Value>): Promise<[Value, number]> {
  const start = performance.now()
  const value = await work()
  return [value, performance.now() - start]
}

function seconds(time: number): string {
  return `${(time / 1000).toFixed(2)} s`
}

function milliseconds(time: number): string {
  return `${time.toFixed(0)} ms`
}
