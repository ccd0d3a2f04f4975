/**
 * Sends hostile documents and requests to the real server and prints what each was answered and how long that took. After
 * each an honest document must still be read. Ends with 1 when one was not answered as it should, or did harm, or when the
 * server then holds more memory than it should.
 */
import { createDocument } from '../bench/documents.ts'
import { forgetPeak, readUse } from '../bench/load/server-use.ts'
import { startServer } from '../bench/server.ts'
import { hostileBulks, sendBulk } from './hostile-bulks.ts'
import { hostileDocuments } from './hostile-documents.ts'
import { type HostileRequest, heavyRequests, quickRequests, slowRequests } from './hostile-requests.ts'
import { printTrials, type Trial } from './hostile-table.ts'

/** Thirty are usual; one body of 200 MB that is kept would be far more. */
const mostGrowthMegabytes = 80

/** While bulk requests fill their answers, which may hold up to 40 MB each. */
const mostPeakMegabytes = 150

const honest = await createDocument(3, 1, 1)
const server = await startServer()
const { pid = 0 } = server.process
const memories: number[] = []
const told: string[] = []
await send('warm-up.docx', honest)
noteMemory('at the start')

const documents: Trial[] = []
for (const { name, bytes, answer } of hostileDocuments) {
  const document = bytes()
  const { status, types, success, milliseconds } = await send(`${name}.docx`, document)
  const isHarmless = types.includes(answer) && (await isHonestRead())
  documents.push({
    cells: [name, size(document.length), String(status), success ? 'read' : types],
    milliseconds,
    ...(!isHarmless && { harm: name }),
  })
}
noteMemory('after the documents')

const bulks: Trial[] = []
for (const bulk of hostileBulks) {
  if (process.platform === 'linux') forgetPeak(pid)
  const { cells, milliseconds, types } = await sendBulk(server.url, bulk)
  const isHarmless = types === bulk.answer && isFlat() && (await isHonestRead())
  bulks.push({ cells, milliseconds, ...(!isHarmless && { harm: bulk.name }) })
}
noteMemory('after the bulk requests')

const quick: Trial[] = []
for (const request of [...quickRequests, ...heavyRequests]) quick.push(await tryRequest(request))
noteMemory('after the requests')
const slow = await Promise.all(slowRequests.map(tryRequest))
for (let count = 0; count < 50; count++) await isHonestRead()
noteMemory('after 50 honest documents more')

const harmful = [
  ...printTrials('documents', ['document', 'upload', 'answered', 'with'], documents),
  ...printTrials('bulk requests', ['document', 'answered', 'with'], bulks),
  ...printTrials('requests', ['request', 'answered'], quick),
  ...printTrials('slow requests', ['request', 'answered'], slow),
]
console.log(`Memory of the server: ${told.join(', ')}`)
server.stop()
const growth = (memories.at(-1) ?? 0) - (memories[0] ?? 0)
if (growth > mostGrowthMegabytes) {
  console.error(`The server holds ${growth.toFixed(0)} MB more than at the start`)
  process.exitCode = 1
}
if (harmful.length > 0) {
  console.error(`Not answered as it should be, or did harm: ${harmful.join(', ')}`)
  process.exitCode = 1
}

async function tryRequest({ name, send, answers }: HostileRequest): Promise<Trial> {
  const { status, milliseconds } = await send(server.url)
  const isHarmless = answers.includes(status) && (await isHonestRead())
  return { cells: [name, String(status)], milliseconds, ...(!isHarmless && { harm: name }) }
}

async function isHonestRead(): Promise<boolean> {
  const { success, types } = await send('honest.docx', honest)
  // After three children that had to be ended within a minute nobody is served for a moment.
  if (!types.includes('SERVER_BUSY')) return success
  await new Promise((resolve) => setTimeout(resolve, 1000))
  return await isHonestRead()
}

function isFlat(): boolean {
  return process.platform !== 'linux' || readUse(pid).peak - (memories[0] ?? 0) < mostPeakMegabytes
}

function noteMemory(when: string) {
  if (process.platform !== 'linux') return
  const { memory, peak } = readUse(pid)
  memories.push(memory)
  told.push(`${memory.toFixed(0)} MB ${when} (peak ${peak.toFixed(0)})`)
}

async function send(filename: string, bytes: Uint8Array) {
  const form = new FormData()
  form.append('document', new Blob([bytes as BlobPart]), filename)
  const start = performance.now()
  const response = await fetch(`${server.url}/api/html/parse-word`, { method: 'POST', body: form })
  const { success, errors } = (await response.json()) as { success: boolean; errors: { type: string }[] }
  return {
    status: response.status,
    success,
    types: [...new Set(errors.map(({ type }) => type))].join(' '),
    milliseconds: performance.now() - start,
  }
}

function size(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
