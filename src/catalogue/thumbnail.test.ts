import { expect, test } from 'vitest'
import { thumbnailFor } from './thumbnail.ts'

const size = { width: 600, height: 300 }
const section = {
  thumbnail: '/t/FAQ001.webp',
  thumbnailSize: { width: 600, height: 400 },
  thumbnails: { 'enbd.ar-AE': size, 'ei.en-AE': size, 'ei.ar-AE': size },
}
const header = { ...section, thumbnails: { 'ei.ar-AE': size } }
const undrawn = { thumbnail: '/t/FAQ001.webp' }

test.each([
  [section, 'ENBD', 'en-AE', '/t/FAQ001.webp'],
  [section, 'EI', 'en-AE', '/t/FAQ001.ei.en-AE.webp'],
  [section, 'EI', 'ar-AE', '/t/FAQ001.ei.ar-AE.webp'],
  [section, 'ENBD', 'ar-AE', '/t/FAQ001.enbd.ar-AE.webp'],
  [header, 'EI', 'en-AE', '/t/FAQ001.webp'],
  [header, 'ENBD', 'ar-AE', '/t/FAQ001.ei.ar-AE.webp'],
  [undrawn, 'EI', 'ar-AE', '/t/FAQ001.webp'],
] as const)('the picture most like the page is shown: %#', (component, brand, locale, url) => {
  expect(thumbnailFor(component, { brand, locale }).url).toBe(url)
})

test('a picture has its own size', () => {
  expect(thumbnailFor(section, { brand: 'EI', locale: 'ar-AE' }).size).toEqual(size)
  expect(thumbnailFor(section, { brand: 'ENBD', locale: 'en-AE' }).size).toEqual(section.thumbnailSize)
})
