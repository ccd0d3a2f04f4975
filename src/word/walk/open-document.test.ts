import { expect, test } from 'vitest'
import { namespaces, relationshipsXml } from '../../../test/tiny-docx.ts'
import { control, open, paragraph, run, text, words } from '../../../test/word-xml.ts'

test('comments, notes, properties and the program come with the document', () => {
  const noted = (kind: string) =>
    `<w:${kind}s ${namespaces}><w:${kind} w:id="0" w:type="separator"><w:p/></w:${kind}><w:${kind} w:id="1">${text(kind)}</w:${kind}></w:${kind}s>`
  const document = open(
    paragraph(run('word'), '<w:r><w:commentReference w:id="7"/><w:footnoteReference w:id="1"/></w:r>'),
    {
      'word/_rels/document.xml.rels': relationshipsXml([
        ['a', 'comments', 'comments.xml'],
        ['b', 'footnotes', '/word/footnotes.xml'],
        ['c', 'endnotes', 'endnotes.xml'],
      ]),
      'word/comments.xml': `<w:comments ${namespaces}><w:comment w:id="7" w:author="Mona">${text('Is this right?')}</w:comment></w:comments>`,
      'word/footnotes.xml': noted('footnote'),
      'word/endnotes.xml': noted('endnote'),
      '_rels/.rels': relationshipsXml([
        ['a', 'officeDocument', 'word/document.xml'],
        ['b', 'extended-properties', 'docProps/app.xml'],
        ['c', 'custom-properties', 'docProps/custom.xml'],
      ]),
      'docProps/app.xml':
        '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>LibreOffice/7.4</Application></Properties>',
      'docProps/custom.xml':
        '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties" xmlns:vt="x"><property name="hash" pid="2"><vt:lpwstr>abc</vt:lpwstr></property></Properties>',
    },
  )
  expect(document.comments.map(({ id, author, blocks }) => [id, author, ...words(blocks)])).toEqual([
    ['7', 'Mona', 'Is this right?'],
  ])
  expect(document.notes.flatMap(({ blocks }) => words(blocks))).toEqual(['footnote', 'endnote'])
  expect(document.blocks[0]).toMatchObject({ comments: ['7', 'footnotes 1'] })
  expect(document.application).toBe('LibreOffice/7.4')
  expect(document.customProperties).toEqual(new Map([['hash', 'abc']]))
})

test('what is left out is counted by its reason', () => {
  const { leftOut } = open(
    paragraph(
      '<w:del><w:r><w:delText>12345</w:delText></w:r></w:del>',
      run('123', '<w:vanish/>'),
      control('<w:showingPlcHdr/>', run('12')),
    ).concat('<w:altChunk r:id="x"/>'),
  )
  expect(leftOut).toEqual({ deleted: 5, hidden: 3, placeholder: 2, embeddedFiles: 1 })
})
