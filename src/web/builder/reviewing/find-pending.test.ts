import { expect, test } from 'vitest'
import type { Component } from '#catalogue/manifest.ts'
import type { InstanceDraft } from '#content/draft/draft.ts'
import { nameItems } from '#content/draft/items.ts'
import type { FieldValue } from '#content/values/field-value.ts'
import { findPending, findPendingFrom } from './find-pending.ts'

const pending: FieldValue = { value: 'Text', origin: { by: 'writer' }, retryCount: 0, status: 'pending' }
const accepted: FieldValue = { ...pending, status: 'accepted', acceptedAt: '2026-11-20T08:00:00.000Z' }
const definition = { name: 'title', type: 'text', required: false, placeholder: '-', context: '-' } as const

const component: Component = {
  code: 'TST001',
  displayName: 'Test',
  family: 'Content',
  tags: [],
  description: 'A title, and titles of items.',
  thumbnail: '',
  docx: {
    fields: [definition],
    items: { minRows: 0, maxRows: 9, defaultRows: 0, addRowLabel: 'Add', columns: [definition] },
  },
}

function reviewed(instanceId: string, title: FieldValue, ...items: FieldValue[]) {
  const instance: InstanceDraft = {
    fields: { title },
    items: nameItems(items.map((each) => ({ title: each }))),
  }
  return { instanceId, component, instance }
}

const page = [reviewed('TST-0001', accepted, pending, accepted), reviewed('TST-0002', pending)]
const ofItem = { instanceId: 'TST-0001', field: 'title', item: 0 }
const second = { instanceId: 'TST-0002', field: 'title' }

test('without a place the first pending value of the page is next', () => {
  expect(findPending(page, undefined)).toEqual(ofItem)
})

test('the next one may stand in another component, and after the last comes the first', () => {
  expect(findPending(page, ofItem)).toEqual(second)
  expect(findPending(page, second)).toEqual(ofItem)
})

test('the previous one is found the other way round', () => {
  expect(findPending(page, second, 'previous')).toEqual(ofItem)
  expect(findPending(page, ofItem, 'previous')).toEqual(second)
  expect(findPending(page, undefined, 'previous')).toEqual(second)
})

test('where it begins is found again only when nothing else is pending', () => {
  expect(
    findPending([reviewed('TST-0001', pending, accepted)], { ...second, instanceId: 'TST-0001' }),
  ).toEqual({
    instanceId: 'TST-0001',
    field: 'title',
  })
  expect(findPending([reviewed('TST-0001', accepted)], undefined)).toBeUndefined()
})

test('from a section or a place on, what is pending there comes before what follows', () => {
  const later = [...page, reviewed('TST-0003', accepted)]
  expect(findPendingFrom(later, { instanceId: 'TST-0002' })).toEqual(second)
  expect(findPendingFrom(later, ofItem)).toEqual(ofItem)
  expect(findPendingFrom(later, { instanceId: 'TST-0001', field: 'title', item: 1 })).toEqual(second)
  expect(findPendingFrom(later, { instanceId: 'TST-0003' })).toEqual({
    instanceId: 'TST-0003',
    field: 'title',
  })
  expect(findPendingFrom(later, { instanceId: 'HDR-0001' })).toEqual(ofItem)
})
