import { describe, expect, test } from 'vitest'
import {
  paragraph,
  readEdited,
  rowWith,
  types,
  valuesOf,
  warningOf,
  withoutMarks,
  withValue,
} from '../../../test/edited-spec.ts'

const translate = (xml: string) =>
  xml.replace(
    />(Title|Sub title|Description|Question|Answer|CTA text|CTA URL|Yes|No)</g,
    (_, word: string) =>
      `>${{ Yes: 'نعم', No: 'لا', Title: 'العنوان' }[word] ?? `الحقل ${'ا'.repeat(word.length)}`}<`,
  )

describe('labels that were changed', () => {
  test.each([
    ['kept', translate],
    ['gone, and data names kept', (xml: string) => withoutMarks(translate(xml))],
  ])('translated with marks %s: said once, and the values are found', (_title, edit) => {
    const result = readEdited(edit)
    expect(valuesOf(result, 'HBR-0001')?.fields.title?.value).toBe('A card that pays you back')
    const told = result.warnings.filter(({ message }) => message.includes('the names in the Field column'))
    expect(told).toHaveLength(1)
    expect(told[0]?.message).toMatch(/were changed or translated.*“العنوان”/s)
  })

  test('the page name and the locale are known by their place', () => {
    const result = readEdited((xml) =>
      xml.replace('>Page name<', '>عنوان الصفحة<').replace('>Locale<', '>لغة<'),
    )
    expect(result.metadata).toMatchObject({ pageName: 'cashback-card', locale: 'en-AE' })
    expect(warningOf(result, 'UNUSED_TEXT')).toContain('beside "Page name": “عنوان الصفحة”')
  })

  test('one that was renamed, without its mark, is said to be, and its value is quoted', () => {
    const result = readEdited((xml) =>
      withoutMarks(xml).replace('>Title<', '>Headline<').replace('>title<', '><'),
    )
    expect(result.errors[0]?.message).toContain('If the name was changed, please write the old one again.')
    expect(warningOf(result, 'UNUSED_TEXT')).toContain('in the row "Headline": “A card that pays you back”')
  })

  test('a row for a new line has a name that no field has', () => {
    const result = readEdited((xml) =>
      xml.replace(rowWith(xml, '>cta_url<'), (row) => {
        const cells = ['Legal line', 'No', 'Text', 'Rates from 2.99%', ''].map(
          (each) => `<w:tc>${paragraph(each)}</w:tc>`,
        )
        return `${row}<w:tr>${cells.join('')}</w:tr>`
      }),
    )
    expect(warningOf(result, 'UNUSED_TEXT')).toMatch(
      /^3 words are not used, because the component has no field of that name:\n• HBR-0001, in the row "Legal line": “Rates from 2.99%”/,
    )
  })
})

test('words in a field that Word takes for a placeholder are named with the field', () => {
  const result = readEdited((xml) =>
    withValue(
      xml,
      '"HBR-0001/title"',
      `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${paragraph('Typed words')}</w:sdtContent></w:sdt>`,
    ),
  )
  expect(warningOf(result, 'UNUSED_TEXT')).toContain('• HBR-0001, "Title": “Typed words”')
})

describe('copies of one ID', () => {
  test('a row that is there twice over one section is to be deleted', () => {
    const result = readEdited((xml) => xml.replace(rowWith(xml, '>FAQ-0001<'), (row) => row + row))
    expect(result.errors[0]?.message).toContain('delete one of the two rows')
  })

  test('a page that was pasted twice is said to be, once', () => {
    const result = readEdited((xml) =>
      xml.replace(
        /<w:body>(.*)(<w:sectPr)/s,
        (_, body: string, end: string) => `<w:body>${body}${body}${end}`,
      ),
    )
    expect(result.errors.map(({ message }) => message)).toEqual([
      expect.stringContaining('The document holds a page twice'),
    ])
  })

  test('what the second section says otherwise is quoted', () => {
    const result = readEdited((xml) =>
      xml.replace(
        /(<w:p>(?:(?!<w:p>).)*?>2\. Hero banner.*?)(<w:p>(?:(?!<w:p>).)*?>3\. )/s,
        (_, hero: string, next) => hero + hero.replace('A card that pays you back', 'Another 4711') + next,
      ),
    )
    expect(types(result)).toContain('DUPLICATE_INSTANCE_ID')
    expect(warningOf(result, 'UNUSED_TEXT')).toContain(
      'HBR-0001, "Title" of the second section: “Another 4711”',
    )
  })
})
