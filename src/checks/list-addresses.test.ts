import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { dataSchema, readData } from '#content/parse-result.ts'
import { countUndescribedPictures } from './list-addresses.ts'

const { manifest } = loadCatalogue('catalogue')
const url = 'https://www.example.com/card.jpg'

function count(data: Record<string, object>): number {
  const components = Object.keys(data).map((code) => ({ code, instanceId: code }))
  const content = readData(dataSchema.parse(data))
  return countUndescribedPictures({ components, content, optionalElements: {} }, manifest)
}

test('pictures that an author gave are counted, beside words or not', () => {
  const items = [{ title: 'Lounges', image_url: url }, { title: 'Miles', image_url: '' }, { image_url: url }]
  expect(count({ IMGCNT001: { title: 'A card', image_url: url }, KBS001: { items } })).toBe(3)
})

test('backgrounds, and addresses that no page gets, are not counted', () => {
  expect(count({ HBR003: { title: 'A card', background_image_url: url } })).toBe(0)
  expect(count({ IMGCNT001: { title: 'A card', image_url: 'javascript:alert(1)' } })).toBe(0)
})
