import { expect, test } from 'vitest'
import type { TeamPicture } from '#team/picture.ts'
import { weighPictures } from './weigh-pictures.ts'

const [photo, icon, other] = ['ab', 'cd', 'ef'].map((two) => two.repeat(32)) as [string, string, string]
const size = { height: 400, hasAlpha: false }

test('a page weighs what most screens fetch of the pictures that it names, as far as that is known', () => {
  const page = {
    images: {
      [photo]: { width: 2400, ...size },
      [icon]: { width: 90, ...size },
      [other]: { width: 90, ...size },
    },
    content: {
      'IMG-0001': {
        fields: { image_url: { value: `/media/${photo}`, ai_generated: false } },
        items: [{ image_url: { value: `/media/${icon}`, ai_generated: false } }],
      },
    },
  }
  const kept = (files: Record<string, number>) => ({ files }) as TeamPicture
  const library = new Map([
    [photo, kept({ '480.avif': 1, '1200.avif': 40_000, '2400.avif': 200_000, '1200.webp': 60_000 })],
    [other, kept({ '90.avif': 500 })],
  ])
  expect(weighPictures(page, library)).toBe(40_000)
  expect(weighPictures(page, new Map([...library, [icon, kept({ '90.avif': 700 })]]))).toBe(40_700)
})
