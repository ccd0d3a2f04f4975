import { expect, test } from 'vitest'
import { printable } from './printable.ts'

test.each([
  ['\u001b[2Jgone', String.raw`\u001b[2Jgone`],
  ['\u009b31mred', String.raw`\u009b31mred`],
  ['a\nb\r\tc\u0000\u007f', String.raw`a\u000ab\u000d\u0009c\u0000\u007f`],
  ['a\u2028b\u2029c\u0085', String.raw`a\u2028b\u2029c\u0085`],
  ['offer\u202excod.exe', String.raw`offer\u202excod.exe`],
  ['عرض \u200fالبطاقة – 5 % «ok» 🎉', 'عرض \u200fالبطاقة – 5 % «ok» 🎉'],
])('%j is printed as %j', (text, printed) => {
  expect(printable(text)).toBe(printed)
})

test('JSON that is printed stays the same JSON', () => {
  const value = { name: 'a\u001b\u009b\u202e\u2028"\\b' }
  expect(JSON.parse(printable(JSON.stringify(value)))).toEqual(value)
})
