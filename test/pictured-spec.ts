/** A specification document into whose value cells somebody has pasted pictures. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { readData } from '#content/parse-result.ts'
import { writeSpec } from '#word/write.ts'

const { manifest } = loadCatalogue('catalogue')

type Pasted = {
  /** As its cell is tagged: `IMG-0001/image_url`, `KBS-0001/image_url/1`. */
  at: string
  bytes: Uint8Array
  alt?: string
  isDecorative?: true
  /** What else stands in the cell. */
  words?: string
}

export const picturedPlaces = ['IMG-0001/image_url', 'KBS-0001/image_url/1', 'KBS-0001/image_url/2'] as const

/** A page with a picture beside a text, and one for each of two benefits. */
export async function picturedSpec(pasted: readonly Pasted[]): Promise<Uint8Array<ArrayBuffer>> {
  const value = (text: string) => ({ value: text, ai_generated: false })
  const benefits = ['One', 'Two'].map((title) => ({
    title: value(title),
    description: value('A benefit of the card that is told in a line of its own.'),
  }))
  const spec = await writeSpec({
    manifest,
    pageName: 'gold-card',
    locale: 'en-AE',
    createdAt: '2026-11-01T08:00:00.000Z',
    exportedAt: '2026-11-20T09:30:00.000Z',
    components: [
      { code: 'HDR001-ENBD', instanceId: 'HDR-0001' },
      { code: 'IMGCNT001', instanceId: 'IMG-0001' },
      { code: 'KBS001', instanceId: 'KBS-0001' },
      { code: 'FTR001-ENBD', instanceId: 'FTR-0001' },
    ],
    content: readData({
      'IMG-0001': { title: value('The gold card'), items: [{ text: value('For the whole family') }] },
      'KBS-0001': { section_title: value('Benefits'), items: benefits },
    }),
    optionalElements: {},
  })
  const parts = unzipSync(spec)
  const edit = (name: string, change: (xml: string) => string) => {
    parts[name] = strToU8(change(strFromU8(parts[name] ?? new Uint8Array())))
  }
  for (const [index, { at, bytes, words = '', ...told }] of pasted.entries()) {
    const id = `rIdPicture${index}`
    parts[`word/media/image${index}.png`] = new Uint8Array(bytes)
    edit('word/_rels/document.xml.rels', (xml) =>
      xml.replace(
        '</Relationships>',
        `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="media/image${index}.png"/></Relationships>`,
      ),
    )
    const typed = words === '' ? '' : `<w:r><w:t>${words}</w:t></w:r>`
    edit('word/document.xml', (xml) =>
      withValueCell(xml, at, `<w:p>${typed}<w:r>${drawing(id, told)}</w:r></w:p>`),
    )
  }
  return new Uint8Array(zipSync(parts))
}

/** The row of a value with other content in its cell. */
function withValueCell(xml: string, at: string, content: string): string {
  const row = xml.match(/<w:tr>.*?<\/w:tr>/gs)?.find((each) => each.includes(`"${at}"`)) ?? ''
  const cells = row.match(/<w:tc>.*?<\/w:tc>/gs) ?? []
  return xml.replace(row, row.replace(cells.at(-2) ?? '', `<w:tc>${content}</w:tc>`))
}

/** As Word writes one. */
function drawing(id: string, { alt = '', isDecorative }: Pick<Pasted, 'alt' | 'isDecorative'>): string {
  const decorative = isDecorative
    ? '<a:extLst><a:ext uri="{C183D7F6-B498-43B3-948B-1728B52AA6E4}"><adec:decorative xmlns:adec="http://schemas.microsoft.com/office/drawing/2017/decorative" val="1"/></a:ext></a:extLst>'
    : ''
  return `<w:drawing xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><wp:inline><wp:docPr id="1" name="Picture 1" descr="${alt}">${decorative}</wp:docPr><a:graphic><a:graphicData><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:blipFill><a:blip r:embed="${id}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing>`
}
