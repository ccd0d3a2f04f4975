/** Bulk requests of one document many times, whose results together would fill the server's memory. */
import { setTimeout as wait } from 'node:timers/promises'
import { parseErrorTypes } from '#content/values/problem.ts'
import { withLongValues } from './hostile-documents.ts'

export type HostileBulk = {
  name: string
  document: () => Uint8Array
  count: number
  accept: 'application/json' | 'application/x-ndjson'
  isRead: boolean
  /** How many errors of which type answer it; nothing where nobody reads the answer. */
  answer: string
}

const megabyte = 1024 * 1024
const tooLong = () => withLongValues(1, 8 * megabyte)
/** As large a result as is let through, 3.8 MB with four errors, of a document of 5 KB. */
const largest = () => withLongValues(4, 990_000)

export const hostileBulks: HostileBulk[] = [
  ...[10, 200].map(
    (count): HostileBulk => ({
      name: `one value of 8 MB, ${count} times`,
      document: tooLong,
      count,
      accept: 'application/json',
      isRead: true,
      answer: `${count} TOO_HARD_TO_READ`,
    }),
  ),
  {
    name: 'results of 3.8 MB, 200 times',
    document: largest,
    count: 200,
    accept: 'application/json',
    isRead: true,
    answer: '199 TOO_MANY_FILES, 4 REQUIRED_VALUE_EMPTY, 4 FAR_OVER_LIMIT',
  },
  {
    name: 'results of 3.8 MB, 50 times, read as they come',
    document: largest,
    count: 50,
    accept: 'application/x-ndjson',
    isRead: true,
    answer: '200 REQUIRED_VALUE_EMPTY, 200 FAR_OVER_LIMIT',
  },
  {
    name: 'results of 3.8 MB, 200 times, and nobody reads them',
    document: largest,
    count: 200,
    accept: 'application/x-ndjson',
    isRead: false,
    answer: '',
  },
]

/** How long the answer is left unread. */
const unreadMilliseconds = 5_000

export async function sendBulk(origin: string, { name, document, count, accept, isRead }: HostileBulk) {
  const form = new FormData()
  const bytes = new Blob([document() as BlobPart])
  for (let index = 0; index < count; index++) form.append('documents', bytes, `${index}.docx`)
  const start = performance.now()
  const response = await fetch(`${origin}/api/html/parse-bulk`, {
    method: 'POST',
    body: form,
    headers: { accept },
  })
  const types = isRead ? await countTypes(response) : await leaveUnread(response)
  return {
    cells: [name, String(response.status), types],
    types,
    milliseconds: performance.now() - start,
  }
}

/** How often each type of error stands in it, which is far too large to be put together here. */
async function countTypes({ body }: Response): Promise<string> {
  const counts = new Map<string, number>()
  let rest = ''
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const text: string = rest + chunk
    let counted = 0
    for (const { 0: whole, 1: type = '', index } of text.matchAll(/"type":"([A-Z_]+)"/g)) {
      counts.set(type, (counts.get(type) ?? 0) + 1)
      counted = index + whole.length
    }
    rest = text.slice(Math.max(counted, text.length - 50))
  }
  return parseErrorTypes
    .filter((type) => counts.has(type))
    .map((type) => `${counts.get(type)} ${type}`)
    .join(', ')
}

async function leaveUnread({ body }: Response): Promise<string> {
  await wait(unreadMilliseconds)
  await body?.cancel()
  return ''
}
