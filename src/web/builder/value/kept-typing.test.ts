import { expect, test, vi } from 'vitest'
import type { Component } from '#catalogue/manifest.ts'
import { nameItems } from '#content/draft/items.ts'
import type { FieldValue } from '#content/values/field-value.ts'
import { findKeptTyping, findTypedOnPage, keepTyping, takeUp } from './kept-typing.ts'

const title = { name: 'title', type: 'text', required: false, placeholder: '-', context: '-' } as const
const component: Component = {
  code: 'TST001',
  displayName: 'Test',
  family: 'Content',
  tags: [],
  description: 'Titles of items.',
  thumbnail: '',
  docx: {
    fields: [],
    items: {
      minRows: 0,
      maxRows: 9,
      defaultRows: 0,
      addRowLabel: 'Add',
      columns: [title, { ...title, name: 'size', fixed: ['sm'] }],
    },
  },
}
const written: FieldValue = { value: 'Written', origin: { by: 'writer' }, retryCount: 0, status: 'pending' }
const reviewed = [
  { instanceId: 'TST-0001', component, instance: { fields: {}, items: nameItems([{ title: written }]) } },
]
const kept = { instanceId: 'TST-0001', place: { field: 'title', item: 0 }, typed: 'Typed' }

test('what was typed is taken up over what stands there now', () => {
  expect(takeUp(kept, reviewed)).toEqual({ ...kept, label: 'Title', before: 'Written', isTakenUp: true })
})

test.each([
  ['whose component is gone', { ...kept, instanceId: 'TST-0002' }],
  ['whose item is gone', { ...kept, place: { field: 'title', item: 1 } }],
  ['which the page sets by now', { ...kept, place: { field: 'size', item: 0 } }],
  ['which says that already', { ...kept, typed: 'Written' }],
])('nothing is taken up in a place %s', (_, each) => {
  expect(takeUp(each, reviewed)).toBeUndefined()
})

test('what was typed in one language is not taken up in the other', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  })
  const english = { pageId: 'one', locale: 'en-AE' } as const
  const arabic = { pageId: 'one', locale: 'ar-AE' } as const
  keepTyping(arabic, { ...kept, label: 'Title', before: 'Written' }, 'page')
  expect(findTypedOnPage(english, reviewed)).toBeUndefined()
  expect(findTypedOnPage(arabic, reviewed)).toMatchObject({ typed: 'Typed' })
  keepTyping(english, { ...kept, label: 'Title', before: 'Written', typed: 'Other' })
  expect(findKeptTyping(arabic, reviewed)).toMatchObject({ typed: 'Typed' })
  keepTyping(arabic, undefined)
  expect(findKeptTyping(arabic, reviewed)).toBeUndefined()
  expect(findKeptTyping(english, reviewed)).toMatchObject({ typed: 'Other' })
  vi.unstubAllGlobals()
})
