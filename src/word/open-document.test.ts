import { describe, expect, test } from 'vitest'
import { writeRichText } from '#content/rich-text.ts'
import { documentXml, namespaces, relationshipsXml, tinyDocx } from '../../test/tiny-docx.ts'
import { textOfParagraph, type WordBlock } from './document.ts'
import { openDocument } from './open-document.ts'

const run = (text: string, format = '') => `<w:r><w:rPr>${format}</w:rPr><w:t>${text}</w:t></w:r>`
const paragraph = (...runs: string[]) => `<w:p>${runs.join('')}</w:p>`
const text = (words: string) => paragraph(run(words))
const cell = (content: string, settings = '') => `<w:tc><w:tcPr>${settings}</w:tcPr>${content}</w:tc>`
const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`
const table = (...rows: string[]) => `<w:tbl>${rows.join('')}</w:tbl>`
const control = (settings: string, content: string) =>
  `<w:sdt><w:sdtPr>${settings}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`
const field = (instruction: string, result: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${instruction}</w:instrText></w:r>` +
  `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${result}<w:r><w:fldChar w:fldCharType="end"/></w:r>`
const textBox = (content: string) => `<wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx>`

function open(body: string, parts: Record<string, string> = {}) {
  const opened = openDocument(tinyDocx(body, parts))
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal))
  return opened.value
}

/** Paragraphs as they read, tables as rows of "column: text". */
function words(blocks: readonly WordBlock[]): string[] {
  return blocks.flatMap((block) =>
    block.kind === 'paragraph'
      ? [textOfParagraph(block)]
      : block.rows.map(({ cells }) =>
          cells.map((each) => `${each.column}: ${words(each.blocks).join('¶')}`).join(' | '),
        ),
  )
}

function html(blocks: readonly WordBlock[]) {
  return writeRichText(
    blocks
      .filter((block) => block.kind === 'paragraph')
      .map(({ list, runs }) => ({ kind: list ?? 'paragraph', runs })),
  )
}

