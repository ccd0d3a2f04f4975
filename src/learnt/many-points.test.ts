import { expect, test } from 'vitest'
import { createJudge, writeManyPoints } from './many-points.ts'

test('points of several things are read as they were written, as nearly as a sign tells', () => {
  const written = writeManyPoints([
    {
      name: 'one',
      start: -50,
      points: new Map([
        [7, 100],
        [900, -40],
      ]),
    },
    { name: 'other', start: 10, points: new Map([[900, 80]]) },
  ])
  expect(written.names).toEqual(['one', 'other'])
  const judge = createJudge(written)
  const [one = 0, other = 0] = judge([7, 900, 5, 6])
  expect(one).toBeCloseTo(-0.5 + 0.6 / 2, 1)
  expect(other).toBeCloseTo(0.1 + 0.8 / 2, 1)
})

test('what says little of anything is left out', () => {
  const { lines } = writeManyPoints([
    {
      name: 'one',
      start: 0,
      points: new Map([
        [7, 100],
        [8, 1],
      ]),
    },
  ])
  expect(lines).toHaveLength(1)
})
