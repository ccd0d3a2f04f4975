/** A small specification document, and a language for what people and editors do to its XML. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { columnsOf, findComponent } from '#catalogue/lookup.ts'
import type { Field } from '#catalogue/manifest.ts'
import { dataSchema, type ParseResult, readData } from '#content/parse-result.ts'
import { describeRead } from '#texts/parse-result.ts'
import { readSpec } from '#word/read.ts'
import { writeSpec } from '#word/write.ts'

export const { manifest: catalogue } = loadCatalogue('catalogue')
export const filename = 'page.docx'

export const components = [
  { code: 'HDR001-ENBD', instanceId: 'HDR-0001' },
  { code: 'HBR001', instanceId: 'HBR-0001' },
  { code: 'FAQ001', instanceId: 'FAQ-0001' },
  { code: 'FTR001-ENBD', instanceId: 'FTR-0001' },
]

/** All that the library lets be written on this page, whoever adds a field to it. */
export const writable = components.flatMap(({ code }) => [...fieldsOf(code), ...columnsIn(code)])

export const questions = ['first', 'second', 'third']
  .map((which) => ({
    question: { value: `What is the ${which} question?`, ai_generated: which === 'first' },
    answer: { value: `The ${which} answer, <strong>in short</strong>.`, ai_generated: false },
  }))
  .map((item) => withEmpty(columnsIn('FAQ001'), item))
export const data = {
  'HBR-0001': withEmpty(fieldsOf('HBR001'), {
    title: { value: 'A card that pays you back', ai_generated: true },
    sub_title: { value: '', ai_generated: false },
    cta_text: { value: 'Apply now', ai_generated: false },
    cta_url: { value: 'https://bank.example/apply', ai_generated: false },
  }),
  'FAQ-0001': withEmpty(fieldsOf('FAQ001'), {
    title: { value: 'Your questions', ai_generated: false },
    description: { value: '', ai_generated: false },
    items: questions,
  }),
}

function fieldsOf(code: string): readonly Field[] {
  return findComponent(catalogue, code)?.docx.fields ?? []
}

function columnsIn(code: string): readonly Field[] {
  const component = findComponent(catalogue, code)
  return component ? columnsOf(component) : []
}

/** These values, and those empty that are not given. */
function withEmpty<Values extends object>(fields: readonly Field[], values: Values): Values {
  const empty = fields.map(({ name }) => [name, { value: '', ai_generated: false }])
  return { ...Object.fromEntries(empty), ...values }
}

/** The document as it is exported. */
export const spec = await writeSpec({
  manifest: catalogue,
  pageName: 'cashback-card',
  locale: 'en-AE',
  createdAt: '2026-11-01T08:00:00.000Z',
  exportedAt: '2026-11-20T09:30:00.000Z',
  components,
  content: readData(dataSchema.parse(data)),
  optionalElements: {},
})

export const read = (bytes: Uint8Array) => describeRead(readSpec(bytes, { catalogue, filename }))

/** The spec after somebody has been at the XML of its parts. */
export function readEdited(
  edit: (xml: string) => string,
  part = 'word/document.xml',
  others: Record<string, (xml: string) => string> = {},
) {
  const parts = unzipSync(spec)
  for (const [name, change] of Object.entries({ ...others, [part]: edit })) {
    const before = strFromU8(parts[name] ?? new Uint8Array())
    const after = change(before)
    expect(after).not.toBe(before)
    parts[name] = strToU8(after)
  }
  return read(zipSync(parts))
}

/** The row in which these words stand, with other content in the cell of its value. */
export const withValue = (xml: string, words: string, content: string) =>
  xml.replace(rowWith(xml, words), (row) => {
    const cells = [...row.matchAll(/<w:tc>.*?<\/w:tc>/gs)].map(([cell]) => cell)
    return row.replace(cells.at(-2) ?? '', `<w:tc>${content}</w:tc>`)
  })

/** The message of the first warning of that type. */
export const warningOf = ({ warnings }: ParseResult, type: string) =>
  warnings.find((warning) => warning.type === type)?.message

/** Each table row as a string of its own can be found by words in it. */
export const rowWith = (xml: string, words: string) =>
  [...xml.matchAll(/<w:tr>.*?<\/w:tr>/gs)].map(([row]) => row).find((row) => row.includes(words)) ?? ''
export const rowsOfItem = (xml: string, number: number) =>
  [...xml.matchAll(/<w:tr>.*?<\/w:tr>/gs)]
    .map(([row]) => row)
    .filter((row) => row.includes(`>Item ${number}<`))
    .join('')
export const tableWith = (xml: string, words: string) =>
  [...xml.matchAll(/<w:tbl>.*?<\/w:tbl>/gs)].map(([table]) => table).find((table) => table.includes(words)) ??
  ''
export const withoutMarks = (xml: string) =>
  xml.replace(/<w:tag [^>]*>|<w:alias [^>]*>|<w:bookmarkStart [^>]*>/g, '')
export const paragraph = (words: string) => `<w:p><w:r><w:t>${words}</w:t></w:r></w:p>`

export const types = ({ errors, warnings }: ParseResult) => [...errors, ...warnings].map(({ type }) => type)
export const valuesOf = (result: ParseResult, instanceId: string) => readData(result.data)[instanceId]
export const questionsOf = (result: ParseResult) =>
  valuesOf(result, 'FAQ-0001')?.items.map(({ question }) => question?.value)
