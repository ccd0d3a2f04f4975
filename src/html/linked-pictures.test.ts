import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { copySections } from '#content/draft/copy-sections.ts'
import { createDraft, type Draft, draftSchema } from '#content/draft/draft.ts'
import { exportContent } from '#content/draft/draft-content.ts'
import { describePicture } from '#content/draft/draft-operations.ts'
import { namedImagesOf } from '#content/pictures/images-of.ts'
import { pageImagesSchema } from '#content/pictures/page-picture.ts'
import { pageFromDraft } from './page.ts'
import { createRenderer } from './render.ts'

const { manifest, pageFiles } = loadCatalogue('catalogue')
const { renderPage } = createRenderer(manifest, pageFiles)
const url = 'https://images.example/card.jpg?w=2&h=1'
const at = '2026-11-20T08:00:00.000Z'
const accepted = (value: string) => ({ value, retryCount: 0, status: 'accepted', acceptedAt: at }) as const

const bare: Draft = {
  ...createDraft(at),
  layout: {
    ...createDraft(at).layout,
    components: [{ code: 'KBS001', instanceId: 'KBS-0001', position: 0, createdAt: at }],
  },
  content: {
    'KBS-0001': {
      fields: { section_title: accepted('Benefits') },
      items: [{ id: 'a', values: { title: accepted('One rate'), image_url: accepted(url) } }],
    },
  },
}
const told = describePicture(bare, url, { alt: 'A blue "card"', focus: { x: 0.2, y: 0.5 } })

test('a picture elsewhere is told on the page by what is said of its address', () => {
  const html = renderPage(pageFromDraft(told, false))
  expect(html).toMatch(
    /<img src="[^"]+card\.jpg[^"]*" alt="A blue &quot;card&quot;"[^>]* style="object-position:20% 50%">/,
  )
})

test('what only decorates is told to nobody, and a page that says nothing has the same bytes', () => {
  const decorating = describePicture(bare, url, { isDecorative: true, alt: 'x' })
  expect(renderPage(pageFromDraft(decorating, false))).toBe(renderPage(pageFromDraft(bare, false)))
})

test('it is kept with the page, and goes with a section that is copied', () => {
  expect(pageImagesSchema.safeParse(told.images).success).toBe(true)
  expect(draftSchema.safeParse(told).error).toBeUndefined()
  const { draft } = copySections(createDraft(at), told, ['KBS-0001'], { index: 0, at, idStart: 'x' })
  expect(draft.images).toEqual(told.images)
  const content = exportContent(told.content)
  expect(namedImagesOf({ images: told.images, content })).toEqual(told.images)
  expect(namedImagesOf({ images: told.images, content: {} })).toEqual({})
})

test.each([
  [{ 'javascript:x()': { alt: 'x' } }],
  [{ ['a'.repeat(64)]: { alt: 'x' } }],
  [{ [url]: { alt: 'x', width: 1, height: 1, hasAlpha: false } }],
  [{ [url]: { src: 'x' } }],
])('%j is no word on a picture', (images) => {
  expect(pageImagesSchema.safeParse(images).success).toBe(false)
})
