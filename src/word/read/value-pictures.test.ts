import { expect, test } from 'vitest'
import { describeReadDocument } from '#texts/document-pictures.ts'
import { catalogue, filename, warningOf } from '../../../test/edited-spec.ts'
import { picturedPlaces, picturedSpec } from '../../../test/pictured-spec.ts'
import { readSpec } from '../read.ts'

const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47])
const [besideText, ofFirst, ofSecond] = picturedPlaces

async function read(pasted: Parameters<typeof picturedSpec>[0], takesPictures = true) {
  const document = await picturedSpec(pasted)
  return describeReadDocument(readSpec(document, { catalogue, filename, takesPictures }))
}

test('a picture in the cell of a value that takes one comes with its place and its words', async () => {
  const { result, pictures } = await read([
    { at: besideText, bytes, alt: 'A card on a table\n\nDescription automatically generated' },
    { at: ofSecond, bytes: new Uint8Array([1]), isDecorative: true },
  ])
  expect(pictures).toEqual([
    {
      place: { instanceId: 'IMG-0001', field: 'image_url' },
      where: 'IMG-0001, "Image URL"',
      name: 'A card on a table',
      alt: 'A card on a table',
      isDecorative: false,
      picture: { ok: true, value: bytes },
    },
    {
      place: { instanceId: 'KBS-0001', field: 'image_url', item: 1 },
      where: 'KBS-0001, "Image URL" of item 2',
      name: 'gold-card, Image URL',
      alt: '',
      isDecorative: true,
      picture: { ok: true, value: new Uint8Array([1]) },
    },
  ])
  expect(warningOf(result, 'PICTURE_NOT_USED')).toBeUndefined()
})

test('whoever has no use for pictures is told of them as before', async () => {
  const { result, pictures } = await read([{ at: ofFirst, bytes }], false)
  expect(pictures).toEqual([])
  expect(warningOf(result, 'PICTURE_NOT_USED')).toMatch(/Please give the address of the picture instead/)
})

test('an address beside a picture is used, and the picture named', async () => {
  const { result, pictures } = await read([
    { at: besideText, bytes, words: 'https://bank.example/a.jpg' },
    { at: ofFirst, bytes },
  ])
  expect(pictures).toMatchObject([{ place: { instanceId: 'KBS-0001', item: 0 } }])
  expect(warningOf(result, 'PICTURE_NOT_USED')).toMatch(
    /^IMG-0001, "Image URL": more than one picture or address/,
  )
})

test('a picture that unpacks to more than one may have, or whose part is gone, is refused by name', async () => {
  const { pictures } = await read([{ at: besideText, bytes: new Uint8Array(13 * 1024 * 1024) }])
  expect(pictures).toMatchObject([{ picture: { ok: false, refusal: { problem: 'too-large' } } }])
})
