import { expect, test } from 'vitest'
import { renewValue } from './renew-value.ts'

const state = { retryCount: 0, status: 'pending' }
const person = { by: 'person' }

test.each([
  ['a writer', { value: 'A', aiGenerated: true, writer: 'draft' }, { by: 'writer', writer: 'draft' }],
  ['nobody', { value: '', aiGenerated: false }, undefined],
  ['a person', { value: ['A'], aiGenerated: false }, person],
  ['a document with a mark', { value: 'A', aiGenerated: true }, { by: 'word', aiGenerated: true }],
  ['a writer that failed', { value: '', aiGenerated: true }, { by: 'writer' }],
])('what came from %s says so', (_, stored, origin) => {
  const { value } = stored
  expect(renewValue({ ...stored, ...state })).toEqual({ value, ...state, ...(origin && { origin }) })
})

test('what a writer noted belongs to what it wrote', () => {
  const stored = {
    value: '',
    aiGenerated: true,
    writer: 'draft',
    notes: ['Look', 'Out'],
    briefNotes: ['Out'],
  }
  const [look, out] = ['Look', 'Out'].map((text) => ({ kind: 'text', text }))
  expect(renewValue({ ...stored, ...state })).toEqual({
    value: '',
    origin: { by: 'writer', writer: 'draft', notes: [look, out], briefNotes: [out] },
    ...state,
  })
})

test('earlier values have an origin of their own, and with them an empty one was emptied', () => {
  const earlier = [{ value: 'A', aiGenerated: true, writer: 'draft' }]
  expect(renewValue({ value: '', aiGenerated: false, earlier, ...state })).toEqual({
    value: '',
    origin: person,
    earlier: [{ value: 'A', origin: { by: 'writer', writer: 'draft' } }],
    ...state,
  })
})

test('what is no value stays as it is', () => {
  expect(renewValue(7)).toBe(7)
})
