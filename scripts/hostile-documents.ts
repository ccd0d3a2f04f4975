/**
 * Word files made to do harm: to fill the memory, to take for ever, to overflow the stack, to reach other files.
 * Each is made in a moment and is small; none needs more to be made than to be refused.
 */
import { constants, deflateRawSync } from 'node:zlib'
import { strToU8 } from 'fflate'
import { contentTypesXml, documentType, documentXml, relationshipsXml, tinyDocx } from '../test/tiny-docx.ts'
import { type PackedEntry, packedZip } from './packed-zip.ts'

export type HostileDocument = {
  name: string
  bytes: () => Uint8Array
  /** The type of the error that answers it; NO_COMPONENTS where it can be read and is just no page. */
  answer: string
}

const megabyte = 1024 * 1024
const paragraph = '<w:p><w:r><w:t>Text</w:t></w:r></w:p>'
const cell = `<w:tc>${paragraph}</w:tc>`

export const hostileDocuments: HostileDocument[] = [
  { name: '200 MB of paragraphs', bytes: () => withHugeBody(paragraph, 200), answer: 'DECOMPRESSION_BOMB' },
  { name: '200 MB in one text', bytes: () => withHugeBody('text ', 200), answer: 'DECOMPRESSION_BOMB' },
  {
    name: '100 MB that claim to be 1,000 bytes',
    bytes: () => withHugeBody(paragraph, 100, 1000),
    answer: 'DECOMPRESSION_BOMB',
  },
  { name: '1 GB in a part that nothing uses', bytes: withHugeUnusedPart, answer: 'NO_COMPONENTS' },
  {
    name: '30 MB of empty paragraphs',
    bytes: () => tinyDocx('<w:p/>'.repeat(5_000_000)),
    answer: 'TOO_HARD_TO_READ',
  },
  { name: 'billion laughs', bytes: () => withDocument(billionLaughs()), answer: 'DAMAGED_DOCUMENT' },
  {
    name: 'a large entity many times',
    bytes: () => withDocument(withEntity('x'.repeat(100_000), '&e;'.repeat(100_000))),
    answer: 'DAMAGED_DOCUMENT',
  },
  {
    name: 'an external entity',
    bytes: () => withDocument('<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>'),
    answer: 'DAMAGED_DOCUMENT',
  },
  {
    name: 'an entity in UTF-16',
    bytes: () => withDocument(utf16(withEntity('text', '&e;'))),
    answer: 'DAMAGED_DOCUMENT',
  },
  {
    name: 'an entity in the relationships',
    bytes: () => tinyDocx(paragraph, { 'word/_rels/document.xml.rels': withEntity('text', '') }),
    answer: 'DAMAGED_DOCUMENT',
  },
  {
    name: '5 million character references',
    bytes: () => tinyDocx(`<w:p><w:r><w:t>${'&#97;'.repeat(5_000_000)}</w:t></w:r></w:p>`),
    answer: 'NO_COMPONENTS',
  },
  {
    name: '100,000 controls in each other',
    bytes: () => tinyDocx(nested('<w:sdt><w:sdtContent>', '</w:sdtContent></w:sdt>', 100_000)),
    answer: 'TOO_HARD_TO_READ',
  },
  {
    name: '5,000 tables in each other',
    bytes: () => tinyDocx(nested('<w:tbl><w:tr><w:tc>', '</w:tc></w:tr></w:tbl>', 5000)),
    answer: 'TOO_HARD_TO_READ',
  },
  {
    name: '100,000 rows',
    bytes: () => tinyDocx(`<w:tbl>${`<w:tr>${cell}${cell}</w:tr>`.repeat(100_000)}</w:tbl>`),
    answer: 'NO_COMPONENTS',
  },
  { name: '100,000 items', bytes: () => withManyItems(100_000), answer: 'TOO_HARD_TO_READ' },
  { name: '20,000 items', bytes: () => withManyItems(20_000), answer: 'REQUIRED_VALUE_EMPTY' },
  { name: 'one value of 8 MB', bytes: () => withLongValues(1, 8 * megabyte), answer: 'TOO_HARD_TO_READ' },
  { name: 'five values of 0.9 MB', bytes: () => withLongValues(5, 900_000), answer: 'TOO_HARD_TO_READ' },
  {
    name: 'a span of 2 billion columns',
    bytes: () =>
      tinyDocx(
        `<w:tbl><w:tr><w:tc><w:tcPr><w:gridSpan w:val="2000000000"/></w:tcPr></w:tc>${cell}</w:tr></w:tbl>`,
      ),
    answer: 'NO_COMPONENTS',
  },
  {
    name: '40,000 fields without an end',
    bytes: () =>
      tinyDocx(
        `<w:p><w:r><w:fldChar w:fldCharType="begin"/><w:instrText>HYPERLINK "https://a.example"</w:instrText><w:fldChar w:fldCharType="separate"/><w:t>x</w:t></w:r></w:p>`.repeat(
          40_000,
        ),
      ),
    answer: 'NO_COMPONENTS',
  },
  {
    name: '500,000 runs in one paragraph',
    bytes: () =>
      tinyDocx(
        `<w:p>${'<w:r><w:rPr><w:b/></w:rPr><w:t>a</w:t></w:r><w:r><w:t>b</w:t></w:r>'.repeat(250_000)}</w:p>`,
      ),
    answer: 'NO_COMPONENTS',
  },
  {
    name: '20,000 deleted paragraph marks',
    bytes: () =>
      tinyDocx('<w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr><w:r><w:t>a</w:t></w:r></w:p>'.repeat(20_000)),
    answer: 'NO_COMPONENTS',
  },
  {
    name: '200,000 attributes in one tag',
    bytes: () => tinyDocx(`<w:p ${repeated(200_000, (index) => `a${index}="x"`)}/>`),
    answer: 'NO_COMPONENTS',
  },
  {
    name: '100,000 namespaces in one tag, again in each of its children',
    bytes: () =>
      tinyDocx(
        `<w:p ${repeated(100_000, (index) => `xmlns:n${index}="u"`)}>${'<w:r xmlns:x="y"/>'.repeat(100_000)}</w:p>`,
      ),
    answer: 'NO_COMPONENTS',
  },
  {
    name: '100,000 links that leaked',
    bytes: () => tinyDocx(`<w:p><w:r><w:t>${'HYPERLINK "'.repeat(100_000)}</w:t></w:r></w:p>`),
    answer: 'NO_COMPONENTS',
  },
  { name: '100,000 styles, each based on the next', bytes: withStyles, answer: 'NO_COMPONENTS' },
  { name: 'a zip in a zip', bytes: () => withDocument(tinyDocx(paragraph)), answer: 'DAMAGED_DOCUMENT' },
  { name: '60,000 parts', bytes: withManyParts, answer: 'DECOMPRESSION_BOMB' },
  {
    name: 'names that climb out of the folder',
    bytes: () => tinyDocx(paragraph, { '../../etc/passwd': 'x' }),
    answer: 'DAMAGED_DOCUMENT',
  },
  { name: 'links to other files and servers', bytes: withOutsideLinks, answer: 'NO_COMPONENTS' },
  { name: 'names of prototypes', bytes: withPrototypeNames, answer: 'NO_COMPONENTS' },
  {
    name: 'cut in the middle',
    bytes: () => tinyDocx(paragraph.repeat(100)).slice(0, 600),
    answer: 'DAMAGED_DOCUMENT',
  },
]

