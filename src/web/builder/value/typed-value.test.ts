import { expect, test } from 'vitest'
import type { FieldValue } from '#content/values/field-value.ts'
import { withTyping } from './typed-value.ts'

const sample: FieldValue = { value: 'Old', origin: { by: 'sample' }, retryCount: 0, status: 'pending' }

test('what is typed is shown in the place of what was, and is the work of who types it', () => {
  expect(withTyping(sample, { before: 'Old', typed: 'Old' })).toEqual({ value: sample, isTyped: false })
  expect(withTyping(sample, undefined).isTyped).toBe(false)
  const { value, isTyped } = withTyping(sample, { before: 'Old', typed: 'New' })
  expect([value.value, value.status, value.origin, isTyped]).toEqual([
    'New',
    'pending',
    { by: 'person' },
    true,
  ])
})

test('what is accepted stays so, since the same time', () => {
  const accepted: FieldValue = { value: 'Old', retryCount: 0, status: 'accepted', acceptedAt: '2026-11-01' }
  expect(withTyping(accepted, { before: 'Old', typed: 'New' }).value).toMatchObject({
    acceptedAt: '2026-11-01',
  })
})
