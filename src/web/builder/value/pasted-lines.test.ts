import { expect, test } from 'vitest'
import { fitLines, pastedLines } from './pasted-lines.ts'

test.each([
  ['•\tFree for life\r\n•\tNo limit\r\n', ['Free for life', 'No limit']],
  ['·         Lounge access\no\tTwo guests', ['Lounge access', 'Two guests']],
  ['1.\tApply\n2) Sign', ['Apply', 'Sign']],
  ['- رسوم أقل\n- 5% نقداً', ['رسوم أقل', '5% نقداً']],
  ['2.5% back\n10 trips a year', ['2.5% back', '10 trips a year']],
  ['-5% off\n-10% off', ['-5% off', '-10% off']],
  ['one line', ['one line']],
  [' \n\t\n', []],
])('%j is these points: %j', (pasted, lines) => {
  expect(pastedLines(pasted)).toEqual(lines)
})

test.each([
  [5, ['a', 'b'], []],
  [6, ['a'], ['b', 'c']],
  [7, ['a'], ['b', 'c']],
  [1, ['a', 'b', 'c'], []],
])('a list of %i of 6 entries has room for %j, and none for %j', (count, fitting, left) => {
  expect(fitLines([...fitting, ...left], { count, most: 6 })).toEqual({ fitting, left })
})