function withDocument(document: string | Uint8Array) {
  return tinyDocx('', { 'word/document.xml': document })
}

/** A body of as many megabytes, packed as one megabyte that comes again and again. */
function withHugeBody(piece: string, megabytes: number, claimedSize = megabytes * megabyte) {
  const [start = '', end = ''] = documentXml('|').split('|')
  const [open, close] = piece.startsWith('<') ? ['', ''] : ['<w:p><w:r><w:t>', '</w:t></w:r></w:p>']
  const packed = joined([
    flushed(start + open),
    ...Array(megabytes).fill(flushed(piece.repeat(Math.floor(megabyte / piece.length)))),
    deflateRawSync(close + end),
  ])
  return packedZip([...usualEntries(), { name: 'word/document.xml', packed, size: claimedSize, method: 8 }])
}

function withHugeUnusedPart() {
  const packed = joined([...Array(1024).fill(flushed('\0'.repeat(megabyte))), deflateRawSync('')])
  const document = { name: 'word/document.xml', packed: strToU8(documentXml(paragraph)), method: 0 as const }
  return packedZip([
    ...usualEntries(),
    document,
    { name: 'word/media/image1.png', packed, size: 2 ** 30, method: 8 },
  ])
}

function withManyParts() {
  const parts = Array.from(
    { length: 60_000 },
    (_, index): PackedEntry => ({ name: `x${index}`, packed: new Uint8Array(), method: 0 }),
  )
  return packedZip([...usualEntries(), ...parts])
}

