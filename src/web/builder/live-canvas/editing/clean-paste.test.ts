import { expect, test } from 'vitest'
import { cleanPaste } from './clean-paste.ts'

test.each([
  ['Two\r\nlines', 'one', 'Two lines'],
  ['Two\r\nlines', 'many', 'Two\nlines'],
  ['A cell\tand the next\r\n', 'one', 'A cell and the next'],
  ['Three \n\n words', 'one', 'Three words'],
  ['•\tA point\r\n•\tAnother', 'one', 'A point Another'],
  ['-\t4', 'one', '- 4'],
  ['a\u0000\u0008b\u2028c', 'many', 'ab\nc'],
  ['<b>as it is</b>', 'one', '<b>as it is</b>'],
  ['رسوم\u200f 5%', 'one', 'رسوم\u200f 5%'],
] as const)('%j in %s line(s)', (pasted, lines, expected) => {
  expect(cleanPaste(pasted, lines)).toBe(expected)
})
