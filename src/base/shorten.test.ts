import { expect, test } from 'vitest'
import { quoteShort, shorten } from './shorten.ts'

test.each([
  ['', ''],
  ['cards', 'cards'],
  ['cards!', 'card…'],
  ['بطاقات', 'بطاق…'],
  ['car🏦s', 'car…'],
])('%j is at most five characters long', (text, short) => {
  expect(shorten(text, 5)).toBe(short)
})

test('a quotation stands on one line and is never cut in half a character', () => {
  expect(quoteShort(' two\nlines ')).toBe('“two lines”')
  expect(quoteShort(`${'a'.repeat(158)}🏦 and more`)).toBe(`“${'a'.repeat(158)}…”`)
})
