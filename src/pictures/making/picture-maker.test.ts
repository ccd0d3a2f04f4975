import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { filesOf } from '#content/pictures/picture-files.ts'
import { createPictureMaker } from './picture-maker.ts'

const troubles: string[] = []
const maker = createPictureMaker({ onTrouble: (reason) => troubles.push(reason) })
afterAll(() => maker.close())

/** Red on the left, blue on the right, with much in it that tells of its maker. */
function photo(width: number, height: number, orientation = 1) {
  const half = { width: width / 2, height, channels: 3, background: '#2020e0' } as const
  return sharp({ create: { ...half, width, background: '#e02020' } })
    .composite([{ input: { create: half }, left: width / 2, top: 0 }])
    .withExif({ IFD0: { Copyright: 'canary-maker', Orientation: String(orientation) } })
    .withMetadata({ orientation })
}

async function made(bytes: Uint8Array) {
  const result = await maker.make(bytes)
  if (!result.ok) throw new Error(JSON.stringify(result.refusal))
  return result.value
}

test('a photo comes out right way up, in every width, in sRGB, and tells nothing of its maker', async () => {
  const picture = await made(await photo(1000, 600, 6).jpeg().toBuffer())
  expect(picture).toMatchObject({ width: 600, height: 1000, hasAlpha: false })
  expect(picture.files.map(({ name }) => name).sort()).toEqual(
    ['480.avif', '480.webp', '600.avif', '600.webp', '600.jpg'].sort(),
  )
  expect(picture.files.map(({ name }) => name).sort()).toEqual(
    filesOf(picture)
      .map(({ name }) => name)
      .sort(),
  )
  for (const { name, bytes } of picture.files) {
    const { width, height, space, exif, icc, xmp } = await sharp(bytes).metadata()
    expect({ width, ratio: ((height ?? 0) / (width ?? 1)).toFixed(1) }).toEqual({
      width: Number.parseInt(name, 10),
      ratio: '1.7',
    })
    expect({ space, exif, icc, xmp }).toEqual({
      space: 'srgb',
      exif: undefined,
      icc: undefined,
      xmp: undefined,
    })
    expect(Buffer.from(bytes).includes('canary')).toBe(false)
  }
  const [top = 0] = await sharp(picture.files.find(({ name }) => name === '600.jpg')?.bytes)
    .raw()
    .toBuffer()
  expect(top).toBeGreaterThan(180)
})

test('what is clear stays clear, and an alpha channel in which nothing is clear goes', async () => {
  const square = { width: 40, height: 40, channels: 4 } as const
  const clear = await sharp({ create: { ...square, background: { r: 0, g: 0, b: 0, alpha: 0.5 } } })
    .png()
    .toBuffer()
  const full = await sharp({ create: { ...square, background: { r: 9, g: 9, b: 9, alpha: 1 } } })
    .webp()
    .toBuffer()
  expect((await made(clear)).files.map(({ name }) => name)).toEqual(['40.avif', '40.webp', '40.png'])
  expect((await made(full)).files.map(({ name }) => name)).toEqual(['40.avif', '40.webp', '40.jpg'])
})

test('the same picture is the same bytes', async () => {
  const bytes = await photo(500, 400).webp().toBuffer()
  expect(await made(bytes)).toEqual(await made(bytes))
})

test('what is cut off is refused by name, what a name says counts for nothing, and the next one works', async () => {
  const jpeg = await photo(500, 400).jpeg().toBuffer()
  const png = await photo(500, 400).png().toBuffer()
  const damaged = { ok: false, refusal: { problem: 'damaged' } }
  expect(await maker.make(jpeg.subarray(0, jpeg.length / 2))).toEqual(damaged)
  expect(await maker.make(png.subarray(0, png.length - 40))).toEqual(damaged)
  const gif = await photo(50, 40).gif().toBuffer()
  expect(await maker.make(gif)).toEqual({ ok: false, refusal: { problem: 'kind', kind: 'gif' } })
  expect(await made(png)).toMatchObject({ width: 500 })
  expect(troubles).toEqual([])
})

test('a child that is over is no maker', async () => {
  const other = createPictureMaker({ onTrouble: () => undefined })
  await other.close()
  expect(await other.make(await photo(20, 20).png().toBuffer())).toEqual({ ok: false, refusal: 'closed' })
})
