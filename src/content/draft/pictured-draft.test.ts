import { expect, test } from 'vitest'
import { mediaAddressOf } from '../pictures/media-address.ts'
import type { PagePicture } from '../pictures/page-picture.ts'
import { addNew } from './add-new.ts'
import { copySections } from './copy-sections.ts'
import { createDraft, draftSchema } from './draft.ts'

const at = '2026-11-20T08:00:00.000Z'
const [one, other] = ['ab'.repeat(32), 'cd'.repeat(32)]
const picture: PagePicture = { width: 900, height: 600, hasAlpha: false, alt: 'A card' }

test('a draft from before has no pictures, and stays what it was', () => {
  const draft = createDraft(at)
  expect(draftSchema.parse(draft)).toEqual(draft)
  expect(draft).not.toHaveProperty('images')
})

test.each([
  ['another name than a digest', { 'images/a.jpg': picture }],
  ['no size', { [one]: { ...picture, width: 0 } }],
  ['a focal point outside', { [one]: { ...picture, focus: { x: 1.2, y: 0 } } }],
])('a picture with %s is none', (_, images) => {
  expect(draftSchema.safeParse({ ...createDraft(at), images }).success).toBe(false)
})

test('a section of another page brings what is known of its pictures, and what is known here stays', () => {
  const from = {
    ...addNew(createDraft(at), 'IMGCNT001', at),
    images: { [one]: picture, [other]: picture },
    content: {
      'IMG-0001': {
        fields: { image_url: { value: mediaAddressOf(one), retryCount: 0, status: 'pending' as const } },
        items: [],
      },
    },
  }
  const copying = { index: 0, at, idStart: 'copy' }
  const { draft } = copySections(createDraft(at), from, ['IMG-0001'], copying)
  expect(draft.images).toEqual({ [one]: picture })
  const known = { ...createDraft(at), images: { [one]: { ...picture, alt: 'Ours' } } }
  expect(copySections(known, from, ['IMG-0001'], copying).draft.images?.[one]?.alt).toBe('Ours')
})
