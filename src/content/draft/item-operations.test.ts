import { expect, test } from 'vitest'
import type { Component } from '#catalogue/manifest.ts'
import { createDraft, type Draft } from './draft.ts'
import { addItem, duplicateItem } from './item-operations.ts'

const component = {
  docx: { fields: [], items: { minRows: 1, maxRows: 3, columns: [] } },
} as unknown as Component
const named = (value: string) => ({ title: { value, retryCount: 0, status: 'pending' as const } })

function page(...titles: string[]): Draft {
  const items = titles.map((title) => ({ id: title, values: named(title) }))
  return {
    ...createDraft('2026-11-20T08:00:00.000Z'),
    content: { 'FAQ-0001': { fields: {}, items } },
    optionalElements: { 'FAQ-0001': { a: { show_badge: false } } },
  }
}

const idsOf = (draft: Draft) => draft.content['FAQ-0001']?.items.map(({ id }) => id)

test('an item is added last, or where it is wanted', () => {
  expect(idsOf(addItem(page('a', 'b'), component, 'FAQ-0001', 'new'))).toEqual(['a', 'b', 'new'])
  expect(idsOf(addItem(page('a', 'b'), component, 'FAQ-0001', 'new', 1))).toEqual(['a', 'new', 'b'])
})

test('a copy of an item stands behind it, with its values and switches', () => {
  const { content, optionalElements } = duplicateItem(page('a', 'b'), component, 'FAQ-0001', 0, 'copy')
  expect(content['FAQ-0001']?.items.map(({ id, values }) => [id, values.title?.value])).toEqual([
    ['a', 'a'],
    ['copy', 'a'],
    ['b', 'b'],
  ])
  expect(optionalElements['FAQ-0001']).toEqual({ a: { show_badge: false }, copy: { show_badge: false } })
})

test('beyond the most that a component takes nothing changes', () => {
  const full = page('a', 'b', 'c')
  expect(addItem(full, component, 'FAQ-0001', 'new', 1)).toBe(full)
  expect(duplicateItem(full, component, 'FAQ-0001', 0, 'copy')).toBe(full)
})