describe('text', () => {
  test.each<[title: string, body: string, lines: string[]]>([
    ['split runs', paragraph(run('O'), '<w:proofErr w:type="spellStart"/>', run('ne')), ['One']],
    ['insertions', paragraph(`<w:ins>${run('new')}</w:ins>`, run(' word')), ['new word']],
    ['deletions', paragraph('<w:del><w:r><w:delText>old</w:delText></w:r></w:del>', run('kept')), ['kept']],
    ['a deleted word in w:t', paragraph(`<w:del>${run('old')}</w:del>`, run('kept')), ['kept']],
    [
      'moved words',
      paragraph(`<w:moveFrom>${run('here')}</w:moveFrom><w:moveTo>${run('there')}</w:moveTo>`),
      ['there'],
    ],
    [
      'a deleted paragraph mark',
      `<w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr>${run('One ')}</w:p>${text('line')}`,
      ['One line'],
    ],
    [
      'a moved paragraph mark',
      `<w:p><w:pPr><w:rPr><w:moveFrom/></w:rPr></w:pPr></w:p>${text('line')}`,
      ['line'],
    ],
    [
      'breaks and tabs',
      paragraph('<w:r><w:t>a</w:t><w:br/><w:t>b</w:t><w:cr/><w:t>c</w:t><w:tab/><w:t>d</w:t></w:r>'),
      ['a\nb\nc\td'],
    ],
    ['tab stops are no tabs', '<w:p><w:pPr><w:tabs><w:tab w:pos="1"/></w:tabs></w:pPr></w:p>', ['']],
    ['hyphens', paragraph('<w:r><w:noBreakHyphen/><w:softHyphen/></w:r>'), ['\u2011\u00ad']],
    [
      'symbols',
      paragraph('<w:r><w:sym w:font="Wingdings" w:char="F0FC"/><w:sym w:font="Symbol" w:char="F061"/></w:r>'),
      ['✓α'],
    ],
    ['hidden words', paragraph(run('seen'), run('unseen', '<w:vanish/>')), ['seen']],
    ['words whose hiding is off', paragraph(run('seen', '<w:vanish w:val="0"/>')), ['seen']],
    [
      'smart tags and custom XML',
      paragraph(`<w:smartTag>${run('a')}<w:customXml>${run('b')}</w:customXml></w:smartTag>`),
      ['ab'],
    ],
    [
      'directions',
      paragraph(`<w:dir w:val="rtl">${run('ا')}<w:bdo w:val="ltr">${run('b')}</w:bdo></w:dir>`),
      ['اb'],
    ],
    [
      'ruby',
      paragraph(
        `<w:r><w:ruby><w:rt>${run('かん')}</w:rt><w:rubyBase>${run('漢')}</w:rubyBase></w:ruby></w:r>`,
      ),
      ['漢'],
    ],
    ['formulas', paragraph('<m:oMath><m:r><m:t>x=1</m:t></m:r></m:oMath>'), ['x=1']],
    ['an element that nobody knows', paragraph(`<w:brandNew>${run('word')}</w:brandNew>`), ['word']],
    ['a run outside a paragraph', run('word'), ['word']],
    [
      'a simple field',
      paragraph(`<w:fldSimple w:instr="DOCPROPERTY x">${run('value')}</w:fldSimple>`),
      ['value'],
    ],
    ['a complex field', paragraph(field('PAGE', run('7'))), ['7']],
    [
      'a field that never ends',
      paragraph('<w:r><w:fldChar w:fldCharType="begin"/></w:r>', run('word')),
      ['word'],
    ],
    ['a control round a block', control('', text('word')), ['word']],
    ['a control round a word', paragraph(run('a '), control('', run('word'))), ['a word']],
    ['controls in controls', control('', control('', control('', text('word')))), ['word']],
    ['a placeholder', paragraph(control('<w:showingPlcHdr/>', run('Click here'))), ['']],
    [
      'a value in a control with a placeholder outside',
      control('<w:showingPlcHdr/>', paragraph(run('Click'), control('', run('word')))),
      ['word'],
    ],
    [
      'a text box',
      paragraph(run('before'), `<w:r><w:drawing>${textBox(text('inside'))}</w:drawing></w:r>`, run(' after')),
      ['before after', 'inside'],
    ],
    [
      'a text box said twice',
      paragraph(
        `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${textBox(text('new'))}</mc:Choice><mc:Fallback><w:pict><v:textbox><w:txbxContent>${text('old')}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`,
      ),
      ['', 'new'],
    ],
    [
      'a choice without words',
      paragraph(
        `<w:r><mc:AlternateContent><mc:Choice Requires="x"><a:blip/></mc:Choice><mc:Fallback><w:t>old</w:t></mc:Fallback></mc:AlternateContent></w:r>`,
      ),
      ['old'],
    ],
    [
      'a choice without a fallback',
      paragraph(
        `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${textBox(text('new'))}</mc:Choice></mc:AlternateContent></w:r>`,
      ),
      ['', 'new'],
    ],
    ['DrawingML text', paragraph('<w:r><a:p><a:r><a:t>shape</a:t></a:r></a:p></w:r>'), ['', 'shape']],
  ])('%s', (_, body, lines) => {
    expect(words(open(body).blocks)).toEqual(lines)
  })

  test('strict documents and other prefixes', () => {
    const strict = documentXml(text('word')).replace(
      namespaces,
      'xmlns:w="http://purl.oclc.org/ooxml/wordprocessingml/main"',
    )
    const renamed = documentXml(text('word')).replaceAll('w:', 'ns0:').replaceAll(':w=', ':ns0=')
    for (const document of [strict, renamed])
      expect(words(open('', { 'word/document.xml': document }).blocks)).toEqual(['word'])
  })
})

