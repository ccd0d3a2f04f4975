import { expect, test } from 'vitest'
import { findMentions } from './find-mentions.ts'

const users = ['brand', 'digital', 'a', 'a.b']

test.each([
  ['@brand please look', ['brand']],
  ['Please look, @Brand.', ['brand']],
  ['(@brand) and @digital, @brand', ['brand', 'digital']],
  ['@a.b and @a.', ['a.b', 'a']],
  ['راجع @brand؟', ['brand']],
  ['mail brand@digital.example', []],
  ['@brandish @nobody @ brand', []],
  ['@a-b', []],
])('%j names %j', (text, named) => {
  expect(findMentions(text, users)).toEqual(named)
})
