import { describe, expect, test } from 'vitest'
import { documentXml, namespaces } from '../../../test/tiny-docx.ts'
import { control, field, open, paragraph, run, text, textBox, words } from '../../../test/word-xml.ts'

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
