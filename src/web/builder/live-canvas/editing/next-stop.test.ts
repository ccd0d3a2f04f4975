import { expect, test } from 'vitest'
import { findNextStop } from './next-stop.ts'
import type { Stop } from './stops.ts'

const stop = (instanceId: string, field: string) => ({ place: { instanceId, field } }) as Stop
const page: Record<string, Stop[]> = {
  A: [stop('A', 'title'), stop('A', 'lead')],
  empty: [],
  B: [stop('B', 'title')],
}

function next(instanceId: string, field: string, direction: 1 | -1) {
  const found = findNextStop(Object.keys(page), (id) => page[id] ?? [], { instanceId, field }, direction)
  return found && `${found.place.instanceId} ${found.place.field}`
}

test.each([
  ['A', 'title', 1, 'A lead'],
  ['A', 'lead', 1, 'B title'],
  ['B', 'title', -1, 'A lead'],
  ['B', 'title', 1, undefined],
  ['A', 'title', -1, undefined],
] as const)('from %s %s by %i comes %s', (instanceId, field, direction, expected) => {
  expect(next(instanceId, field, direction)).toBe(expected)
})
