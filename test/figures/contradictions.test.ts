import { expect, test } from 'vitest'
import { findContradictions } from '#figures/find-contradictions.ts'
import data from './contradictions.json' with { type: 'json' }

test.each(data.pairs.filter(({ contradict }) => contradict))('$one contradicts $other', ({ one, other }) => {
  expect(findContradictions([one, other])).toHaveLength(1)
  expect(findContradictions([other, one])).toHaveLength(1)
})

test.each(data.pairs.filter(({ contradict }) => !contradict))('$one and $other agree', ({ one, other }) => {
  expect(findContradictions([one, other])).toEqual([])
  expect(findContradictions([other, one])).toEqual([])
})

test.each(data.briefs)(
  'of the messages $messages those that contradict are named, and no others',
  ({ messages, contradictions }) => {
    const found = findContradictions(messages).map(({ one, other }) =>
      [messages[one], messages[other]].sort(),
    )
    expect(new Set(found.map((pair) => pair.join('\n')))).toEqual(
      new Set(contradictions.map((pair) => [...pair].sort().join('\n'))),
    )
  },
)

test('a hundred messages are compared at once', () => {
  const messages = Array.from({ length: 100 }, (_, place) => data.pairs[place % data.pairs.length]?.one ?? '')
  const started = process.cpuUsage().user
  findContradictions(messages)
  expect((process.cpuUsage().user - started) / 1000).toBeLessThan(1000)
})
