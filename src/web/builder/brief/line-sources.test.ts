import { expect, test } from 'vitest'
import { sourcesOf, withSource } from './line-sources.ts'

const at = '2026-11-23T08:00:00.000Z'
const taken = { from: 'table', of: '', at } as const
const sara = { by: 'sara', at }

test('of a line it is known where it was taken from and who confirmed it, until it is another line', () => {
  const sources = withSource(withSource([], ['Fee AED 5', '5% back'], { taken }), ['5% back', 'Free'], {
    confirmed: sara,
  })
  expect(sources).toEqual([
    { line: 'Fee AED 5', taken },
    { line: '5% back', taken, confirmed: sara },
    { line: 'Free', confirmed: sara },
  ])
  expect(sourcesOf(sources, { keyMessages: ['5% back', 'Free', 'Fee AED 6'], confirmed: ['Free'] })).toEqual([
    { line: '5% back', taken },
    { line: 'Free', confirmed: sara },
  ])
})
