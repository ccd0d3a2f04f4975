/** Bulk requests of one document many times, whose results together would fill the server's memory. */
import { setTimeout as wait } from 'node:timers/promises'
import { parseErrorTypes } from '#content/problem.ts'
import { withLongValues } from './hostile-documents.ts'

export type HostileBulk = {
  name: string
  document: () => Uint8Array
  count: number
  accept: 'application/json' | 'application/x-ndjson'
  isRead: boolean
  /** A type of the errors that answer it; nothing where nobody reads the answer. */
  answer: string
}

const megabyte = 1024 * 1024
const tooLong = () => withLongValues(1, 8 * megabyte)
/** As large a result as is let through, 3.8 MB, of a document of 5 KB. */
const largest = () => withLongValues(4, 990_000)

export const hostileBulks: HostileBulk[] = [
  ...[10, 200].map(
    (count): HostileBulk => ({
      name: `one value of 8 MB, ${count} times`,
      document: tooLong,
      count,
      accept: 'application/json',
      isRead: true,
      answer: 'TOO_HARD_TO_READ',
    }),
  ),
  {
    name: 'results of 3.8 MB, 200 times',
    document: largest,
    count: 200,
    accept: 'application/json',
    isRead: true,
    answer: 'TOO_MANY_FILES',
  },
  {
    name: 'results of 3.8 MB, 50 times, read as they come',
    document: largest,
    count: 50,
    accept: 'application/x-ndjson',
    isRead: true,
    answer: 'REQUIRED_VALUE_EMPTY',
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
  const types = isRead ? await readTypes(response) : await leaveUnread(response)
  return {
    cells: [name, String(response.status), types],
    types,
    milliseconds: performance.now() - start,
  }
}

/** The types of the errors in it, which is far too large to be put together here. */
async function readTypes({ body }: Response): Promise<string> {
  const types = new Set<string>()
  let rest = ''
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const text: string = rest + chunk
    for (const [, type = ''] of text.matchAll(/"type":"([A-Z_]+)"/g)) types.add(type)
    rest = text.slice(-50)
  }
  return parseErrorTypes.filter((type) => types.has(type)).join(' ')
}

async function leaveUnread({ body }: Response): Promise<string> {
  await wait(unreadMilliseconds)
  await body?.cancel()
  return ''
}
