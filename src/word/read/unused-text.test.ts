import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import {
  paragraph,
  read,
  readEdited,
  rowWith,
  spec,
  tableWith,
  types,
  warningOf,
} from '../../../test/edited-spec.ts'

describe('no word is lost without a word about it', () => {
  const comments =
    '<w:comments xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:comment w:id="1" w:author="Mona">' +
    `${paragraph('Is this legal?')}</w:comment></w:comments>`

  test.each<[title: string, edit: (xml: string) => string, words: RegExp]>([
    [
      'a paragraph between the tables',
      (xml) =>
        xml.replace(
          tableWith(xml, '>cta_url<'),
          (table) => `${paragraph('Please check with legal')}${table}`,
        ),
      /^4 words are not used.*\n• under HBR-0001: “Please check with legal”/,
    ],
    [
      'a ninth column',
      (xml) =>
        xml.replace(rowWith(xml, '>cta_url<'), (row) =>
          row.replace('</w:tr>', `<w:tc>${paragraph('new link?')}</w:tc></w:tr>`),
        ),
      /HBR-0001, beside "CTA URL": “new link\?”/,
    ],
    [
      'a note in the limits',
      (xml) => xml.replace(rowWith(xml, '>cta_url<'), (row) => row.replace('>Link<', '>ask IT<')),
      /“ask IT”/,
    ],
    [
      'a note beside the number of an item',
      (xml) => xml.replace('>Item 2<', '>Item 2 (ask Mona)<'),
      /^2 words are not used.*\n• FAQ-0001, beside "Item 2": “\(ask Mona\)”/,
    ],
    [
      'a note in the heading of a section',
      (xml) => xml.replace(/>3\. ([^<]+)</, '>ask Mona: 3. $1 (short)<'),
      /“ask Mona: … \(short\)”/,
    ],
    [
      'a note beside the name of a component',
      (xml) => xml.replace('>HDR001-ENBD<', '>HDR001-ENBD</w:t></w:r></w:p><w:p><w:r><w:t>or the other?<'),
      /HDR-0001, in the component order table: “or the other\?”/,
    ],
    [
      'a note beside an instance id',
      (xml) => xml.replace('>FAQ-0001<', '>FAQ-0001 (new)<'),
      /FAQ-0001, in the component order table: “\(new\)”/,
    ],
    [
      'a name in the header row',
      (xml) => xml.replace('>Limits<', '>Limits</w:t></w:r></w:p></w:tc><w:tc><w:p><w:r><w:t>Remarks<'),
      /“Remarks”/,
    ],
    [
      'a table of somebody else',
      (xml) =>
        xml.replace(
          '<w:sectPr',
          `<w:tbl><w:tr><w:tc>${paragraph('Sign off')}</w:tc></w:tr></w:tbl><w:sectPr`,
        ),
      /“Sign off”/,
    ],
    [
      'a heading over nothing',
      (xml) => xml.replace('<w:sectPr', `${paragraph('5. Afterthoughts')}<w:sectPr`),
      /Afterthoughts/,
    ],
    [
      'a row without a field',
      (xml) =>
        xml.replace(
          rowWith(xml, '>cta_url<'),
          (row) =>
            `${row}<w:tr><w:tc>${paragraph('')}</w:tc><w:tc>${paragraph('')}</w:tc><w:tc>${paragraph('')}</w:tc><w:tc>${paragraph('lost?')}</w:tc></w:tr>`,
        ),
      /“lost\?”/,
    ],
  ])('%s', (_, edit, words) => {
    const result = readEdited(edit)
    expect(result.success).toBe(true)
    expect(result.warnings.find(({ type }) => type === 'UNUSED_TEXT')?.message).toMatch(words)
  })

  test.each<[title: string, type: string, edit: (xml: string) => string, words: string]>([
    ['a locale', 'UNKNOWN_LOCALE', (xml) => xml.replace('>en-AE<', '>fr-FR<'), '"fr-FR"'],
    [
      'a second page name',
      'UNUSED_TEXT',
      (xml) =>
        xml.replace(
          rowWith(xml, '>Page name<'),
          (row) => row + row.replace('>cashback-card<', '>other-name<'),
        ),
      'in a second row "Page name": “other-name”',
    ],
    [
      'a note under the words of a label',
      'UNUSED_TEXT',
      (xml) =>
        xml.replace(rowWith(xml, '>Page name<'), (row) =>
          row.replace('</w:p>', '</w:p><w:p><w:r><w:t>a working title</w:t></w:r></w:p>'),
        ),
      'beside "Page name": “a working title”',
    ],
    [
      'a note beside the hash',
      'UNUSED_TEXT',
      (xml) => xml.replace(/>([\da-f]{16})</, '>$1 keep<'),
      'beside "Layout hash": “keep”',
    ],
    [
      'a note beside the time',
      'UNUSED_TEXT',
      (xml) => xml.replace('>2026-11-20T09:30:00.000Z<', '>2026-11-20T09:30:00.000Z by Mona<'),
      'beside "Exported at": “by Mona”',
    ],
  ])('%s in the header table', (_, type, edit, words) => {
    const result = readEdited(edit)
    expect(result.metadata).toEqual(read(spec).metadata)
    expect(result.warnings).toMatchObject([{ type, message: expect.stringContaining(words) }])
  })

  test.each(['en-AE', 'cashback-card', '1.0.0'])(
    'a message quotes no more than it must of a long %s',
    (value) => {
      const { warnings } = readEdited((xml) => xml.replace(`>${value}<`, `>${'very '.repeat(4000)}long<`))
      expect(warnings.length).toBeGreaterThan(0)
      for (const { message } of warnings) expect(message.length).toBeLessThan(400)
    },
  )

  test('words in the header of the pages', () => {
    const result = readEdited(
      (xml) => xml.replace('</w:p>', `</w:p>${paragraph('Draft for legal')}`),
      'word/header1.xml',
    )
    expect(result.warnings).toMatchObject([
      { type: 'UNUSED_TEXT', message: expect.stringContaining('“Draft for legal”') },
    ])
  })

  test('a comment, with its author and its place', () => {
    const result = withComments(comments, (xml) =>
      xml.replace(
        'pays you back</w:t></w:r>',
        'pays you back</w:t></w:r><w:r><w:commentReference w:id="1"/></w:r>',
      ),
    )
    expect(result.warnings).toMatchObject([
      {
        type: 'COMMENTS',
        message: expect.stringContaining('• Mona, at HBR-0001, "Title": “Is this legal?”'),
      },
    ])
  })

  const cellWith = (words: string) => `<w:tc>${paragraph(words)}</w:tc>`
  test.each<[title: string, edit: (xml: string) => string, words: RegExp]>([
    [
      'a figure in the limits',
      (xml) => xml.replace(rowWith(xml, '>cta_url<'), (row) => row.replace('>Link<', '>299<')),
      /^1 word is.*\n• HBR-0001, beside "CTA URL": “299”/,
    ],
    [
      'a second Yes',
      (xml) =>
        xml.replace(rowWith(xml, '>cta_url<'), (row) =>
          row.replace('</w:tr>', `${cellWith('No')}${cellWith('Yes')}</w:tr>`),
        ),
      /“(?:Yes|No)”/,
    ],
    [
      'a table of figures alone',
      (xml) =>
        xml.replace(
          '<w:sectPr',
          `<w:tbl><w:tr>${cellWith('10')}${cellWith('20')}</w:tr><w:tr>${cellWith('299')}${cellWith('Text')}</w:tr></w:tbl><w:sectPr`,
        ),
      /^4 words are.*“10”.*“20”.*“299”.*“Text”/s,
    ],
    [
      'a short word between the tables',
      (xml) => xml.replace(tableWith(xml, '>cta_url<'), (table) => `${paragraph('Yes')}${table}`),
      /under HBR-0001: “Yes”/,
    ],
    [
      'other words for a heading',
      (xml) => xml.replace(/>2\. Hero banner</, '>2. To be checked by legal<'),
      /“2. To be checked by legal”/,
    ],
    [
      'a second value for a field',
      (xml) =>
        xml.replace(
          rowWith(xml, '"HBR-0001/title"'),
          (row) => row + row.replace('A card that pays you back', 'Another title'),
        ),
      /^2 words are not used, because an earlier row is for the same value:\n• HBR-0001, in a second row for "Title": “Another title”/,
    ],
  ])('%s', (_, edit, words) => {
    expect(warningOf(readEdited(edit), 'UNUSED_TEXT')).toMatch(words)
  })

  test('each of two dozen forgotten sentences is named, in the order of the document', () => {
    const sentences = Array.from({ length: 24 }, (_, index) => `Forgotten sentence ${index}`)
    const message = warningOf(
      readEdited((xml) => xml.replace('<w:sectPr', `${sentences.map(paragraph).join('')}<w:sectPr`)),
      'UNUSED_TEXT',
    )
    const lines = message?.split('\n').slice(1, -1) ?? []
    expect(lines.map((line) => /“(.*)”/.exec(line)?.[1])).toEqual(sentences)
  })

  test('comments and forgotten sentences are told apart', () => {
    const result = withComments(comments, (xml) =>
      xml
        .replace(
          'pays you back</w:t></w:r>',
          'pays you back</w:t></w:r><w:r><w:commentReference w:id="1"/></w:r>',
        )
        .replace('<w:sectPr', `${paragraph('A sentence that nobody moved')}<w:sectPr`),
    )
    expect(types(result)).toEqual(['COMMENTS', 'UNUSED_TEXT'])
    expect(warningOf(result, 'UNUSED_TEXT')).toMatch(/^5 words are/)
  })
})

/** The document with these comments in a part of their own. */
function withComments(comments: string, edit: (xml: string) => string) {
  const parts = unzipSync(spec)
  const xml = strFromU8(parts['word/document.xml'] ?? new Uint8Array())
  const relationships = strFromU8(parts['word/_rels/document.xml.rels'] ?? new Uint8Array())
  return read(
    zipSync({
      ...parts,
      'word/document.xml': strToU8(edit(xml)),
      'word/comments.xml': strToU8(comments),
      'word/_rels/document.xml.rels': strToU8(
        relationships
          .replace(/<Relationship [^>]*relationships\/comments"[^>]*>/, '')
          .replace(
            '</Relationships>',
            '<Relationship Id="c1" Type="http://x/comments" Target="comments.xml"/></Relationships>',
          ),
      ),
    }),
  )
}
