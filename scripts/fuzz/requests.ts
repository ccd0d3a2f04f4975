import type { LoadedCatalogue } from '#catalogue/load.node.ts'
import type { ParseResult } from '#content/parse-result.ts'
import { readSpec } from '#word/read.ts'
import { type Chance, listOf } from './chance.ts'
import { hostileText } from './hostile-strings.ts'
import { mutateJsonText } from './mutate-json.ts'
import { mutatePackage } from './mutate-package.ts'
import type { WordSources } from './word-sources.ts'

/** One call of the server, as it goes over the wire. */
export type Call = { method: string; url: string; headers: Record<string, string>; body: Buffer }

const brief = {
  topic: 'A cashback card',
  audience: 'Families in Dubai',
  keyMessages: ['5% back on groceries', 'No fee in the first year'],
  tone: 'professional',
  locale: 'en-AE',
  additionalContext: '',
  componentContexts: { 'HBR-0001': 'Mention Eid' },
}
const fieldCall = {
  brief,
  component: 'HBR001',
  field: 'title',
  instanceId: 'HBR-0001',
  page: 'cashback',
  brand: 'ENBD',
  retryContext: ['Old title'],
  relatedTitle: 'A title',
  itemValues: { question: 'Why?', answer: ['One', 'Two'] },
  knownColumns: ['question'],
}
const itemCall = {
  brief: { ...brief, locale: 'ar-AE' },
  component: 'FAQ001',
  columns: ['question', 'answer'],
  instanceId: 'FAQ-0001',
  itemIndex: 1,
  totalItems: 3,
  guidedIdea: 'Fees',
  allPreviousTitles: ['Who can apply?'],
}

/** Calls of every route that takes a body, honest ones and what may come instead of them. */
export function createCalls({ manifest }: LoadedCatalogue, sources: WordSources) {
  async function createCall(chance: Chance): Promise<Call> {
    const call = chance.onceIn(3) ? await formCall(chance) : await jsonCall(chance)
    const odd = chance.onceIn(4) ? { ...call, headers: { ...call.headers, ...oddHeaders(chance) } } : call
    return chance.onceIn(12) ? { ...odd, url: oddUrl(odd.url, chance), method: chance.pick(methods) } : odd
  }

  async function jsonCall(chance: Chance): Promise<Call> {
    const { metadata, data } = await readSome(chance)
    const [url, value] = chance.pick<[string, unknown]>([
      ['/api/ai/generate-field', fieldCall],
      ['/api/ai/generate-item', itemCall],
      ['/api/html/generate-html-from-word', { content: data, metadata, usePlaceholderImages: true }],
      [
        '/api/html/generate-bulk-html',
        { documents: [{ success: true, filename: 'a.docx', metadata, data }] },
      ],
    ])
    const body = Buffer.from(mutateJsonText(value, chance))
    return {
      method: 'POST',
      url,
      headers: { 'content-type': chance.onceIn(12) ? oddType(chance) : 'application/json' },
      body,
    }
  }

  async function formCall(chance: Chance): Promise<Call> {
    const isBulk = chance.onceIn(2)
    const name = isBulk ? 'documents' : 'document'
    const files = listOf(chance.pick([1, 1, 2, 3]), () => undefined)
    const documents = await Promise.all(files.map(() => sources.pickOwn(chance)))
    const parts = documents.map((document) => ({
      name: chance.onceIn(8) ? chance.pick(['file', '__proto__', 'constructor', '', 'document"']) : name,
      filename: chance.onceIn(5) ? hostileText(chance).slice(0, 300) : 'page.docx',
      bytes: chance.onceIn(3) ? mutatePackage(document, chance) : document,
    }))
    const { body, type } = writeForm(parts)
    return {
      method: 'POST',
      url: isBulk ? '/api/html/parse-bulk' : '/api/html/parse-word',
      headers: {
        'content-type': type,
        accept: chance.pick(['*/*', 'application/json', 'application/x-ndjson']),
      },
      body: chance.onceIn(3) ? damageForm(body, chance) : body,
    }
  }

  async function readSome(chance: Chance): Promise<ParseResult> {
    return readSpec(await sources.pickOwn(chance), { catalogue: manifest, filename: 'a.docx' })
  }

  /** One that must always succeed. */
  async function createHonestCall(chance: Chance): Promise<Call> {
    const { body, type } = writeForm([
      { name: 'document', filename: 'page.docx', bytes: await sources.pickOwn(chance) },
    ])
    return { method: 'POST', url: '/api/html/parse-word', headers: { 'content-type': type }, body }
  }

  return { createCall, createHonestCall }
}