describe('tables', () => {
  test.each<[title: string, body: string, rows: string[]]>([
    ['without a grid', table(row(cell(text('a')), cell(text('b')))), ['0: a | 1: b']],
    ['ragged', table(row(cell(text('a'))), row(cell(text('b')), cell(text('c')))), ['0: a', '0: b | 1: c']],
    ['spans', table(row(cell(text('a'), '<w:gridSpan w:val="3"/>'), cell(text('b')))), ['0: a | 3: b']],
    [
      'a span of two billion',
      table(row(cell(text('a'), '<w:gridSpan w:val="2000000000"/>'), cell(text('b')))),
      ['0: a | 64: b'],
    ],
    [
      'columns left out before',
      table(`<w:tr><w:trPr><w:gridBefore w:val="2"/></w:trPr>${cell(text('a'))}</w:tr>`),
      ['2: a'],
    ],
    [
      'a deleted row',
      table(
        row(cell(text('a'))),
        `<w:tr><w:trPr><w:del/></w:trPr>${cell(text('b'))}</w:tr>`,
        row(cell(text('c'))),
      ),
      ['0: a', '0: c'],
    ],
    ['a deleted cell', table(row(cell(text('a'), '<w:cellDel/>'), cell(text('b')))), ['1: b']],
    [
      'a control round a row',
      table(control('<w:tag w:val="goog_rdk_1"/>', row(cell(text('a')), cell(text('b'))))),
      ['0: a | 1: b'],
    ],
    ['a control round a cell', table(row(cell(text('a')), control('', cell(text('b'))))), ['0: a | 1: b']],
    ['a control in a cell', table(row(cell(control('', text('a'))))), ['0: a']],
    [
      'a table in a table',
      table(row(cell(table(row(cell(text('a')), cell(text('b')))) + text('c')))),
      ['0: 0: a | 1: b¶c'],
    ],
    ['a text box in a cell', table(row(cell(paragraph(`<w:r>${textBox(text('a'))}</w:r>`)))), ['0: ¶a']],
    ['a cell without a row', `<w:tbl>${cell(text('a'))}</w:tbl>`, ['a']],
  ])('%s', (_, body, rows) => {
    expect(words(open(body).blocks)).toEqual(rows)
  })

  test('a cell that goes on from above says so', () => {
    const [block] = open(
      table(row(cell('', '<w:vMerge w:val="restart"/>')), row(cell('', '<w:vMerge/>'))),
    ).blocks
    expect(block?.kind === 'table' && block.rows.map(({ cells }) => cells[0]?.isContinued)).toEqual([
      false,
      true,
    ])
  })

  test('a cell knows the marks in it and directly round it', () => {
    const marked = (name: string) => `<w:tag w:val="${name}-tag"/><w:alias w:val="${name}-alias"/>`
    const bookmark = (name: string) => `<w:bookmarkStart w:id="1" w:name="${name}"/>`
    const inner = cell(paragraph(bookmark('inside'), bookmark('_GoBack'), control(marked('run'), run('x'))))
    const body = control(
      marked('table'),
      table(
        control(
          marked('row'),
          row(cell(text('label')), bookmark('outside'), control(marked('cell'), inner), cell('')),
        ),
      ),
    )
    const [block] = open(body).blocks
    const cells = block?.kind === 'table' ? block.rows[0]?.cells : []
    expect(cells?.map(({ tags, aliases, bookmarks }) => [tags, aliases, bookmarks])).toEqual([
      [[], [], []],
      [
        ['cell-tag', 'run-tag'],
        ['cell-alias', 'run-alias'],
        ['outside', 'inside'],
      ],
      [[], [], []],
    ])
  })
})

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
      <w:style w:styleId="Bullets"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style></w:styles>`,
    'word/numbering.xml': `<w:numbering ${namespaces}>
      <w:abstractNum w:abstractNumId="5"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="none"/></w:lvl></w:abstractNum>
      <w:abstractNum w:abstractNumId="6"><w:lvl w:ilvl="0"><w:numFmt w:val="arabicAbjad"/></w:lvl></w:abstractNum>
      <w:num w:numId="1"><w:abstractNumId w:val="5"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="6"/></w:num></w:numbering>`,
  }
  const listed = (id: number, words: string, level = 0) =>
    `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${id}"/></w:numPr></w:pPr>${run(words)}</w:p>`
  const styled = (style: string, words: string) =>
    `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${run(words)}</w:p>`

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

test('comments, notes, properties and the program come with the document', () => {
  const noted = (kind: string) =>
    `<w:${kind}s ${namespaces}><w:${kind} w:id="0" w:type="separator"><w:p/></w:${kind}><w:${kind} w:id="1">${text(kind)}</w:${kind}></w:${kind}s>`
  const document = open(paragraph(run('word'), '<w:r><w:commentReference w:id="7"/></w:r>'), {
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
  })
  expect(document.comments.map(({ id, author, blocks }) => [id, author, ...words(blocks)])).toEqual([
    ['7', 'Mona', 'Is this right?'],
  ])
  expect(document.notes.flatMap(({ blocks }) => words(blocks))).toEqual(['footnote', 'endnote'])
  expect(document.blocks[0]).toMatchObject({ comments: ['7'] })
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
  expect(leftOut).toEqual({ deleted: 5, hidden: 3, placeholder: 2, placeholders: ['12'], embeddedFiles: 1 })
})
