import { describe, expect, test } from 'vitest'
import { namespaces, relationshipsXml } from '../../../test/tiny-docx.ts'
import { cell, control, field, html, open, paragraph, row, run, table, text } from '../../../test/word-xml.ts'

describe('marks of text', () => {
  const parts = {
    'word/_rels/document.xml.rels': relationshipsXml([
      ['rId1', 'hyperlink', 'https://a.example/', 'External'],
      ['rId2', 'styles', 'styles.xml'],
      ['rId3', 'numbering', 'numbering.xml'],
    ]),
    'word/styles.xml': `<w:styles ${namespaces}>
      <w:style w:styleId="Strong"><w:rPr><w:b/></w:rPr></w:style>
      <w:style w:styleId="Stronger"><w:basedOn w:val="Strong"/></w:style>
      <w:style w:styleId="Secret"><w:rPr><w:vanish/></w:rPr></w:style>
      <w:style w:styleId="berschrift2"><w:name w:val="heading 2"/></w:style>
      <w:style w:styleId="Circle"><w:basedOn w:val="Circle"/></w:style>
      <w:style w:styleId="Bullets"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>
      <w:style w:styleId="Inner"><w:name w:val="List Bullet 2"/><w:basedOn w:val="Bullets"/></w:style></w:styles>`,
    'word/numbering.xml': `<w:numbering ${namespaces}>
      <w:abstractNum w:abstractNumId="5"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="none"/></w:lvl></w:abstractNum>
      <w:abstractNum w:abstractNumId="6"><w:lvl w:ilvl="0"><w:numFmt w:val="arabicAbjad"/></w:lvl></w:abstractNum>
      <w:num w:numId="1"><w:abstractNumId w:val="5"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="6"/></w:num></w:numbering>`,
  }
  const listed = (id: number, words: string, level = 0) =>
    `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${id}"/></w:numPr></w:pPr>${run(words)}</w:p>`
  const styled = (style: string, words: string) =>
    `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${run(words)}</w:p>`

  test('the name of a style of lists tells how deep its entries lie', () => {
    const { blocks } = open(styled('Bullets', 'a') + styled('Inner', 'b'), parts)
    expect(blocks.map((block) => block.kind === 'paragraph' && block.depth)).toEqual([undefined, 1])
  })

  test.each<[title: string, body: string, html: string]>([
    [
      'bold, italic, underlined',
      paragraph(run('b', '<w:b/>'), run('i', '<w:i w:val="1"/>'), run('u', '<w:u w:val="single"/>')),
      '<strong>b</strong><em>i</em><u>u</u>',
    ],
    [
      'off in all its spellings',
      paragraph(
        ...['off', '0', 'false', 'none'].map((off) => run('x', `<w:b w:val="${off}"/><w:u w:val="none"/>`)),
      ),
      'xxxx',
    ],
    [
      'bold of right-to-left text',
      paragraph(run('ا', '<w:bCs/><w:rtl/>'), run('b', '<w:bCs/>')),
      '<strong>ا</strong>b',
    ],
    [
      'a style, and one based on it',
      paragraph(run('a', '<w:rStyle w:val="Stronger"/>')),
      '<strong>a</strong>',
    ],
    ['a style turned off', paragraph(run('a', '<w:rStyle w:val="Strong"/><w:b w:val="0"/>')), 'a'],
    [
      'a hiding style',
      paragraph(run('a', '<w:rStyle w:val="Secret"/>'), run('b', '<w:rStyle w:val="Circle"/>')),
      'b',
    ],
    [
      'lists',
      listed(1, 'a') + listed(1, 'b') + listed(2, 'c') + listed(0, 'd') + listed(1, 'e', 1),
      '<ul><li>a</li><li>b</li></ul><ol><li>c</li></ol><p>d</p><p>e</p>',
    ],
    ['a list by style', styled('Bullets', 'a'), '<ul><li>a</li></ul>'],
    [
      'a link',
      paragraph(`<w:hyperlink r:id="rId1">${run('a')}</w:hyperlink>`),
      '<a href="https://a.example/">a</a>',
    ],
    [
      'a link to a place',
      paragraph(`<w:hyperlink w:anchor="faq">${run('a')}</w:hyperlink>`),
      '<a href="#faq">a</a>',
    ],
    ['a link to nothing', paragraph(`<w:hyperlink r:id="rId9">${run('a')}</w:hyperlink>`), 'a'],
    [
      'a link underlined by hand',
      paragraph(
        `<w:hyperlink r:id="rId1">${run('a', '<w:color w:val="1155cc"/><w:u w:val="single"/>')}</w:hyperlink>`,
      ),
      '<a href="https://a.example/">a</a>',
    ],
    [
      'a field',
      paragraph(field('HYPERLINK "https://a.example/x"', run('a')), run(' b')),
      '<a href="https://a.example/x">a</a> b',
    ],
    [
      'a field with switches',
      paragraph(field('HYPERLINK \\t "_blank" "https://a.example/" \\l "top" \\o "Tip"', run('a'))),
      '<a href="https://a.example/#top">a</a>',
    ],
    [
      'a field in pieces',
      paragraph(field('HYPER</w:instrText><w:instrText>LINK https://a.example/', run('a'))),
      '<a href="https://a.example/">a</a>',
    ],
    [
      'a field over two paragraphs',
      field('HYPERLINK "https://a.example/"', `${run('a')}</w:p><w:p>${run('b')}`)
        .replace(/^/, '<w:p>')
        .concat('</w:p>'),
      '<p><a href="https://a.example/">a</a></p><p><a href="https://a.example/">b</a></p>',
    ],
    [
      'a field in a field',
      paragraph(field('HYPERLINK "https://a.example/"', run('a') + field('PAGE', run('1')) + run('b'))),
      '<a href="https://a.example/">a1b</a>',
    ],
    [
      'a simple field',
      paragraph(
        `<w:fldSimple w:instr=" HYPERLINK &quot;https://a.example/&quot; ">${run('a')}</w:fldSimple>`,
      ),
      '<a href="https://a.example/">a</a>',
    ],
    [
      'a link that leaked as text',
      paragraph(
        run('See '),
        control('', run('HYPERLINK "https://a.example/?a=1&amp;b=2"our terms')),
        run('.'),
      ),
      'See <a href="https://a.example/?a=1&amp;b=2">our terms</a>.',
    ],
    [
      'a link that leaked before its words',
      paragraph(run('HYPERLINK "https://a.example/" \\o "Tip"'), run('terms', '<w:b/>'), run('.')),
      '<a href="https://a.example/"><strong>terms</strong></a>.',
    ],
    ['words about HYPERLINK', paragraph(run('write HYPERLINK "')), 'write HYPERLINK "'],
  ])('%s', (_, body, expected) => {
    expect(html(open(body, parts).blocks)).toBe(expected)
  })

  test('headings by style, by outline level, and turned off', () => {
    const outlined = (style: string, level: number) =>
      `<w:p><w:pPr><w:pStyle w:val="${style}"/><w:outlineLvl w:val="${level}"/></w:pPr></w:p>`
    const { blocks } = open(styled('berschrift2', 'a') + outlined('x', 0) + outlined('berschrift2', 9), parts)
    expect(blocks.map((block) => block.kind === 'paragraph' && block.heading)).toEqual([2, 1, 0])
  })
})

