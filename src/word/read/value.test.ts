import { expect, test } from 'vitest'
import type { Field } from '#catalogue/manifest.ts'
import { readShown } from '../format.ts'
import type { WordCell } from '../walk/document.ts'
import { readValue } from './value.ts'

const points: Field = { name: 'points', type: 'array', required: false, placeholder: 'p', context: 'c' }
const cellOf = (...lines: string[]): WordCell => ({
  column: 0,
  span: 1,
  isContinued: false,
  hasPicture: false,
  tags: [],
  aliases: [],
  bookmarks: [],
  blocks: lines.map((text) => ({
    kind: 'paragraph',
    source: 0,
    runs: [{ text }],
    list: undefined,
    heading: 0,
    comments: [],
  })),
})

test.each([
  ['bullets', ['• one', '▪two'], ['one', 'two']],
  ['dashes', ['- one', '– two'], ['one', 'two']],
  ['numbers', ['9. nine', '10. ten', '١١) more'], ['nine', 'ten', 'more']],
  ['semicolons', ['one; two;'], ['one', 'two']],
  [
    'a number that belongs to one entry',
    ['2. place in the race', 'third'],
    ['2. place in the race', 'third'],
  ],
  ['a figure', ['1.5 % back', '-5 degrees'], ['1.5 % back', '-5 degrees']],
])('a list typed with %s', (_, lines, entries) => {
  expect(readValue(cellOf(...lines), points)).toEqual(entries)
})

test.each([
  ['Hidden', false],
  ['no', false],
  ['لا', false],
  ['Shown', true],
  ['YES', true],
  ['perhaps', undefined],
])('the switch %j', (text, isShown) => {
  expect(readShown(text)).toBe(isShown)
})
