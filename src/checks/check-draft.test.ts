import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { addNew } from '#content/draft/add-new.ts'
import { createDraft, type Draft } from '#content/draft/draft.ts'
import { renamePage } from '#content/draft/draft-operations.ts'
import { nameItems } from '#content/draft/items.ts'
import type { FieldValue } from '#content/values/field-value.ts'
import { readFact } from '#facts/read-fact.ts'
import { findDraftFaults } from './check-draft.ts'

const { manifest } = loadCatalogue('catalogue')
const at = '2026-11-20T08:00:00.000Z'

const pending = (value: string): FieldValue => ({
  value,
  origin: { by: 'writer' },
  retryCount: 0,
  status: 'pending',
})
const accepted = (value: string): FieldValue => ({ ...pending(value), status: 'accepted', acceptedAt: at })

function hero(fields: Record<string, FieldValue>, name = 'gold-card'): Draft {
  const draft = addNew(renamePage(createDraft(at), name), 'HBR001', at)
  return { ...draft, product: 'credit-card', content: { 'HBR-0001': { fields, items: [] } } }
}

const find = (draft: Draft) =>
  findDraftFaults(draft, manifest).map(({ fault, severity, place }) => [fault.rule, severity, place?.field])

test('a page whose values are accepted has nothing to mend', () => {
  expect(find(hero({ title: accepted('A card that pays back') }))).toEqual([])
})

test.each([
  ['en-AE', 'A card. Apply by 30 June 2026 and pay nothing.', 'Apply by 30 June 2026 and pay nothing.'],
  ['ar-AE', 'بطاقة. العرض سارٍ حتى 30 يونيو 2026.', 'العرض سارٍ حتى 30 يونيو 2026.'],
] as const)('a last day that is over is told with its place and its day: %s', (locale, title, excerpt) => {
  const draft = hero({ title: accepted(title) })
  const page = { ...draft, layout: { ...draft.layout, locale } }
  const daysOver = (today?: string) =>
    findDraftFaults(page, manifest, today === undefined ? {} : { today }).filter(
      ({ fault }) => fault.rule === 'day-over',
    )
  expect(daysOver('2026-07-01')).toEqual([
    {
      fault: { rule: 'day-over', day: '2026-06-30' },
      severity: 'warning',
      place: { instanceId: 'HBR-0001', field: 'title' },
      excerpt,
    },
  ])
  expect(daysOver('2026-06-30')).toEqual([])
  expect(daysOver()).toEqual([])
})

test('no other day is over: one that begins, one without a year, one of a text that nobody accepted', () => {
  const told = (value: FieldValue) =>
    findDraftFaults(hero({ title: value }), manifest, { today: '2027-01-01' }).map(({ fault }) => fault.rule)
  for (const text of ['Open from 1 June 2026', 'Apply by 30 June', 'Apply in 30 days', 'Founded in 1963'])
    expect(told(accepted(text))).not.toContain('day-over')
  expect(told(pending('Apply by 30 June 2026'))).not.toContain('day-over')
})

test('a required value that waits is not called missing, and is told of once', () => {
  const found = find(hero({ title: pending('A card that pays back') }))
  expect(found).toEqual([
    ['required-not-accepted', 'error', 'title'],
    ['section-left-out', 'warning', undefined],
  ])
})

test('a required value that nobody has written is missing', () => {
  expect(find(hero({}))).toEqual([
    ['required-empty', 'error', 'title'],
    ['section-left-out', 'warning', undefined],
  ])
})

test('where values wait, all that are not accepted are counted as in the review, at the first that waits', () => {
  const fields = {
    title: accepted('A card that pays back'),
    sub_title: pending('Daily'),
    cta_url: pending('/a'),
  }
  const [finding] = findDraftFaults(hero(fields), manifest)
  expect(finding).toEqual({
    fault: { rule: 'not-accepted', count: 3 },
    severity: 'warning',
    place: { instanceId: 'HBR-0001', field: 'sub_title' },
  })
})

test('items that wait are not called missing', () => {
  const draft = addNew(renamePage(createDraft(at), 'gold-card'), 'FAQ001', at)
  const item = { question: pending('How much?'), answer: pending('Nothing.') }
  const content = { 'FAQ-0001': { fields: {}, items: nameItems([item, item, item]) } }
  expect(find({ ...draft, product: 'other', content })).toEqual([
    ['required-not-accepted', 'error', 'question'],
    ['section-left-out', 'warning', undefined],
    ['not-accepted', 'warning', 'answer'],
  ])
})

test('a written button leads to what follows until the page has an action address', () => {
  const draft = hero({ title: accepted('A card that pays back'), cta_text: accepted('Apply') })
  expect(find(draft)).toEqual([['button-without-link', 'warning', 'cta_url']])
  expect(find({ ...draft, actionUrl: '/apply' })).toEqual([])
})

test('a page of which no name for files follows says so', () => {
  expect(find(hero({ title: accepted('A card that pays back') }, 'Gold card'))).toEqual([])
  expect(find(hero({ title: accepted('A card that pays back') }, 'بطاقة'))).toEqual([
    ['page-name', 'error', undefined],
  ])
})

test('a page on which something is written is about some product, or the finding says so', () => {
  const draft = hero({ title: pending('A card that pays back') })
  const { product: _, ...unknown } = draft
  expect(find(unknown)).toContainEqual(['product-unknown', 'warning', undefined])
  expect(find({ ...draft, product: 'no-product' })).toContainEqual(['product-unknown', 'warning', undefined])
  expect(find({ ...unknown, content: {} })).not.toContainEqual(['product-unknown', 'warning', undefined])
})

test('what the page itself says of its product is not asked for, and what it cannot say is an error', () => {
  const draft = { ...hero({ title: accepted('A personal loan for you') }), product: 'personal-finance' }
  expect(find(draft)).toEqual([])
  expect(find({ ...draft, product: 'other' }).map(([rule]) => rule)).toEqual(['page-words', 'page-words'])
  const arabic = { ...draft, layout: { ...draft.layout, locale: 'ar-AE' } } as const
  expect(find(arabic)).toEqual([
    ['notice-wording-missing', 'error', undefined],
    ['notice-wording-missing', 'error', undefined],
  ])
})

test('a figure that stands without its condition is worth a look, whoever wrote it', () => {
  const facts = [readFact('Up to 5% cashback if you spend AED 3,000 a month')]
  const partedIn = (fields: Record<string, FieldValue>) =>
    findDraftFaults(hero(fields), manifest, { facts }).filter(({ fault }) => fault.rule === 'figure-parted')
  const typed = (value: string): FieldValue => ({ ...accepted(value), origin: { by: 'person' } })
  expect(partedIn({ title: typed('Up to 5% cashback') })).toEqual([
    {
      fault: { rule: 'figure-parted', fact: facts[0]?.text },
      severity: 'warning',
      place: { instanceId: 'HBR-0001', field: 'title' },
      excerpt: 'Up to 5%',
    },
  ])
  const condition = typed('Spend AED 3,000 a month.')
  expect(partedIn({ title: typed('Up to 5% cashback'), sub_title: condition })).toEqual([])
  expect(partedIn({ title: typed('Up to 5%* cashback') })).toEqual([])
  expect(partedIn({ title: { ...typed('5% cashback'), origin: { by: 'sample' } } })).toEqual([])
})
