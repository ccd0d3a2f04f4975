import { expect, test } from 'vitest'
import { findThinned } from './find-thinned.ts'

const now = '2026-11-23T12:00:00.000Z'

function stayingOf(times: readonly string[]): string[] {
  const versions = times.map((at, index) => ({ pageId: 'page', number: index + 1, at }))
  const gone = new Set(findThinned(versions, now))
  return versions.filter((version) => !gone.has(version)).map(({ at }) => at)
}

test.each([
  [
    'all of a day',
    ['2026-11-23T11:50:00.000Z', '2026-11-23T11:51:00.000Z', '2026-11-22T12:00:00.000Z'],
    [0, 1, 2],
  ],
  [
    'the last of each hour of a week',
    ['2026-11-20T08:01:00.000Z', '2026-11-20T08:59:00.000Z', '2026-11-20T09:00:00.000Z'],
    [1, 2],
  ],
  [
    'the last of each day of a quarter',
    ['2026-10-01T08:00:00.000Z', '2026-10-01T20:00:00.000Z', '2026-10-02T00:00:00.000Z'],
    [1, 2],
  ],
  ['nothing of before', ['2026-08-01T08:00:00.000Z', '2025-08-01T08:00:00.000Z'], []],
])('%s stays', (_, times, staying) => {
  expect(stayingOf(times)).toEqual(staying.map((index) => times[index]))
})

test('what stayed once stays when looked at again', () => {
  const versions = Array.from({ length: 500 }, (_, index) => ({
    pageId: index % 2 ? 'one' : 'other',
    number: index + 1,
    at: new Date(Date.UTC(2026, 7, 1) + index * 6 * 3_600_000).toISOString(),
  }))
  const gone = new Set(findThinned(versions, now))
  expect(
    findThinned(
      versions.filter((version) => !gone.has(version)),
      now,
    ),
  ).toEqual([])
})
