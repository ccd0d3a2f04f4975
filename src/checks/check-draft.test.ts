import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { createDraft, type Draft } from '#content/draft.ts'
import { addComponent, renamePage } from '#content/draft-operations.ts'
import type { FieldValue } from '#content/field-value.ts'
import { findDraftFaults } from './check-draft.ts'

const { manifest } = loadCatalogue('catalogue')
const at = '2026-11-20T08:00:00.000Z'

const pending = (value: string): FieldValue => ({
  value,
  aiGenerated: true,
  retryCount: 0,
  status: 'pending',
})
const accepted = (value: string): FieldValue => ({ ...pending(value), status: 'accepted', acceptedAt: at })

function hero(fields: Record<string, FieldValue>, name = 'gold-card'): Draft {
  const draft = addComponent(renamePage(createDraft(at), name), 'HBR001', at)
  return { ...draft, content: { 'HBR-0001': { fields, items: [] } } }
}

const find = (draft: Draft) =>
  findDraftFaults(draft, manifest).map(({ fault, severity, place }) => [fault.rule, severity, place?.field])

test('a page whose values are accepted has nothing to mend', () => {
  expect(find(hero({ title: accepted('A card that pays back') }))).toEqual([])
})

test('a required value that waits is not called missing, and is told of once', () => {
  const found = find(hero({ title: pending('A card that pays back') }))
  expect(found).toEqual([['required-not-accepted', 'error', 'title']])
})

test('a required value that nobody has written is missing', () => {
  expect(find(hero({}))).toEqual([['required-empty', 'error', 'title']])
})

test('other values that wait are counted, at the first of them', () => {
  const fields = {
    title: accepted('A card that pays back'),
    sub_title: pending('Daily'),
    cta_url: pending('/a'),
  }
  const [finding] = findDraftFaults(hero(fields), manifest)
  expect(finding).toEqual({
    fault: { rule: 'not-accepted', count: 2 },
    severity: 'warning',
    place: { instanceId: 'HBR-0001', field: 'sub_title' },
  })
})

test('items that wait are not called missing', () => {
  const draft = addComponent(renamePage(createDraft(at), 'gold-card'), 'FAQ001', at)
  const item = { question: pending('How much?'), answer: pending('Nothing.') }
  const content = { 'FAQ-0001': { fields: {}, items: [item, item, item] } }
  expect(find({ ...draft, content })).toEqual([
    ['required-not-accepted', 'error', 'question'],
    ['not-accepted', 'warning', 'answer'],
  ])
})

test('a page of which no name for files follows says so', () => {
  expect(find(hero({ title: accepted('A card that pays back') }, 'Gold card'))).toEqual([])
  expect(find(hero({ title: accepted('A card that pays back') }, 'بطاقة'))).toEqual([
    ['page-name', 'error', undefined],
  ])
})
