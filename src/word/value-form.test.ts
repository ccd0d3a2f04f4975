import { describe, expect, test } from 'vitest'
import {
  paragraph,
  readEdited,
  rowWith,
  types,
  valuesOf,
  warningOf,
  withValue,
} from '../../test/edited-spec.ts'
import { run } from '../../test/word-xml.ts'

const raised = (text: string) => run(text, '<w:vertAlign w:val="superscript"/>')
const lowered = (text: string) => run(text, '<w:vertAlign w:val="subscript"/>')
const struck = (text: string) => run(text, '<w:strike/>')
const link = (text: string, to: string) =>
  `<w:fldSimple w:instr="HYPERLINK &quot;${to}&quot;">${run(text)}</w:fldSimple>`
const p = (...runs: string[]) => `<w:p>${runs.join('')}</w:p>`

const readTitle = (content: string, edit = (xml: string) => xml) => {
  const result = readEdited((xml) => edit(withValue(xml, '"HBR-0001/title"', content)))
  return { result, value: valuesOf(result, 'HBR-0001')?.fields.title?.value }
}
const readAnswer = (content: string) => {
  const result = readEdited((xml) => withValue(xml, 'The first answer', content))
  return { result, value: valuesOf(result, 'FAQ-0001')?.items[0]?.answer?.value }
}

describe('raised and lowered words', () => {
  test.each([
    [p(run('AED 5,000'), raised('1'), run(' a month')), 'AED 5,000¹ a month'],
    [p(run('5'), raised('2'), run('%')), '5²%'],
    [p(run('H'), lowered('2'), run('O')), 'H₂O'],
    [p(run('The 5'), raised('th')), 'The 5ᵗʰ'],
    [p(run('Card'), run('®', '<w:vertAlign w:val="superscript"/>')), 'Card®'],
    [p(run('AED 5,000'), run('3', '<w:position w:val="8"/><w:sz w:val="14"/>')), 'AED 5,000³'],
    [p(run('plain'), run('1', '<w:vertAlign w:val="baseline"/>')), 'plain1'],
    [p(run('AED 5,000'), run('3', '<w:position w:val="3"/>')), 'AED 5,000³'],
    [p(run('H'), run('2', '<w:position w:val="-4"/>'), run('O')), 'H₂O'],
    [p(run('up'), run('1', '<w:position w:val="1"/>')), 'up1'],
    [p(raised('AED 5,000')), 'AED 5,000'],
  ])('in a plain value they are signs of their own', (content, value) => {
    const read = readTitle(content)
    expect([read.value, warningOf(read.result, 'FORM_NOT_KEPT')]).toEqual([value, undefined])
  })

  test('words that have no such signs stand in brackets, and are named', () => {
    const { value, result } = readTitle(p(run('AED 5,000'), raised('terms apply, Q1'), run(' a year')))
    expect(value).toBe('AED 5,000 (terms apply, Q1) a year')
    expect(warningOf(result, 'FORM_NOT_KEPT')).toMatch(/HBR-0001, "Title".*“terms apply, Q1”.*in brackets/)
  })

  test('in formatted text they keep their marks', () => {
    expect(readAnswer(p(run('AED 5,000'), raised('1'), run(', CO'), lowered('2'))).value).toBe(
      'AED 5,000<sup>1</sup>, CO<sub>2</sub>',
    )
  })

  test.each([
    ['character', '<w:rStyle w:val="Mark"/>', '', '<w:vertAlign w:val="superscript"/>'],
    ['paragraph', '', '<w:pStyle w:val="Mark"/>', '<w:vertAlign w:val="superscript"/>'],
    ['character', '<w:rStyle w:val="Mark"/>', '', '<w:position w:val="6"/>'],
  ])('a %s style raises them too', (type, ofRun, ofParagraph, setting) => {
    const style =
      `<w:style w:styleId="Base"><w:name w:val="Base"/><w:rPr>${setting}</w:rPr></w:style>` +
      `<w:style w:type="${type}" w:styleId="Mark"><w:name w:val="Mark"/><w:basedOn w:val="Base"/></w:style>`
    const styled = readEdited(
      (xml) =>
        withValue(
          xml,
          '"HBR-0001/title"',
          p(
            `<w:pPr>${ofParagraph}</w:pPr>`,
            run('5,000', '<w:vertAlign w:val="baseline"/>'),
            run('1', ofRun),
          ),
        ),
      'word/document.xml',
      { 'word/styles.xml': (xml) => xml.replace('</w:styles>', `${style}</w:styles>`) },
    )
    expect(valuesOf(styled, 'HBR-0001')?.fields.title?.value).toBe('5,000¹')
  })
})

test('an address has nothing raised in it', () => {
  const result = readEdited((xml) =>
    withValue(xml, '"HBR-0001/cta_url"', p(run('https://bank.example/a'), raised('2'))),
  )
  expect(valuesOf(result, 'HBR-0001')?.fields.cta_url?.value).toBe('https://bank.example/a2')
})

describe('struck words', () => {
  test('a plain value is without them, and they are named', () => {
    const { value, result } = readTitle(p(run('Was '), struck('AED 900 '), run('AED 500')))
    expect(value).toBe('Was AED 500')
    expect(warningOf(result, 'STRUCK_TEXT')).toMatch(/^2 words are struck.*\n• HBR-0001, "Title": “AED 900”/)
  })

  test('formatted text keeps them as struck', () => {
    const { value, result } = readAnswer(p(run('Was '), run('AED 900', '<w:dstrike/>'), run(' AED 500')))
    expect([value, warningOf(result, 'STRUCK_TEXT')]).toEqual(['Was <s>AED 900</s> AED 500', undefined])
  })

  test('a value of struck words alone is empty', () => {
    const { value, result } = readTitle(p(struck('Old title')))
    expect([value, types(result)]).toEqual(['', ['REQUIRED_VALUE_EMPTY', 'STRUCK_TEXT']])
  })
})

