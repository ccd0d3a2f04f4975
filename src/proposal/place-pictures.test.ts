import { expect, test } from 'vitest'
import { addPictures } from '#content/draft/add-pictures.ts'
import { draftSchema } from '#content/draft/draft.ts'
import { showFace } from '#content/draft/faces/show-face.ts'
import { openDocument } from '#word/walk/open-document.ts'
import { relationshipsXml, tinyDocx } from '../../test/tiny-docx.ts'
import { bold, heading, manifest } from '../../test/told-page.ts'
import { cell, paragraph, row, table, text } from '../../test/word-xml.ts'
import { makeDrafts } from './join-languages.ts'
import { placePictures, readPictures } from './place-pictures.ts'
import { proposePages } from './propose-page.ts'

const bytes = new Uint8Array([137, 80, 78, 71])
const drawing = (id: string, alt = '') =>
  paragraph(
    `<w:r><w:drawing xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:docPr id="1" descr="${alt}"/><a:blip r:embed="${id}"/></w:drawing></w:r>`,
  )

/** All but `image2` lie in the file. */
function open(...lines: string[]) {
  const opened = openDocument(
    tinyDocx(lines.join(''), {
      'word/_rels/document.xml.rels': relationshipsXml(
        [1, 2, 3, 4].map((number) => [`rId${number}`, 'image', `media/image${number}.png`]),
      ),
      ...Object.fromEntries([1, 3, 4].map((number) => [`word/media/image${number}.png`, bytes])),
    }),
    { takesPictures: true },
  )
  if (!opened.ok) throw new Error(opened.refusal.problem)
  return opened.value
}

const told = (lines: string[]) =>
  proposePages(open(...lines), manifest).map((page) =>
    placePictures(page, manifest).map(({ section, field, item, picture }) => [
      `${page.sections[section]?.holding.code} ${item ?? ''} ${field}`,
      picture.part.replace(/\D/g, ''),
      picture.text,
    ]),
  )

const cards = [
  heading('A card for every day', 1),
  text('Money back on all you buy.'),
  heading('Why this card'),
  heading('No fee', 3),
  text('You pay nothing in the first year.'),
  drawing('rId1', 'A woman pays by phone'),
  heading('Money back', 3),
  drawing('rId3'),
  text('Up to 5% on groceries each month.'),
]

test('a picture is that of the item whose words it stands beside, with what is said of it', () => {
  expect(told(cards)).toEqual([
    [
      ['CardList003 0 image_url', '1', 'A woman pays by phone'],
      ['CardList003 1 image_url', '3', ''],
    ],
  ])
})

test('a picture that no component beside it has a place for is in none, nor is one far from all words or among notes', () => {
  expect(told([heading('A card for every day', 1), text('Money back.'), drawing('rId1')])).toEqual([[]])
  const far = Array.from({ length: 8 }, () => text(''))
  expect(told([...cards.slice(0, 5), ...far, drawing('rId1')])).toEqual([[]])
  const placeholder = text('IMG: woman with a phone, 640 x 400')
  expect(told([...cards.slice(0, 5), placeholder, ...cards.slice(6, 7), cards[8] ?? ''])).toEqual([[]])
})

test('both languages of one page have the same pictures, each of which waits', () => {
  const both = (one: string, other: string) => row(cell(one), cell(other))
  const document = open(
    table(
      both(text('English'), text('العربية')),
      both(heading('A card for every day', 1), heading('بطاقة لكل يوم', 1)),
      both(text('Money back on all you buy.'), text('استرداد نقدي على كل مشترياتك.')),
    ),
  )
  const at = '2026-11-02T08:00:00.000Z'
  const [page, ...others] = makeDrafts(proposePages(document, manifest), manifest, at)
  expect(others).toEqual([])
  const hash = 'a'.repeat(64)
  const place = { instanceId: 'HBR-0001', field: 'background_image_url' }
  const image = { width: 640, height: 400, hasAlpha: false, alt: 'A card' }
  const pictured = page && addPictures(page, [{ place, hash, image }])
  expect(draftSchema.safeParse(pictured).error).toBeUndefined()
  for (const locale of ['en-AE', 'ar-AE'] as const) {
    const value = pictured && showFace(pictured, locale).content['HBR-0001']?.fields.background_image_url
    expect(value).toMatchObject({ value: `/media/${hash}`, status: 'pending' })
  }
})

test('pictures are read once for each part; one that is not in the file is told to be damaged', () => {
  const document = open(...cards, drawing('rId1'), bold('More'), drawing('rId2'))
  const pictures = readPictures(proposePages(document, manifest), document.readPicture)
  expect([...pictures].map(([part, { ok }]) => [part, ok])).toEqual([
    ['word/media/image1.png', true],
    ['word/media/image3.png', true],
    ['word/media/image2.png', false],
  ])
})