describe('very many marks round one cell', () => {
  const bookmarks = (count: number) =>
    Array.from({ length: count }, (_, id) => `<w:bookmarkStart w:id="${id}" w:name="b${id}"/>`).join('')
  const cellOf = (body: string) => {
    const [block] = open(body).blocks
    return block?.kind === 'table' ? block.rows[0]?.cells.at(-1) : undefined
  }

  test.each([
    ['before it', table(row(cell(''), bookmarks(100_000), cell(text('a'))))],
    ['in it', table(row(cell(paragraph(bookmarks(100_000), run('a')))))],
  ])('those %s cost no more than as many words, and only the first are kept', (_, body) => {
    const before = process.cpuUsage()
    expect(cellOf(body)?.bookmarks).toHaveLength(100)
    const { user } = process.cpuUsage(before)
    expect(user / 1000).toBeLessThan(4000)
  })
})

test('how large words are, and how many stand in grey or red, is told of their paragraph', () => {
  const looks = open(
    [
      paragraph(run('Big', '<w:sz w:val="40"/>'), run(' and small', '<w:sz w:val="20"/>')),
      paragraph(run('grey', '<w:color w:val="999999"/>'), run(' black')),
      paragraph(run('red', '<w:color w:val="FF0000"/>')),
      paragraph(run('plain', '<w:color w:val="000000"/>')),
    ].join(''),
  ).blocks.map((block) => block.kind === 'paragraph' && block.look)
  expect(looks).toEqual([
    {
      sizes: [
        { size: 40, from: 0, to: 3 },
        { size: 20, from: 3, to: 13 },
      ],
    },
    { pale: 4 },
    { red: 3 },
    undefined,
  ])
})
