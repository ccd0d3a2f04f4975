import { describe, expect, test } from 'vitest'
import {
  components,
  data,
  paragraph,
  readEdited,
  rowWith,
  types,
  valuesOf,
} from '../../../test/edited-spec.ts'

describe('values', () => {
  const typed = (old: string, content: string) => (xml: string) =>
    xml.replace(rowWith(xml, old), (row) => {
      const cells = [...row.matchAll(/<w:tc>.*?<\/w:tc>/gs)].map(([cell]) => cell)
      const value = cells.at(-2) ?? ''
      return row.replace(value, `<w:tc>${content}</w:tc>`)
    })

  test.each<[title: string, row: string, content: string, field: string, value: string]>([
    [
      'text over split runs',
      '>sub_title<',
      '<w:p><w:r><w:t>Save </w:t></w:r><w:r><w:t>now</w:t></w:r></w:p>',
      'sub_title',
      'Save now',
    ],
    ['white space around', '>sub_title<', paragraph(' \u00a0 Save now\t '), 'sub_title', 'Save now'],
    [
      'the empty mark left in',
      '>sub_title<',
      paragraph('[Empty - Please fill in] Save now'),
      'sub_title',
      'Save now',
    ],
    ['the empty mark alone', '>sub_title<', paragraph('[empty - please fill in]'), 'sub_title', ''],
    [
      'the empty mark with another dash',
      '>sub_title<',
      paragraph('[Empty – Please fill in]'),
      'sub_title',
      '',
    ],
    [
      'the empty mark in other white space',
      '>sub_title<',
      paragraph('[ Empty\u00a0- Please  fill]'),
      'sub_title',
      '',
    ],
    [
      'an address and words, of which the address is a link',
      '>cta_url<',
      '<w:p><w:fldSimple w:instr="HYPERLINK &quot;https://bank.example/x&quot;"><w:r><w:t>https://bank.example/x</w:t></w:r></w:fldSimple><w:r><w:t xml:space="preserve"> page two</w:t></w:r></w:p>',
      'cta_url',
      'https://bank.example/x page two',
    ],
    [
      'a link under an address',
      '>cta_url<',
      paragraph('https://bank.example/new'),
      'cta_url',
      'https://bank.example/new',
    ],
    [
      'a link under words',
      '>cta_url<',
      '<w:p><w:fldSimple w:instr="HYPERLINK &quot;https://bank.example/x&quot;"><w:r><w:t>Apply here</w:t></w:r></w:fldSimple></w:p>',
      'cta_url',
      'https://bank.example/x',
    ],
  ])('%s', (_, row, content, field, value) => {
    expect(valuesOf(readEdited(typed(row, content)), 'HBR-0001')?.fields[field]?.value).toBe(value)
  })

  test('formatting is kept where it may be, and reduced to what a page takes', () => {
    const result = readEdited(
      typed(
        'The first answer',
        '<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>Yes</w:t></w:r><w:r><w:t>, in:</w:t></w:r></w:p>' +
          paragraph('• one') +
          paragraph('• two') +
          '<w:p><w:fldSimple w:instr="HYPERLINK javascript:alert(1)"><w:r><w:t>here</w:t></w:r></w:fldSimple></w:p>',
      ),
    )
    expect(valuesOf(result, 'FAQ-0001')?.items[0]?.answer?.value).toBe(
      '<p><strong>Yes</strong>, in:</p><ul><li>one</li><li>two</li></ul><p>here</p>',
    )
    expect(result.warnings[0]?.message).toContain('javascript:alert(1)')
  })

  test('a marked value that was changed is no longer the machine’s', () => {
    const result = readEdited((xml) => xml.replace('pays you back', 'pays you twice'))
    expect(valuesOf(result, 'HBR-0001')?.fields.title).toEqual({
      value: 'A card that pays you twice',
      ai_generated: false,
    })
  })

  test('where the digests are gone, the mark counts', () => {
    const result = readEdited(
      (xml) => xml.replace(/<property[^>]*wpbAiDigests.*?<\/property>/g, ''),
      'docProps/custom.xml',
    )
    expect(result.data).toEqual(data)
  })

  test.each<[title: string, row: string, text: string, type: string]>([
    ['a required value left empty', '>HBR-0001/title<', '', 'REQUIRED_VALUE_EMPTY'],
    ['a link that runs', '>cta_url<', 'javascript:alert(1)', 'WRONG_VALUE_TYPE'],
  ])('%s is an error', (_, row, text, type) => {
    const field = row.startsWith('>HBR') ? '"HBR-0001/title"' : row
    const result = readEdited(typed(field, paragraph(text)))
    expect(result.errors).toMatchObject([{ type, instanceId: 'HBR-0001' }])
    expect(result.success).toBe(false)
    expect(result.metadata.components).toEqual(components)
  })

  test.each([
    ['two addresses', paragraph('https://a.example/x') + paragraph('https://b.example/y')],
    ['an address and words', paragraph('https://a.example/ page two')],
  ])('%s are an error', (_, content) => {
    const result = readEdited(typed('>cta_url<', content))
    expect(result.errors).toMatchObject([
      { type: 'WRONG_VALUE_TYPE', message: expect.stringContaining('one address only') },
    ])
  })

  test.each([
    [
      'pasted',
      '<w:p><w:r><w:drawing><a:blip xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"/></w:drawing></w:r></w:p>',
    ],
    [
      'of an old kind',
      '<w:p><w:r><w:pict><v:imagedata xmlns:v="urn:schemas-microsoft-com:vml"/></w:pict></w:r></w:p>',
    ],
  ])('a picture %s into a value is named', (_, content) => {
    const result = readEdited(typed('>cta_url<', content))
    expect(result.warnings).toMatchObject([
      {
        type: 'PICTURE_NOT_USED',
        message: expect.stringContaining('HBR-0001, "CTA URL": a picture was pasted'),
      },
    ])
  })

  test('what looks like the mark of an empty value is a warning', () => {
    const result = readEdited(typed('>sub_title<', paragraph('[Empty: to be done]')))
    expect(types(result)).toEqual(['PLACEHOLDER_LEFT'])
  })

  test('a value over its limit is a warning', () => {
    const result = readEdited(typed('>cta_text<', paragraph('x'.repeat(31))))
    expect([result.success, ...types(result)]).toEqual([true, 'LENGTH_OUTSIDE_LIMITS'])
  })
})
