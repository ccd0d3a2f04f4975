import { afterEach, expect, test, vi } from 'vitest'
import { laterPart } from './later-part.ts'

afterEach(() => vi.unstubAllGlobals())

/** A server that is there or not, and counts who asks. */
function serverThat(isThere: () => boolean) {
  const asked = vi.fn(async () => {
    if (!isThere()) throw new TypeError('Failed to fetch')
    return new Response(null, { status: 200 })
  })
  vi.stubGlobal('fetch', asked)
  return asked
}

test('code is not asked for while the server is away, and can be had afterwards', async () => {
  let isThere = false
  serverThat(() => isThere)
  const fetchPart = vi.fn(async () => 'part')
  const load = laterPart(fetchPart)
  await expect(load()).rejects.toThrow()
  expect(fetchPart).not.toHaveBeenCalled()
  isThere = true
  expect(await load()).toBe('part')
})

test('parts that are wanted at once ask once whether the server is there', async () => {
  const asked = serverThat(() => true)
  const fetchPart = vi.fn(async () => 'part')
  const [one, other] = [laterPart(fetchPart), laterPart(fetchPart)]
  await Promise.all([one(), one(), other()])
  expect(asked).toHaveBeenCalledTimes(1)
  expect(fetchPart).toHaveBeenCalledTimes(2)
})

test('what has come is not asked for again', async () => {
  const asked = serverThat(() => true)
  const load = laterPart(async () => 'part')
  await load()
  await load()
  expect(asked).toHaveBeenCalledTimes(1)
})