function withManyItems(count: number, question = 'Why?') {
  const head = ['Item', 'Field', 'Required', 'Limits', 'Value', 'AI mark']
  const rows = Array.from({ length: count }, (_, index) =>
    row([`Item ${index + 1}`, 'question', '', '', question, '']),
  )
  return withQuestions(row(head) + rows.join(''))
}

export function withLongValues(count: number, length: number) {
  return withManyItems(count, 'x'.repeat(length))
}

function withQuestions(rows: string) {
  return tinyDocx(
    `<w:p><w:r><w:t>Code: FAQ001 · Instance ID: FAQ-0001</w:t></w:r></w:p><w:tbl>${rows}</w:tbl>`,
  )
}

function withPrototypeNames() {
  const names = ['__proto__', 'constructor', 'constructor', 'toString', 'hasOwnProperty']
  const order = names.map((name, index) => row([String(index + 1), name, name]))
  const sections = names.map(
    (name) =>
      `<w:p><w:r><w:t>Code: ${name} · Instance ID: ${name}</w:t></w:r></w:p><w:tbl>${row(['Field', 'Limits', 'Value'])}` +
      `${names.map((field) => row([field, field, 'polluted'])).join('')}</w:tbl>`,
  )
  return tinyDocx(
    `<w:tbl>${row(['Order', 'Component', 'Instance ID'])}${order.join('')}</w:tbl>${sections.join('')}`,
  )
}

function withStyles() {
  const styles = repeated(
    100_000,
    (index) => `<w:style w:styleId="s${index}"><w:basedOn w:val="s${index + 1}"/></w:style>`,
  )
  return tinyDocx('<w:p><w:pPr><w:pStyle w:val="s0"/></w:pPr></w:p>', {
    'word/styles.xml': documentXml('').replace(/<w:body>.*/, `${styles}</w:document>`),
    'word/_rels/document.xml.rels': relationshipsXml([['rId1', 'styles', 'styles.xml']]),
  })
}

function withOutsideLinks() {
  return tinyDocx(
    '<w:altChunk r:id="rId1"/><w:p><w:fldSimple w:instr="INCLUDETEXT &quot;file:///etc/passwd&quot;"/></w:p>',
    {
      'word/_rels/document.xml.rels': relationshipsXml([
        ['rId1', 'aFChunk', 'file:///etc/passwd', 'External'],
        ['rId2', 'image', 'http://169.254.169.254/', 'External'],
        ['rId3', 'styles', 'http://127.0.0.1:1/styles.xml', 'External'],
        ['rId4', 'numbering', '../../../../etc/passwd'],
      ]),
    },
  )
}

function billionLaughs() {
  const entities = Array.from(
    { length: 9 },
    (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
  )
  return `<!DOCTYPE x [<!ENTITY l0 "ha">${entities.join('')}]><x>&l9;</x>`
}

function withEntity(value: string, text: string) {
  return `<!DOCTYPE x [<!ENTITY e "${value}">]><x>${text}</x>`
}

function utf16(text: string) {
  return new Uint8Array(Uint16Array.from(`\ufeff${text}`, (unit) => unit.charCodeAt(0)).buffer)
}

function nested(open: string, close: string, depth: number) {
  return open.repeat(depth) + close.repeat(depth)
}

function row(texts: string[]) {
  return `<w:tr>${texts.map((text) => `<w:tc><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:tc>`).join('')}</w:tr>`
}

function repeated(count: number, write: (index: number) => string) {
  return Array.from({ length: count }, (_, index) => write(index)).join(' ')
}

function usualEntries(): PackedEntry[] {
  const parts = {
    '[Content_Types].xml': contentTypesXml('word/document.xml', documentType),
    '_rels/.rels': relationshipsXml([['rId1', 'officeDocument', 'word/document.xml']]),
  }
  return Object.entries(parts).map(([name, text]) => ({ name, packed: strToU8(text), method: 0 }))
}

/** Packed so that it ends at a byte and more can follow, which may be the same again. */
function flushed(text: string) {
  return deflateRawSync(text, { level: 9, finishFlush: constants.Z_FULL_FLUSH })
}

function joined(pieces: readonly Uint8Array[]) {
  return new Uint8Array(Buffer.concat(pieces))
}
