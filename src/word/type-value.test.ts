import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { loadSample } from '#catalogue/sample.node.ts'
import { contentOf } from '#content/content.ts'
import { dataSchema, type ParseResult, readData } from '#content/parse-result.ts'
import type { PagePlace } from '#content/place.ts'
import { judgeContent } from '#content/values/judge.ts'
import { findAskedValues } from '#content/writing/asked-values.ts'
import { findFilledValues } from '#content/writing/filled-values.ts'
import { describeContentFault } from '#texts/content-problems.ts'
import { describeFilled } from '#texts/parse-result.ts'
import { typeValue } from './type-value.ts'

const { directory, manifest } = loadCatalogue('catalogue')

const title = { instanceId: 'HBR-0001', field: 'title' }
const components = [
  { code: 'HBR001', instanceId: 'HBR-0001' },
  { code: 'HBR003', instanceId: 'HBR-0002' },
  { code: 'FAQ001', instanceId: 'FAQ-0001' },
]

/** A hero without a title, a percentage that is a word, a question without an answer. */
const faulty = documentOf({
  'HBR-0001': { ...loadSample(directory, 'HBR001', 'en-AE'), title: '' },
  'HBR-0002': {
    ...loadSample(directory, 'HBR003', 'en-AE'),
    items: [
      { percentage: 'most', label: 'of our customers' },
      { percentage: '78', label: 'of their friends' },
    ],
  },
  'FAQ-0001': {
    title: 'Questions',
    items: [
      { question: 'Who can apply for it?', answer: '' },
      { question: 'What does it cost?', answer: 'Nothing at all in the first year.' },
      { question: 'How do I stop it?', answer: 'In the app, on any day of the year.' },
    ],
  },
})

test('each error that one value would mend is asked for with what stands there', () => {
  const asked = findAskedValues(faulty, manifest)
  expect(asked.map(({ instanceId, item, field, text }) => [instanceId, item, field, text])).toEqual([
    ['HBR-0001', undefined, 'title', ''],
    ['HBR-0002', 0, 'percentage', 'most'],
    ['FAQ-0001', 0, 'answer', ''],
  ])
  expect(asked.map(({ fault }) => describeContentFault(fault))).toEqual(
    faulty.errors.map(({ message }) => message),
  )
})

test('what is typed is no machine’s, and a document without errors left is a page', () => {
  const titled = typeInto(faulty, title, '  A card that pays you back ')
  expect(titled.success).toBe(false)
  expect(titled.errors).toHaveLength(2)
  expect(titled.data['HBR-0001']?.title).toEqual({ value: 'A card that pays you back', ai_generated: false })

  const counted = typeInto(titled, { instanceId: 'HBR-0002', field: 'percentage', item: 0 }, '٩٢ ٪')
  const answered = typeInto(counted, { instanceId: 'FAQ-0001', field: 'answer', item: 0 }, 'a < b\nc')
  expect(answered).toMatchObject({ success: true, errors: [] })
  expect(
    findFilledValues(faulty, answered).map(({ item, field, content }) => [field, item, content.value]),
  ).toEqual([
    ['title', undefined, 'A card that pays you back'],
    ['percentage', 0, '92'],
    ['answer', 0, '<p>a &lt; b</p><p>c</p>'],
  ])
})

test('a typed value is judged by the rules of the reader', () => {
  const place = { instanceId: 'HBR-0002', field: 'percentage', item: 0 }
  const typed = typeInto(faulty, place, '400')
  expect(findAskedValues(typed, manifest).find(({ field }) => field === 'percentage')).toMatchObject({
    text: '400',
  })
})

test('a place that the document does not have takes nothing', () => {
  expect(typeValue(faulty, { ...title, instanceId: 'HBR-0009' }, 'words', manifest)).toBeUndefined()
  expect(typeValue(faulty, { ...title, field: 'subtitle' }, 'words', manifest)).toBeUndefined()
})

function typeInto(result: ParseResult, place: PagePlace, text: string): ParseResult {
  const typed = typeValue(result, place, text, manifest)
  return typed ? describeFilled(typed) : result
}

function documentOf(data: object): ParseResult {
  const parsed = dataSchema.parse(data)
  const content = readData(parsed)
  const instances = components.map((each) => ({ ...each, content: contentOf(content, each.instanceId) }))
  const metadata = { pageName: 'card', locale: 'en-AE' as const, components }
  const found = judgeContent(instances, manifest)
  const kept = { errors: [], warnings: [] }
  return describeFilled({ filename: 'card.docx', metadata, data: parsed, kept, found })
}
