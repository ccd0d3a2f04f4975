import { expect, test } from 'vitest'
import { readPoints, sumUp, writePoints } from './points.ts'
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

const sharedOf = (one: readonly string[], other: readonly string[]) => {
  const others = new Set(listTraces(other))
  return listTraces(one).filter((trace) => others.has(trace)).length
}

test('a sentence is known by its words, their roots, and what stands near each other', () => {
  const all = ['guaranteed', '12', 'returns']
  expect(new Set(listTraces(all)).size).toBe(2 + 2 + 4 + 3)
  expect(sharedOf(all, ['guaranteed', '350', 'returns'])).toBe(listTraces(all).length)
  expect(sharedOf(all, ['guarantees', '12', 'returning'])).toBe(2 + 4 + 3)
  expect(sharedOf(all, ['returns', '12', 'guaranteed'])).toBe(2 + 2 + 2)
  expect(sharedOf(['no', 'risk'], ['risk', 'no'])).toBe(2)
  expect(sharedOf([], ['risk'])).toBe(0)
})

test('points are the same once they were written and read', () => {
  const points = new Map(Array.from({ length: 100 }, (_, at) => [at * at * 31 + 7, at - 50] as const))
  const read = readPoints(writePoints(points))
  expect([...points.keys()].map(read.of)).toEqual([...points.values()])
  // Others have none, also where their number is among the points of a line.
  expect(
    Array.from({ length: 500 }, (_, at) => at).filter((at) => !points.has(at) && read.of(at) !== 0),
  ).toEqual([])
  expect(sumUp([7, 8, 7], read)).toBe(-100)
})
