import { expect, test } from 'vitest'
import { mapAsFinished } from './map-as-finished.ts'

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

test('all outcomes come, whatever the number at once', async () => {
  for (const atOnce of [1, 2, 5, 50]) {
    const outcomes = await collect(mapAsFinished([1, 2, 3, 4, 5], atOnce, async (item) => item * 2))
    expect(outcomes.toSorted((a, b) => a - b)).toEqual([2, 4, 6, 8, 10])
  }
})

test('what is finished first comes first', async () => {
  const slow = Promise.withResolvers<void>()
  const outcomes = mapAsFinished(['slow', 'fast'], 2, async (item) => {
    if (item === 'slow') await slow.promise
    return item
  })
  expect((await outcomes.next()).value).toBe('fast')
  slow.resolve()
  expect((await outcomes.next()).value).toBe('slow')
})

test('a source that breaks off gives what was begun, then its error', async () => {
  async function* source() {
    yield 1
    yield 2
    throw new Error('cut off')
  }
  const outcomes: number[] = []
  const run = async () => {
    for await (const outcome of mapAsFinished(source(), 5, async (item) => item)) outcomes.push(outcome)
  }
  await expect(run()).rejects.toThrow('cut off')
  expect(outcomes).toEqual([1, 2])
})
