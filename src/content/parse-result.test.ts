import { expect, test } from 'vitest'
import { dataSchema, metadataSchema, readData } from './parse-result.ts'

const issuesOf = (values: object) =>
  dataSchema
    .safeParse({ 'FAQ-0001': values })
    .error?.issues.map(({ path, message }) => `${path.slice(1).join('.')} ${message}`) ?? []

const notItems = 'items item-list'

test.each<[string, object, string[]]>([
  ['items that are no JSON', { items: 'not json' }, [notItems]],
  ['items as JSON of something else', { items: '{"question":"Q"}' }, [notItems]],
  ['items with an entry that is no item', { items: '["Q"]' }, [notItems]],
  ['items as a list of texts', { items: ['Q'] }, [notItems]],
  ['items as a number', { items: 3 }, [notItems]],
  ['marked items that are no JSON', { items: { value: 'not json', ai_generated: true } }, [notItems]],
  ['items under another name', { rows: [{ question: 'Q' }] }, ['rows no-item-list']],
  ['a value of another kind', { title: { text: 'Q' } }, ['title value']],
])('%s are refused, not dropped', (_, values, issues) => {
  expect(issuesOf(values)).toEqual(issues)
})

test.each([
  { items: [{ question: 'Q' }] },
  { items: '[{"question":"Q"}]' },
  { items: { value: '[{"question":"Q"}]', ai_generated: true } },
])('%o is one item', (values) => {
  expect(readData(dataSchema.parse({ 'FAQ-0001': values }))['FAQ-0001']?.items).toEqual([
    { question: { value: 'Q', ai_generated: false } },
  ])
})

test.each([{}, { items: [] }, { items: '' }, { items: null }, { items: '[]' }])('%o is no item', (values) => {
  expect(readData(dataSchema.parse({ 'FAQ-0001': values }))['FAQ-0001']?.items).toEqual([])
})

test('what is null in the metadata counts as absent', () => {
  const given = {
    pageName: null,
    locale: null,
    layoutHash: null,
    createdAt: null,
    optionalElements: null,
    components: [],
  }
  expect(metadataSchema.parse(given)).toEqual({ pageName: '', components: [] })
})
