import { expect, test } from 'vitest'
import { rescueObject } from './rescue.ts'

test.each([
  ['alone', '{"title":"A"}'],
  ['in a fence', '```json\n{"title":"A"}\n```'],
  ['in a fence without a name', '```\n{"title":"A"}\n```\n'],
  ['between sentences', 'Here is {the} title you asked for:\n{"title":"A"}\nI hope it helps {really}.'],
  ['behind its thoughts', '<think>{"title":"B"} would be dull.</think>\n{"title":"A"}'],
  ['before and behind thoughts', '<think>a</think>{"title":<think>b</think>"A"}'],
  ['behind thoughts whose opening was cut', '{"title":"B"} is dull.</think>{"title":"A"}'],
])('an object %s is found', (_, text) => {
  expect(rescueObject(text)).toEqual({ title: 'A' })
})

test('braces and quotes inside a text are text', () => {
  const object = { title: 'Say "}" and {', other: '\\' }
  expect(rescueObject(`Sure: ${JSON.stringify(object)}.`)).toEqual(object)
})

test.each(['', 'I cannot help with that.', '["title"]', '{"title":"cut o', '"text"', '{{{{'])(
  '%j holds none',
  (text) => {
    expect(rescueObject(text)).toBe(undefined)
  },
)

test.each(['{', '<think>'])('%j a hundred thousand times costs little', (text) => {
  const before = process.cpuUsage()
  expect(rescueObject(text.repeat(100_000))).toBe(undefined)
  expect(process.cpuUsage(before).user).toBeLessThan(2_000_000)
})
