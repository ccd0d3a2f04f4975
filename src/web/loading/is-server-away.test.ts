import { afterEach, expect, test, vi } from 'vitest'
import { isServerAway } from './is-server-away.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['answers', async () => new Response(null, { status: 200 }), false],
  ['answers with an error of its own', async () => new Response(null, { status: 500 }), false],
  ['is missed by its proxy', async () => new Response(null, { status: 502 }), true],
  ['is not there', () => Promise.reject(new TypeError('Failed to fetch')), true],
])('a server that %s', async (_, answer, isAway) => {
  vi.stubGlobal('fetch', answer)
  expect(await isServerAway()).toBe(isAway)
})
