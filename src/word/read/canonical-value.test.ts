import { expect, test } from 'vitest'
import type { Field } from '#catalogue/manifest.ts'
import { canonicalValue } from './canonical-value.ts'

const field = (type: Field['type']): Field => ({
  name: 'value',
  type,
  required: false,
  placeholder: 'A value',
  context: 'Any value.',
})

test.each<[Field['type'], string | string[] | undefined, string | string[]]>([
  ['text', undefined, ''],
  ['text', ' one\r\ntwo\tthree\u0000 ', 'one two three'],
  ['text', 'a lone \ud800 half', 'a lone \ufffd half'],
  ['richtext', ' <p>a\tb\u0001</p><p>&#1;</p><ul><li>c </li></ul>', '<p>a b</p><ul><li>c</li></ul>'],
  ['text', '\u00a0\u200b\u200f', ''],
  ['richtext', '<p>\u00a0\u200b</p>', ''],
  ['array', ['\u200b', 'one'], ['one']],
  ['number', '٧٥٪', '75'],
  ['number', 'many', 'many'],
  ['array', 'one; two\nthree', ['one', 'two', 'three']],
  ['array', ['one; two', 'three\nfour', ' '], ['one; two', 'three', 'four']],
])('%s %j is written as %j, and stays so', (type, value, canonical) => {
  expect(canonicalValue(field(type), value)).toEqual(canonical)
  expect(canonicalValue(field(type), canonical)).toEqual(canonical)
})
