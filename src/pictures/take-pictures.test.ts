import { expect, test } from 'vitest'
import type { ReadDocument } from '#content/pictures/found-picture.ts'
import type { PagePlace } from '#content/place.ts'
import { pageFromParseResult } from '#html/page.ts'
import { createFakePictures } from './fake-pictures.ts'
import { fakePng } from './fake-png.ts'
import { takePictures } from './take-pictures.ts'

const value = (text: string) => ({ value: text, ai_generated: false })
const place: PagePlace = { instanceId: 'KBS-0001', field: 'image_url', item: 1 }

/** A document of two benefits, with pictures in the place of their addresses. */
function document(...pictures: Partial<ReadDocument['pictures'][number]>[]): ReadDocument {
  return {
    result: {
      success: true,
      filename: 'page.docx',
      metadata: { pageName: 'page', components: [{ code: 'KBS001', instanceId: 'KBS-0001' }] },
      data: { 'KBS-0001': { items: [{ title: value('One') }, { title: value('Two') }] } },
      warnings: [],
      errors: [],
    },
    pictures: pictures.map((picture) => ({
      place,
      where: 'KBS-0001, "Image URL" of item 2',
      name: 'A card',
      alt: 'A card',
      isDecorative: false,
      picture: { ok: true, value: fakePng(900, 600) },
      ...picture,
    })),
  }
}

const messages = ({ warnings }: ReadDocument['result']) => warnings.map(({ message }) => message)

test('pictures of whoever is signed in are the team’s, and the page knows of them', async () => {
  const pictures = createFakePictures()
  const result = await takePictures(pictures, 'brand')(document({}), undefined)
  const [kept] = await pictures.list()
  expect(kept).toMatchObject({ name: 'A card', addedBy: 'brand' })
  const page = pageFromParseResult(result, false)
  expect(page.content['KBS-0001']?.items[1]?.image_url).toEqual(value(`/media/${kept?.hash}`))
  expect(page.images).toEqual({
    [kept?.hash ?? '']: { width: 900, height: 600, hasAlpha: false, alt: 'A card' },
  })
  expect(messages(result)).toEqual([])
})

test('of others nothing is kept: what is small stands in the page, and what is not is named', async () => {
  const pictures = createFakePictures()
  const large = { ok: true, value: new Uint8Array(2_000_000) } as const
  const result = await takePictures(pictures, undefined)(
    document({}, { picture: large, place: { ...place, item: 0 } }),
    undefined,
  )
  expect(await pictures.list()).toEqual([])
  const page = pageFromParseResult(result, false)
  const [[hash, shown] = []] = Object.entries(page.pictures ?? {})
  expect(shown).toMatchObject({ alt: 'A card', src: expect.stringMatching(/^data:image\/webp;base64,/) })
  expect(page.content['KBS-0001']?.items.map(({ image_url }) => image_url?.value)).toEqual([
    undefined,
    `/media/${hash}`,
  ])
  expect(messages(result)).toEqual([expect.stringContaining('too large to stand in the page itself')])
})

test('a bomb and what is no picture are refused by name in their place, and the next one is taken', async () => {
  const result = await takePictures(createFakePictures(), 'brand')(
    document(
      { picture: { ok: true, value: fakePng(30_000, 30_000) } },
      { picture: { ok: true, value: new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>') } },
      { picture: { ok: false, refusal: { problem: 'too-many' } } },
      { alt: '' },
    ),
    undefined,
  )
  expect(messages(result)).toEqual([
    expect.stringMatching(/^KBS-0001, "Image URL" of item 2: the picture was not taken.*30000 × 30000 px/),
    expect.stringContaining('This is an SVG drawing'),
    expect.stringContaining('No more than 40 pictures'),
    expect.stringContaining('nobody has said what the picture shows'),
  ])
  expect(Object.keys(result.metadata.images ?? {})).toHaveLength(1)
})

test('a document that names pictures of the team gets what is known of them, for the team alone', async () => {
  const pictures = createFakePictures()
  const added = await pictures.add(fakePng(900, 600), { name: 'card', user: 'brand' })
  if (!added.ok) throw new Error('It was not added')
  const { hash } = added.value
  const read = document()
  read.result.data = { 'KBS-0001': { items: [{ image_url: value(`/media/${hash}`) }] } }
  expect((await takePictures(pictures, 'brand')(read, undefined)).metadata.images).toHaveProperty(hash)
  expect((await takePictures(pictures, undefined)(read, undefined)).metadata.images).toBeUndefined()
})
