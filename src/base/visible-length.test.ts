import { expect, test } from 'vitest'
import { visibleLength, withoutDirectionMarks } from './visible-length.ts'

test.each([
  ['AED 500', 7],
  ['\u2066AED\u2069 500', 7],
  ['\u2067\u2068\u200e\u200f\u061c', 0],
  ['cafe\u0301', 4],
  ['cafe\u200e\u0301', 4],
])('%j is %i units long to its readers', (text, length) => {
  expect(visibleLength(text)).toBe(length)
})

test('a text without marks of direction stays as it is', () => {
  expect(withoutDirectionMarks('متاحة مع Apple Pay')).toBe('متاحة مع Apple Pay')
})
