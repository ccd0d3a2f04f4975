import type { LoadedCatalogue } from '#catalogue/load.node.ts'
import type { ParseResult } from '#content/parse-result.ts'
import { describeRead } from '#texts/parse-result.ts'
import { readSpec } from '#word/read.ts'
import { type Chance, listOf } from './chance.ts'
import { damageForm, writeForm } from './forms.ts'
import { hostileText } from './hostile-strings.ts'
import { mutateJsonText } from './mutate-json.ts'
import { mutatePackage } from './mutate-package.ts'
import { methods, oddHeaders, oddType, oddUrl } from './odd-requests.ts'
import type { WordSources } from './word-sources.ts'

/** One call of the server, as it goes over the wire. */
export type Call = { method: string; url: string; headers: Record<string, string>; body: Buffer }

/** As it is kept in a file; bodies may be any bytes. */
export function writeCall(call: Call): string {
  return JSON.stringify({ ...call, body: call.body.toString('latin1') })
}

export function readCall(text: string): Call {
  const { body, ...call } = JSON.parse(text) as Omit<Call, 'body'> & { body: string }
  return { ...call, body: Buffer.from(body, 'latin1') }
}

/** One that must always succeed. */
export function uploadOf(document: Uint8Array): Call {
  const { body, type } = writeForm([{ name: 'document', filename: 'page.docx', bytes: document }])
  return { method: 'POST', url: '/api/html/parse-word', headers: { 'content-type': type }, body }
}

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
const sortCall = {
  lines: [{ id: '0.0', kind: 'heading', text: 'Gold', stands: 'placed', section: 1, role: 'title' }],
  components: ['FAQ001', 'HBR001'],
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
      ['/api/ai/sort-lines', sortCall],
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
    return describeRead(readSpec(await sources.pickOwn(chance), { catalogue: manifest, filename: 'a.docx' }))
  }

  return { createCall }
}