describe('what only stands for a value', () => {
  test.each([
    'Click or tap here to enter text.',
    'Click here to enter text.',
    'click or tap to enter a date',
    'Choose an item.',
    'انقر أو اضغط هنا لإدخال نص.',
    'انقر هنا لإدخال تاريخ.',
    'اختر عنصراً.',
  ])('%s', (sentence) => {
    const { value, result } = readTitle(paragraph(sentence))
    expect([value, types(result)]).toEqual(['', ['REQUIRED_VALUE_EMPTY']])
  })

  test.each([
    'Open the app and click to enter a date. Then press Send.',
    'افتح التطبيق ثم انقر هنا لإدخال تاريخ القسط',
  ])('copy that has the words of one keeps them, and they are named: %s', (copy) => {
    const { value, result } = readTitle(paragraph(copy))
    expect(value).toBe(copy)
    expect(warningOf(result, 'FORM_NOT_KEPT')).toMatch(/HBR-0001, "Title": it holds the words “/)
  })

  test('a paragraph of it beside others is left out and named', () => {
    const { value, result } = readAnswer(paragraph('Save more') + paragraph('Choose an item.'))
    expect(value).toBe('Save more')
    expect(warningOf(result, 'FORM_NOT_KEPT')).toContain('“Choose an item.” is left out')
    expect(readTitle(paragraph('Choose an item. Then pay later')).value).toBe(
      'Choose an item. Then pay later',
    )
  })
})

describe('form that a value cannot hold', () => {
  const bullet = (words: string) =>
    `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>${run(words)}</w:p>`

  test.each<[title: string, content: string, value: string, told: RegExp | undefined]>([
    [
      'a link',
      p(link('Apply now', 'https://bank.example/apply')),
      'Apply now',
      /the link to “https:\/\/bank.example\/apply”/,
    ],
    [
      'an address that can be read',
      p(link('www.bank.example', 'http://www.bank.example/')),
      'www.bank.example',
      undefined,
    ],
    ['lines', paragraph('Save') + paragraph('') + paragraph('more'), 'Save more', /joined by spaces/],
    ['a line break', p(run('Save'), '<w:r><w:br/></w:r>', run('more')), 'Save more', /joined by spaces/],
    ['bullets', bullet('Save') + bullet('more'), 'Save more', /entries of the list/],
    ['typed bullets', paragraph('• Save') + paragraph('• more'), 'Save more', /joined by spaces/],
    [
      'a heading',
      '<w:p><w:pPr><w:outlineLvl w:val="0"/></w:pPr><w:r><w:t>Save</w:t></w:r></w:p>',
      'Save',
      /a heading/,
    ],
    [
      'a table',
      `<w:tbl><w:tr><w:tc>${paragraph('Save')}</w:tc><w:tc>${paragraph('more')}</w:tc></w:tr></w:tbl>${paragraph('')}`,
      'Save more',
      /a table/,
    ],
  ])('%s in a title is named', (_, content, value, told) => {
    const read = readTitle(content)
    expect(read.value).toBe(value)
    if (told) expect(warningOf(read.result, 'FORM_NOT_KEPT')).toMatch(told)
    else expect(types(read.result)).toEqual([])
  })

  test('hidden words are named', () => {
    const { value, result } = readTitle(p(run('Save'), run(' only until May', '<w:vanish/>')))
    expect(value).toBe('Save')
    expect(warningOf(result, 'HIDDEN_TEXT')).toMatch(
      /^3 words are hidden.*\n• HBR-0001, "Title": “only until May”/,
    )
  })

  test('the words over the one address of a cell are named', () => {
    const result = readEdited((xml) =>
      withValue(xml, '"HBR-0001/cta_url"', p(link('Ask Mona first', 'https://bank.example/x'))),
    )
    expect(valuesOf(result, 'HBR-0001')?.fields.cta_url?.value).toBe('https://bank.example/x')
    expect(warningOf(result, 'FORM_NOT_KEPT')).toMatch(/"CTA URL".*“Ask Mona first” are not/)
  })

  test('a picture in an answer is not asked for its address, and one between the tables is named', () => {
    const picture =
      '<w:r><w:drawing><a:blip xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"/></w:drawing></w:r>'
    const inAnswer = readAnswer(p(run('See'), picture)).result
    expect(warningOf(inAnswer, 'PICTURE_NOT_USED')).toMatch(
      /FAQ-0001, "Answer" of item 1: .*please delete it/,
    )
    const between = readEdited((xml) => xml.replace('<w:sectPr', `${p(picture)}<w:sectPr`))
    expect(warningOf(between, 'PICTURE_NOT_USED')).toMatch(/^FAQ-0001: a picture/)
  })

  test('another name in the header of Word’s pages is named, and an older one is not', () => {
    const changed = readEdited((xml) => xml.replace('>cashback-card<', '>travel-card<'), 'word/header1.xml')
    expect(changed.warnings).toMatchObject([
      { type: 'UNUSED_TEXT', message: expect.stringMatching(/“|"travel-card".*"cashback-card"/) },
    ])
    const renamed = readEdited((xml) =>
      xml.replace(rowWith(xml, '>Page name<'), (row) => row.replace('>cashback-card<', '>travel-card<')),
    )
    expect([renamed.metadata.pageName, types(renamed)]).toEqual(['travel-card', []])
  })
})
