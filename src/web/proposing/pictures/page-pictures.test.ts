import { expect, test, vi } from 'vitest'
import { accept, refuse } from '#base/result.ts'
import type { FoundPicture } from '#content/pictures/found-picture.ts'
import { makeDrafts } from '#proposal/join-languages.ts'
import { readAny } from '#proposal/read-any.ts'
import { relationshipsXml, tinyDocx } from '../../../../test/tiny-docx.ts'
import { heading, manifest } from '../../../../test/told-page.ts'
import { paragraph, text } from '../../../../test/word-xml.ts'
import { findPagePictures, takePagePictures } from './page-pictures.ts'

const hash = 'b'.repeat(64)
vi.mock('../../team-pictures/take-picture.ts', () => ({
  takePicture: ({ place, alt, picture }: FoundPicture) =>
    picture.ok
      ? accept({ place, hash, image: { width: 640, height: 400, hasAlpha: false, alt } })
      : refuse('The file is damaged.'),
}))
const told = vi.hoisted((): string[] => [])
vi.mock('../../ui/toast-store.ts', () => ({ showToast: (toast: { text: string }) => told.push(toast.text) }))

const drawing = (id: string, alt: string) =>
  paragraph(
    `<w:r><w:drawing xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:docPr id="1" descr="${alt}"/><a:blip r:embed="${id}"/></w:drawing></w:r>`,
  )

test('pictures of a document become those of its page once it is taken; of one that is not in the file somebody is told', async () => {
  const body = [
    ...[heading('A card for every day', 1), text('Money back on all you buy.'), heading('Why this card')],
    ...[heading('No fee', 3), text('You pay nothing in the first year.'), drawing('rId1', 'A woman pays')],
    ...[heading('Money back', 3), text('Up to 5% on groceries.'), drawing('rId2', 'A full basket')],
  ]
  const bytes = tinyDocx(body.join(''), {
    'word/_rels/document.xml.rels': relationshipsXml([
      ['rId1', 'image', 'media/image1.png'],
      ['rId2', 'image', 'media/image2.png'],
    ]),
    'word/media/image1.png': new Uint8Array([137, 80, 78, 71]),
  })
  const wishes = { catalogue: manifest, filename: 'card.docx', takesPictures: true, keepsPictures: true }
  const { proposed } = readAny(bytes, wishes)
  const { pages = [], pictures } = proposed ?? {}
  const [draft] = makeDrafts(pages, manifest, '2026-11-02T08:00:00.000Z')
  if (!draft) throw new Error('no page')
  const found = findPagePictures(draft, pages, pictures, manifest)
  expect(found.map(({ where, alt, unit }) => [where, alt, unit])).toEqual([
    ['2. Card list, alternating', 'A woman pays', 5],
    ['2. Card list, alternating', 'A full basket', 8],
  ])
  const taken = await takePagePictures({ draft, pictures: found })
  expect(taken.content['CAR-0001']?.items.map(({ values }) => values.image_url)).toMatchObject([
    { value: `/media/${hash}`, status: 'pending' },
    undefined,
  ])
  expect(taken.images?.[hash]?.alt).toBe('A woman pays')
  expect(told).toEqual(['2. Card list, alternating: the picture was not taken. The file is damaged.'])
})
