import { expect, test } from 'vitest'
import { readPoints } from './points.ts'
import { rootOf } from './root-of.ts'
import { listTraces } from './traces.ts'

test.each([
  ['guaranteed', 'guara'],
  ['rest', 'rest'],
  ['والعوايد', 'عوايد'],
  ['بيفجر', 'فجر'],
])('the root of %s is %s', (word, root) => {
  expect(rootOf(word)).toBe(root)
})

test('a text is known by its words, their roots, and each two that stand together', () => {
  const words = ['guaranteed', '12', 'returns'].map((text) => ({ text }))
  expect(listTraces(words)).toEqual([
    ...['guaranteed', 'guara*', 'guaranteed_0'],
    '0_returns',
    ...['returns', 'retur*'],
  ])
  expect(listTraces([])).toEqual([])
})

test('points are read line by line', () => {
  expect([...readPoints({ ' 12': 'one two', '-3': 'three' })]).toEqual([
    ['one', 12],
    ['two', 12],
    ['three', -3],
  ])
})
