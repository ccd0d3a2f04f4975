import { expect, test } from 'vitest'
import { refuse } from '#base/result.ts'
import type { TeamPicture } from '#team/picture.ts'
import { createFakeMaker, createFakePictures, createFakeStore } from './fake-pictures.ts'
import { fakePng } from './fake-png.ts'
import { createFakeRecords } from './fake-records.ts'

const by = { name: 'skyline', user: 'brand' }

async function added(pictures: ReturnType<typeof createFakePictures>, bytes = fakePng(600, 400)) {
  const result = await pictures.add(bytes, by)
  if (!result.ok) throw new Error(result.refusal.problem)
  return result.value
}

function passOf({ pass }: TeamPicture) {
  const query = new URLSearchParams(pass)
  return { until: Number(query.get('until')), sig: query.get('sig') ?? '' }
}

test('a picture is kept with who brought it, and the same one once', async () => {
  const pictures = createFakePictures({ now: () => Date.parse('2026-11-23T10:00:00Z') })
  const first = await added(pictures)
  expect(first).toMatchObject({ ...{ name: 'skyline', width: 600, addedBy: 'brand' }, uses: [] })
  const again = await pictures.add(fakePng(600, 400), { name: 'another', user: 'digital' })
  expect(again).toEqual({ ok: true, value: first })
  expect(await pictures.list()).toEqual([first])
})

test('its files are read with its pass alone', async () => {
  const pictures = createFakePictures()
  const [one, other] = [await added(pictures), await added(pictures, fakePng(10, 10))]
  expect(await pictures.read(one.hash, '480.webp', passOf(one))).toBeDefined()
  expect(await pictures.read(one.hash, '480.webp', passOf(other))).toBeUndefined()
  expect(await pictures.read(one.hash, '../../key', passOf(one))).toBeUndefined()
})

test('a picture that a page has stays, and one that none has goes with its files', async () => {
  const uses = new Map<string, TeamPicture['uses']>()
  const store = createFakeStore()
  const pictures = createFakePictures({ records: createFakeRecords(uses), store })
  const { hash } = await added(pictures)
  const page = { pageId: '0123456789abcdef', pageName: 'card' }
  uses.set(hash, [page])
  expect(await pictures.remove(hash, 'brand')).toEqual(refuse({ problem: 'used', uses: [page] }))
  uses.clear()
  expect(await pictures.remove(hash, 'brand')).toMatchObject({ ok: true })
  expect(await pictures.list()).toEqual([])
  expect(await store.read(hash, '480.webp')).toBeUndefined()
  expect(await pictures.remove(hash, 'brand')).toEqual(refuse({ problem: 'unknown' }))
})

test.each([
  ['the team has no room', { mostBytes: 10 }, 'full'],
  ['its child cannot make it', { maker: createFakeMaker('memory') }, 'memory'],
  ['a scanner finds something', { scan: async () => refuse('infected' as const) }, 'infected'],
])('nothing is kept where %s', async (_, changes, problem) => {
  const pictures = createFakePictures(changes)
  expect(await pictures.add(fakePng(600, 400), by)).toEqual(refuse({ problem }))
  expect(await pictures.list()).toEqual([])
})
