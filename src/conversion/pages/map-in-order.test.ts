import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { mapInOrder } from './map-in-order.ts'

test('outcomes come in the order of the items, and no more are worked on at once than asked', async () => {
  let [running, most] = [0, 0]
  const work = async (milliseconds: number, index: number) => {
    most = Math.max(most, ++running)
    await setTimeout(milliseconds)
    running--
    return index
  }
  const outcomes: number[] = []
  for await (const outcome of mapInOrder([30, 1, 1, 20, 1], 3, work)) outcomes.push(outcome)
  expect(outcomes).toEqual([0, 1, 2, 3, 4])
  expect(most).toBe(3)
})
