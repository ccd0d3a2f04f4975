import { expect, test } from 'vitest'
import { shorten } from './shorten.ts'

test.each([
  ['', ''],
  ['cards', 'cards'],
  ['cards!', 'card…'],
  ['بطاقات', 'بطاق…'],
  ['car🏦s', 'car…'],
])('%j is at most five characters long', (text, short) => {
  expect(shorten(text, 5)).toBe(short)
})