type Part = { name: string; filename: string; bytes: Uint8Array }

const boundary = 'fuzz-boundary-7d1'

function writeForm(parts: readonly Part[]) {
  const pieces = parts.flatMap(({ name, filename, bytes }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ])
  const body = Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)])
  return { body, type: `multipart/form-data; boundary=${boundary}` }
}

function damageForm(body: Buffer, chance: Chance): Buffer {
  const text = body.toString('latin1')
  const head = text.indexOf('\r\n\r\n')
  const damaged = chance.pick([
    () => text.slice(0, chance.below(text.length)),
    () => text.slice(0, head),
    () => text.replace('form-data', chance.pick(['attachment', '', "form-data; name*=UTF-8''__proto__"])),
    () =>
      text.replace(
        '\r\n\r\n',
        chance.pick(['\n\n', '\r\n', '\r\nX: y\r\n\r\n', `\r\n${'X-Many: y\r\n'.repeat(200)}\r\n`]),
      ),
    () => text.replaceAll(`--${boundary}`, `-${boundary}`),
    () => text.replace(`--${boundary}--`, `--${boundary}`),
    () =>
      text.replace(
        /filename="[^"]*"/,
        chance.pick([
          '',
          'filename=',
          'filename="a.docx',
          `filename*=UTF-8''%ff%00.docx`,
          `filename="${'a'.repeat(20_000)}.docx"`,
        ]),
      ),
    () => `preamble\r\n${text}epilogue`,
    () =>
      text.replace(
        'application/octet-stream',
        chance.pick(['text/plain', 'multipart/mixed; boundary=x', 'x']),
      ),
    () => `--${boundary}\r\nContent-Disposition: form-data; name="document"\r\n\r\ntext\r\n${text}`,
    () => text.repeat(60),
  ])()
  return Buffer.from(damaged, 'latin1')
}

const methods = ['POST', 'GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'] as const

function oddType(chance: Chance): string {
  return chance.pick([
    'text/plain',
    'application/json; charset=utf-16',
    'application/json;;;',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'application/x-www-form-urlencoded',
    'application/vnd.api+json',
    '__proto__',
    '/',
    '',
  ])
}

function oddHeaders(chance: Chance): Record<string, string> {
  return chance.pick<Record<string, string>>([
    { 'sec-fetch-site': chance.pick(['cross-site', 'same-origin', 'none', 'x']) },
    {
      authorization: chance.pick([
        'Bearer ',
        'Bearer a.b.c',
        `Bearer ${'a'.repeat(5000)}`,
        'Basic eDp5',
        '__proto__',
      ]),
    },
    { 'x-forwarded-for': chance.pick(['::1', '999.1.1.1', ','.repeat(1000), 'x']) },
    { 'content-type': oddType(chance) },
    { accept: chance.pick(['', 'text/html', '*/*;q=9', ';'.repeat(2000), 'application/x-ndjson']) },
    { 'content-length': chance.pick(['0', '1', '-1', '99999999999', 'x']) },
    { 'content-encoding': chance.pick(['gzip', 'br', 'x']) },
    { expect: '100-continue' },
    { cookie: 'a=b; '.repeat(500) },
    { range: 'bytes=0-1' },
    { 'if-none-match': '*' },
    { host: chance.pick(['', 'evil.example', 'a b']) },
    { 'accept-encoding': 'gzip;q=__proto__' },
  ])
}

function oddUrl(url: string, chance: Chance): string {
  return chance.pick([
    `${url}/`,
    `${url}?__proto__[x]=1&constructor=2`,
    `${url}?${'a=b&'.repeat(2000)}`,
    `/${url}`,
    `${url}%`,
    `${url}%00`,
    `${url}/../../../../etc/passwd`,
    url.toUpperCase(),
    '/%',
    '/templates/__proto__.html',
    '/templates/..%2f..%2fpackage.json',
    '/templates/assets/constructor',
    '/api/ai/status',
    '/metrics?x=%ff',
    `/${'a'.repeat(3000)}`,
  ])
}
