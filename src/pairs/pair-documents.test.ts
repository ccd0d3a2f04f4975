import { expect, test } from 'vitest'
import type { Locale } from '#base/locale.ts'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { loadSample } from '#catalogue/sample.node.ts'
import { dataSchema, type ParsedData, type ParseResult } from '#content/parse-result.ts'
import { describePageFault } from '#texts/pair-faults.ts'
import { comparePages, findDocumentPairs, withoutLanguage } from './pair-documents.ts'

const { directory, manifest } = loadCatalogue('catalogue')

function document(
  filename: string,
  locale: Locale | undefined,
  codes: readonly string[],
  pageName = '',
): ParseResult {
  const components = codes.map((code, index) => ({
    code,
    instanceId: `${code.slice(0, 3).toUpperCase()}-000${index + 1}`,
  }))
  const data = Object.fromEntries(
    components.map(({ code, instanceId }) => [instanceId, loadSample(directory, code, locale ?? 'en-AE')]),
  )
  return {
    success: true,
    filename,
    metadata: { pageName, ...(locale && { locale }), components },
    data: dataSchema.parse(data),
    warnings: [],
    errors: [],
  }
}

test.each([
  ['travel-card-en', 'travel-card'],
  ['travel-card-ar.docx', 'travel-card'],
  ['Travel Card (Arabic).docx', 'Travel Card'],
  ['travel_card_AR', 'travel_card'],
  ['travel.card.ar-AE.docx', 'travel.card'],
  ['AR_travel-card', 'travel-card'],
  ['بطاقة السفر - عربي.docx', 'بطاقة السفر'],
  ['loan_EN_v2.docx', 'loan_v2'],
  ['loan AR final 2026-11', 'loan final 2026-11'],
  ['calendar', 'calendar'],
  ['open', 'open'],
  ['solar-car', 'solar-car'],
])('%s is %s', (name, plain) => {
  expect(withoutLanguage(name)).toBe(plain)
})

const codes = ['HBR001', 'KBS001', 'FAQ001', 'IMPLNK001']

test('documents of one name are a pair, whatever else they have in common', () => {
  const english = document('travel-card-en.docx', 'en-AE', ['HBR001'])
  const arabic = document('Travel-Card-AR.docx', 'ar-AE', ['HBR001'])
  const one = document('first.docx', 'en-AE', codes)
  const other = document('الأول.docx', 'ar-AE', codes)
  expect(findDocumentPairs([one, english, arabic, other])).toEqual([{ 'en-AE': english, 'ar-AE': arabic }])
})

test('two that could be the other one make no pair, and two of one language neither', () => {
  const results = [
    document('a-en.docx', 'en-AE', codes),
    document('a.docx', 'en-AE', codes),
    document('a-ar.docx', 'ar-AE', codes),
    document('d.docx', 'en-AE', ['HBR001']),
    document('d-en.docx', 'en-AE', ['HBR001']),
  ]
  expect(findDocumentPairs(results)).toEqual([])
})

test('a document that does not say its language has it in its name', () => {
  const english = document('card.docx', 'en-AE', ['HBR001'], 'card')
  const arabic = document('card_AR.docx', undefined, ['HBR001'], 'card')
  expect(findDocumentPairs([english, arabic])).toHaveLength(1)
})

function pairOf(english: readonly string[], arabic: readonly string[]) {
  return { 'en-AE': document('a.docx', 'en-AE', english), 'ar-AE': document('b.docx', 'ar-AE', arabic) }
}

test('a page of all samples says the same in both languages', () => {
  const all = manifest.components.map(({ code }) => code)
  expect(comparePages(pairOf(all, all), manifest)).toEqual([])
})

test('a fault is told with its place', () => {
  const pair = pairOf(['HBR001', 'FAQ001'], ['HBR001', 'FAQ001'])
  const faq = pair['ar-AE'].data['FAQ-0002'] as { items: ParsedData[string][] }
  Object.assign(faq.items[3] ?? {}, { answer: 'حتى خمس بطاقات من عمر 16 عاماً' })
  faq.items.pop()
  const faults = comparePages(pair, manifest)
  expect(faults.map((fault) => describePageFault(fault, manifest))).toEqual([
    'FAQ-0002: “Frequently asked questions” has 5 items in English and 4 in Arabic. Both must have the same.',
    'FAQ-0002, item 4, Answer: English says “up to four supplementary cards”, and Arabic another figure. Make sure which one is right.',
    'FAQ-0002, item 4, Answer: “15 or above” stands in English alone. Say it in Arabic too, or take it out.',
    'FAQ-0002, item 4, Answer: “16 عاماً” stands in Arabic alone. Say it in English too, or take it out.',
    'FAQ-0002, item 4, Answer: “supplementary cards” stands in English alone, and others would read a different promise. Say it in Arabic too, or take it out.',
    'FAQ-0002, item 4, Answer: Arabic is 0.2 times as long as English. Make sure that both say the same.',
  ])
})

test('a section that one side lacks', () => {
  const faults = comparePages(pairOf(['HBR001', 'FAQ001'], ['HBR001']), manifest)
  expect(faults).toEqual([
    { code: 'FAQ001', instances: { 'en-AE': 'FAQ-0002' }, missing: 'section', side: 'ar-AE' },
  ])
  expect(faults.map((fault) => describePageFault(fault, manifest))).toEqual([
    'FAQ-0002: Arabic has no such section “Frequently asked questions”.',
  ])
})
