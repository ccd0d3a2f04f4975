import { strFromU8, strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import {
  contentTypesXml,
  documentType,
  documentXml,
  relationshipsXml,
  tinyDocx,
  zip,
} from '../../../test/tiny-docx.ts'
import { readToken } from '../xml/tokens.ts'
import { readText } from '../xml/xml.ts'
import { openPackage, readPart } from './package.ts'
import { portableUnpacker } from './unpacker.ts'

const body = '<w:p><w:r><w:t>Text</w:t></w:r></w:p>'
/** How an entry of the archive's directory begins (APPNOTE 4.3.12). */
const directoryEntry = 'PK\x01\x02'

/** The main part's text, or why the file is refused. */
function open(bytes: Uint8Array) {
  const opened = openPackage(bytes, portableUnpacker)
  if (!opened.ok) return opened.refusal
  const { parts, mainPart } = opened.value
  const text = readPart(parts, mainPart, (reader) => {
    readToken(reader)
    return readText(reader)
  })
  return parts.refusal ?? text
}

describe('read', () => {
  test.each<[title: string, bytes: Uint8Array]>([
    ['an ordinary file', tinyDocx(body)],
    ['stored without compression', stored(body)],
    [
      'main part elsewhere, as Word Online has it',
      zip({
        '[Content_Types].xml': contentTypesXml('word/document2.xml', documentType),
        '_rels/.rels': relationshipsXml([['rId1', 'officeDocument', '/word/document2.xml']]),
        'word/document2.xml': documentXml(body),
      }),
    ],
    [
      'no relationships at all',
      zip({
        '[Content_Types].xml': contentTypesXml('word/document.xml', documentType),
        'word/document.xml': documentXml(body),
      }),
    ],
    [
      'names in another case',
      zip({
        '[content_types].xml': contentTypesXml('Word/Document.xml', documentType),
        'word/document.xml': documentXml(body),
      }),
    ],
    [
      'names with backslashes',
      zip({
        '[Content_Types].xml': contentTypesXml('word/document.xml', documentType),
        'word\\document.xml': documentXml(body),
      }),
    ],
    ['UTF-16, little end first', tinyDocx('', { 'word/document.xml': utf16(documentXml(body)) })],
    ['UTF-16, big end first', tinyDocx('', { 'word/document.xml': swapped(utf16(documentXml(body))) })],
    ['UTF-8 with a byte order mark', tinyDocx('', { 'word/document.xml': `\ufeff${documentXml(body)}` })],
    ['an entry named like a prototype', tinyDocx(body, { __proto__x: 'x', constructor: 'x' })],
  ])('%s', (_, bytes) => {
    expect(open(bytes)).toBe('Text')
  })
})

describe('refused', () => {
  test.each<[title: string, bytes: Uint8Array, refusal: object]>([
    ['nothing', new Uint8Array(), { problem: 'empty-file' }],
    ['a PDF', strToU8('%PDF-1.7 …'), { problem: 'not-word', kind: 'pdf' }],
    ['a PNG', strToU8('\x89PNG\r\n', true), { problem: 'not-word', kind: 'image' }],
    ['a web page', strToU8('\n<!DOCTYPE html><html>'), { problem: 'not-word', kind: 'web-page' }],
    ['RTF', strToU8('{\\rtf1 text}'), { problem: 'not-word', kind: 'rich-text' }],
    ['text', strToU8('Dear customer'), { problem: 'not-word', kind: 'other' }],
    ['a plain archive', zip({ 'photo.txt': 'x' }), { problem: 'not-word', kind: 'zip' }],
    [
      'an OpenDocument',
      zip({ mimetype: 'x', 'content.xml': '<a/>' }),
      { problem: 'not-word', kind: 'open-document' },
    ],
    [
      'a workbook',
      office('xl/workbook.xml', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'),
      { problem: 'not-word', kind: 'excel' },
    ],
    [
      'slides',
      office(
        'ppt/presentation.xml',
        'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml',
      ),
      { problem: 'not-word', kind: 'powerpoint' },
    ],
    ['an old .doc', compound('WordDocument'), { problem: 'old-word' }],
    ['an old .doc with its names in another case', compound('WORDDOCUMENT'), { problem: 'old-word' }],
    ['a document with a password', compound('EncryptedPackage'), { problem: 'password-protected' }],
    [
      'a document under rights management',
      compound('EncryptedPackage DRMEncryptedDataSpace'),
      { problem: 'rights-managed' },
    ],
    [
      'an old .doc under rights management',
      compound('WordDocument \tDRMContent'),
      { problem: 'rights-managed' },
    ],
    [
      'flat XML, as Word writes it',
      strToU8(
        '<?xml version="1.0" standalone="yes"?>\r\n<?mso-application progid="Word.Document"?>\r\n<pkg:package xmlns:pkg="http://schemas.microsoft.com/office/2006/xmlPackage">',
      ),
      { problem: 'word-xml' },
    ],
    [
      'flat XML without its instruction',
      strToU8("<pkg:package xmlns:pkg='http://schemas.microsoft.com/office/2006/xmlPackage'>"),
      { problem: 'word-xml' },
    ],
    [
      'the XML of Word 2003',
      strToU8('<w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml">'),
      { problem: 'word-xml' },
    ],
    [
      'flat XML in UTF-16',
      utf16('<?xml version="1.0"?><?mso-application progid="Word.Document"?><pkg:package/>'),
      { problem: 'word-xml' },
    ],
    [
      'a document with macros',
      office('word/document.xml', 'application/vnd.ms-word.document.macroEnabled.main+xml'),
      { problem: 'macro-enabled' },
    ],
    [
      'a macro part in an ordinary file',
      tinyDocx(body, { 'word/vbaProject.bin': 'x' }),
      { problem: 'macro-enabled' },
    ],
    ['half a file', tinyDocx(body).slice(0, 400), { problem: 'damaged' }],
    [
      'no main part',
      zip({ '[Content_Types].xml': contentTypesXml('word/document.xml', documentType) }),
      { problem: 'damaged', part: 'word/document.xml' },
    ],
    ['XML that ends early', tinyDocx('<w:p>'), { problem: 'damaged', part: 'word/document.xml' }],
    [
      'one flipped byte',
      flipped(tinyDocx(body.repeat(50))),
      { problem: 'damaged', part: 'word/document.xml' },
    ],
    [
      'one letter that is another',
      replaced(stored(body), 'Text', (bytes, at) => bytes.with(at, 0x4e)),
      { problem: 'damaged', part: 'word/document.xml' },
    ],
    ['a locked entry', locked(tinyDocx(body)), { problem: 'password-protected' }],
    [
      'a part outside the package',
      tinyDocx(body, { '../evil.xml': 'x' }),
      { problem: 'unsafe-part-name', part: '../evil.xml' },
    ],
    [
      'a part at the root of the disk',
      tinyDocx(body, { '/etc/x': 'x' }),
      { problem: 'unsafe-part-name', part: '/etc/x' },
    ],
    [
      'a part on a drive of Windows',
      tinyDocx(body, { 'c:x.xml': 'x' }),
      { problem: 'unsafe-part-name', part: 'c:x.xml' },
    ],
    ['a part that comes twice', tinyDocx(body, { 'Word/Document.xml': 'x' }), { problem: 'damaged' }],
    [
      'a thousand and one parts',
      tinyDocx(body, Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`x${index}`, '']))),
      { problem: 'too-many-parts' },
    ],
    [
      'a part of 33 MB',
      tinyDocx(' '.repeat(33 * 1024 * 1024)),
      { problem: 'decompression-bomb', part: 'word/document.xml' },
    ],
    [
      'the same without compression',
      stored(' '.repeat(33 * 1024 * 1024)),
      { problem: 'decompression-bomb', part: 'word/document.xml' },
    ],
    [
      'a document type',
      tinyDocx('', { 'word/document.xml': '<!DOCTYPE x><x/>' }),
      { problem: 'forbidden-markup', part: 'word/document.xml' },
    ],
    [
      'an entity in UTF-16',
      tinyDocx('', { 'word/document.xml': utf16('<!DOCTYPE x [<!ENTITY y "z">]><x>&y;</x>') }),
      { problem: 'forbidden-markup', part: 'word/document.xml' },
    ],
    [
      'nesting without end',
      tinyDocx('<w:sdt>'.repeat(5000)),
      { problem: 'too-complex', part: 'word/document.xml' },
    ],
    [
      'text that is not UTF-8',
      tinyDocx('', { 'word/document.xml': new Uint8Array([60, 97, 62, 0xff, 60]) }),
      { problem: 'damaged', part: 'word/document.xml' },
    ],
    [
      'text in another encoding',
      tinyDocx('', { 'word/document.xml': '<?xml version="1.0" encoding="UTF-7"?><x>+ADw-</x>' }),
      { problem: 'damaged', part: 'word/document.xml' },
    ],
  ])('%s', (_, bytes, refusal) => {
    expect(open(bytes)).toEqual(refusal)
  })

  test('an archive whose parts are small, but too large together', () => {
    const opened = openPackage(
      tinyDocx(
        body,
        Object.fromEntries(['a', 'b', 'c'].map((name) => [name, `<a>${' '.repeat(25 * 1024 * 1024)}</a>`])),
      ),
      portableUnpacker,
    )
    const parts = opened.ok && opened.value.parts
    const answers = ['a', 'b', 'c'].map((name) => parts && readPart(parts, name, () => name))
    expect(answers).toEqual(['a', 'b', undefined])
  })
})

