/**
 * Sends hostile documents to the real server and prints what each was answered and how long that took. After
 * each an honest document must still be read. Ends with 1 when one was not refused by name, or did harm.
 */
import { createDocument } from '../bench/documents.ts'
import { median, printTable } from '../bench/measure.ts'
import { peakMemory, startServer } from '../bench/server.ts'
import { hostileDocuments } from './hostile-documents.ts'

const slow = 1000

const honest = await createDocument(3, 1, 1)
const server = await startServer()
await send('warm-up.docx', honest)

const rows = [['document', 'upload', 'answered', 'with', 'ms']]
const times: number[] = []
const harmful: string[] = []
for (const { name, bytes } of hostileDocuments) {
  const document = bytes()
  const { status, types, success, time } = await send(`${name}.docx`, document)
  const after = await send('honest.docx', honest)
  times.push(time)
  rows.push([name, size(document.length), String(status), success ? 'read' : types, time.toFixed(0)])
  if (types.includes('INTERNAL_ERROR') || (!success && types === '') || !after.success) harmful.push(name)
}
printTable(rows)
console.log(
  `\n${rows.length - 1} documents; median ${median(times).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms, ${times.filter((time) => time > slow).length} over ${slow} ms`,
)
if (process.platform === 'linux' && server.process.pid) {
  console.log(`Peak memory of the server: ${peakMemory(server.process.pid).toFixed(0)} MB`)
}
server.stop()
if (harmful.length > 0) {
  console.error(`Not refused by name, or did harm: ${harmful.join(', ')}`)
  process.exitCode = 1
}

async function send(filename: string, bytes: Uint8Array) {
  const form = new FormData()
  form.append('document', new Blob([bytes as BlobPart]), filename)
  const start = performance.now()
  const response = await fetch(`${server.url}/api/html/parse-word`, { method: 'POST', body: form })
  const { success, errors } = (await response.json()) as { success: boolean; errors: { type: string }[] }
  const time = performance.now() - start
  return {
    status: response.status,
    success,
    types: [...new Set(errors.map(({ type }) => type))].join(' '),
    time,
  }
}

function size(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
