import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { readFigures } from './read-figures.ts'

const anything = oneof(
  string({ unit: 'binary' }),
  array(
    constantFrom(
      ...' \n.,/-+%*()AED 3m k و ب الف درهم من الى 5 ٥ ٫ ٬ ، 24/7 min up to 2026 March ½ ² 🏦 ـ\u200f\u0651 x st'.split(
        ' ',
      ),
      ' ',
    ),
    { maxLength: 60 },
  ).map((parts) => parts.join('')),
)

test('every digit is in exactly one part, whose offsets give back its text', () => {
  assert(
    property(anything, (text) => {
      const { figures, mentions, unread } = readFigures(text)
      const parts = [...figures, ...mentions, ...unread]
      for (const part of parts) expect(text.slice(part.from, part.to)).toBe(part.text)
      for (const { index, 0: digit } of text.matchAll(/\p{Nd}/gu)) {
        const holders = parts.filter(({ from, to }) => from <= index && index + digit.length <= to)
        expect(holders, JSON.stringify(text)).toHaveLength(1)
      }
    }),
    { numRuns: 3000 },
  )
})