test('a size that the directory lies about is not believed', () => {
  const lying = replaced(tinyDocx(body), directoryEntry, (bytes, at) =>
    bytes.with(at + 24, 1).with(at + 25, 0),
  )
  expect(open(lying)).toBe('Text')
})

/** Nothing in it is compressed. */
function stored(text: string) {
  const types = strToU8(contentTypesXml('word/document.xml', documentType))
  return zipSync(
    { '[Content_Types].xml': types, 'word/document.xml': strToU8(documentXml(text)) },
    { level: 0 },
  )
}

function office(mainPart: string, type: string) {
  return zip({
    '[Content_Types].xml': contentTypesXml(mainPart, type),
    '_rels/.rels': relationshipsXml([['rId1', 'officeDocument', mainPart]]),
    [mainPart]: '<x/>',
  })
}

function compound(stream: string) {
  return strToU8(`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${'\0'.repeat(504)}${[...stream].join('\0')}`, true)
}

function utf16(text: string) {
  const units = Uint16Array.from(`\ufeff${text}`, (unit) => unit.charCodeAt(0))
  return new Uint8Array(units.buffer)
}

function swapped(bytes: Uint8Array) {
  return bytes.map((_, at) => bytes[at ^ 1] ?? 0)
}

/** A byte of the last part's data is wrong. */
function flipped(bytes: Uint8Array) {
  const at = strFromU8(bytes, true).lastIndexOf('word/document.xml', bytes.length - 100) + 40
  return bytes.with(at, (bytes[at] ?? 0) ^ 0x10)
}

function locked(bytes: Uint8Array) {
  return replaced(bytes, directoryEntry, (found, at) => found.with(at + 8, 1))
}

/** With something else where that text stands last. */
function replaced(bytes: Uint8Array, text: string, replace: (bytes: Uint8Array, at: number) => Uint8Array) {
  return replace(bytes, strFromU8(bytes, true).lastIndexOf(text))
}
