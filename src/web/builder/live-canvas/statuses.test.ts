import { expect, test } from 'vitest'
import type { Component } from '#catalogue/manifest.ts'
import type { FieldValue } from '#content/values/field-value.ts'
import { statusesOf } from './statuses.ts'

const component: Component = {
  code: 'TST001',
  displayName: 'Test',
  family: 'Content',
  tags: [],
  description: 'A title.',
  thumbnail: '',
  docx: {
    fields: [
      { name: 'title', type: 'text', required: true, max: 8, placeholder: '-', context: '-' },
      { name: 'rate', type: 'number', required: true, placeholder: '92', context: '-' },
      { name: 'lead', type: 'text', required: false, placeholder: '-', context: '-' },
    ],
  },
}

const written = (value: string, status: 'pending' | 'accepted'): FieldValue => ({
  value,
  retryCount: 0,
  ...(status === 'pending' ? { status } : { status, acceptedAt: '2026-11-20T08:00:00.000Z' }),
})

test.each([
  ['accepted', written('Short', 'accepted'), ''],
  ['pending', written('Short', 'pending'), 'pending'],
  ['too long, accepted or not', written('Much too long', 'accepted'), 'over'],
  ['pending and too long', written('Much too long', 'pending'), 'pending over'],
  ['failed', { value: '', retryCount: 0, status: 'error', error: 'x' } satisfies FieldValue, 'error'],
])('%s', (_, title, status) => {
  const instance = { fields: { title }, items: [] }
  expect(statusesOf(component, instance, [{ field: 'title', kind: 'written' }])).toEqual([status])
})

test('what stands in for a value tells whether the value is required, and whether it is a number', () => {
  const places = [
    { field: 'title', kind: 'stand-in' },
    { field: 'rate', kind: 'stand-in' },
    { field: 'lead', kind: 'stand-in' },
    { field: 'lead', kind: 'fallback' },
  ] as const
  expect(statusesOf(component, { fields: {}, items: [] }, places)).toEqual([
    'empty',
    'empty figure',
    'optional',
    '',
  ])
})
