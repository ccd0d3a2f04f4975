import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import type { ParseResult } from '#content/parse-result.ts'
import { dataSchema, readData } from '#content/parse-result.ts'
import { tinyDocx } from '../../test/tiny-docx.ts'
import { readSpec } from './read.ts'
import { writeSpec } from './write.ts'

const { manifest: catalogue } = loadCatalogue('catalogue')
const filename = 'page.docx'

const components = [
  { code: 'HDR001-ENBD', instanceId: 'HDR-0001' },
  { code: 'HBR001', instanceId: 'HBR-0001' },
  { code: 'FAQ001', instanceId: 'FAQ-0001' },
  { code: 'FTR001-ENBD', instanceId: 'FTR-0001' },
]
const questions = ['first', 'second', 'third'].map((which) => ({
  question: { value: `What is the ${which} question?`, ai_generated: which === 'first' },
  answer: { value: `The ${which} answer, <strong>in short</strong>.`, ai_generated: false },
}))
const data = {
  'HBR-0001': {
    title: { value: 'A card that pays you back', ai_generated: true },
    sub_title: { value: '', ai_generated: false },
    cta_text: { value: 'Apply now', ai_generated: false },
    cta_url: { value: 'https://bank.example/apply', ai_generated: false },
  },
  'FAQ-0001': {
    title: { value: 'Your questions', ai_generated: false },
    description: { value: '', ai_generated: false },
    items: questions,
  },
}

let spec: Uint8Array

beforeAll(async () => {
  spec = await writeSpec({
    manifest: catalogue,
    pageName: 'cashback-card',
    locale: 'en-AE',
    createdAt: '2026-11-01T08:00:00.000Z',
    exportedAt: '2026-11-20T09:30:00.000Z',
    components,
    content: readData(dataSchema.parse(data)),
    optionalElements: {},
  })
})

const read = (bytes: Uint8Array) => readSpec(bytes, { catalogue, filename })

/** The spec after somebody has been at the XML of its parts. */
function readEdited(edit: (xml: string) => string, part = 'word/document.xml') {
  const parts = unzipSync(spec)
  const before = strFromU8(parts[part] ?? new Uint8Array())
  const after = edit(before)
  expect(after).not.toBe(before)
  return read(zipSync({ ...parts, [part]: strToU8(after) }))
}

/** Each table row as a string of its own can be found by words in it. */
const rowWith = (xml: string, words: string) =>
  [...xml.matchAll(/<w:tr>.*?<\/w:tr>/gs)].map(([row]) => row).find((row) => row.includes(words)) ?? ''
const rowsOfItem = (xml: string, number: number) =>
  [...xml.matchAll(/<w:tr>.*?<\/w:tr>/gs)]
    .map(([row]) => row)
    .filter((row) => row.includes(`>Item ${number}<`))
    .join('')
const tableWith = (xml: string, words: string) =>
  [...xml.matchAll(/<w:tbl>.*?<\/w:tbl>/gs)].map(([table]) => table).find((table) => table.includes(words)) ??
  ''
const withoutMarks = (xml: string) =>
  xml.replace(/<w:tag [^>]*>|<w:alias [^>]*>|<w:bookmarkStart [^>]*>/g, '')
const paragraph = (words: string) => `<w:p><w:r><w:t>${words}</w:t></w:r></w:p>`

const types = ({ errors, warnings }: ParseResult) => [...errors, ...warnings].map(({ type }) => type)
const valuesOf = (result: ParseResult, instanceId: string) => readData(result.data)[instanceId]
const questionsOf = (result: ParseResult) =>
  valuesOf(result, 'FAQ-0001')?.items.map(({ question }) => question?.value)

test('an untouched document gives back what was written, and nothing to say', () => {
  expect(read(spec)).toEqual({
    success: true,
    filename,
    metadata: {
      pageName: 'cashback-card',
      locale: 'en-AE',
      createdAt: '2026-11-01T08:00:00.000Z',
      layoutHash: expect.stringMatching(/^[\da-f]{16}$/),
      components,
    },
    data,
    warnings: [],
    errors: [],
  })
})

describe('identity', () => {
  test('values without marks are found by their labels, and the result says how', () => {
    const result = readEdited(withoutMarks)
    expect(result.data).toEqual(data)
    expect(types(result)).toEqual(['MATCHED_BY_LABEL'])
    expect(result.warnings[0]?.message).toMatch(
      /opened in another editor: values were matched by their labels/,
    )
  })

  test('aliases alone are enough', () => {
    const result = readEdited((xml) => xml.replace(/<w:tag [^>]*>/g, ''))
    expect([result.data, types(result)]).toEqual([data, []])
  })

  test('a label in other words is no matter while the value says what it is', () => {
    const result = readEdited((xml) =>
      xml.replace('>sub_title<', '>untertitel<').replace('>Sub title<', '>Untertitel<'),
    )
    expect(result.data).toEqual(data)
  })

  test('moved columns are found by their names', () => {
    const swap = (row: string) => {
      const cells = [...row.matchAll(/<w:tc>.*?<\/w:tc>/gs)].map(([cell]) => cell)
      return cells.length === 5 ? `<w:tr>${cells[4]}${cells[3]}${cells[0]}${cells[1]}${cells[2]}</w:tr>` : row
    }
    const result = readEdited((xml) => xml.replace(/<w:tr>.*?<\/w:tr>/gs, swap))
    expect([result.data, types(result)]).toEqual([data, []])
  })

  test('a moved table is known by its values', () => {
    const result = readEdited((xml) => {
      const hero = tableWith(xml, '>cta_url<')
      return xml.replace(hero, '').replace('<w:sectPr', `${hero}<w:sectPr`)
    })
    expect(result.data).toEqual(data)
  })

  test('a header row that is gone is made up for by the values', () => {
    const result = readEdited((xml) => xml.replace(rowWith(tableWith(xml, '>cta_url<'), '>Limits<'), ''))
    expect(result.data).toEqual(data)
  })

  test.each([1, 2, 4])('a value says itself what it is in a row that lacks its cell %i', (gone) => {
    const result = readEdited((xml) =>
      xml.replace(rowWith(xml, '"HBR-0001/cta_url"'), (row) => {
        const cells = [...row.matchAll(/<w:tc>.*?<\/w:tc>/gs)].map(([cell]) => cell)
        return row.replace(cells[gone] ?? '', '')
      }),
    )
    expect([result.data, types(result)]).toEqual([data, []])
  })

  const head = (xml: string, words: string) => rowWith(tableWith(xml, words), '>Limits<')
  const line = (xml: string, id: string) =>
    new RegExp(`<w:p>(?:(?!<w:p>).)*?Instance ID: ${id}.*?</w:p>`, 's').exec(xml)?.[0] ?? ''

  test.each<[title: string, edit: (xml: string) => string, unused: string]>([
    ['a fields table without its header row', (xml) => xml.replace(head(xml, '>cta_url<'), ''), ''],
    ['an items table without its header row', (xml) => xml.replace(head(xml, '>question<'), ''), ''],
    ['an order table without its header row', (xml) => xml.replace(rowWith(xml, '>Order<'), ''), ''],
    ['a Value column under another name', (xml) => xml.replaceAll('>Value<', '>Content<'), '“Content”'],
    ['an Item column under another name', (xml) => xml.replaceAll('>Item<', '>Card<'), '“Card”'],
    [
      'a table parted in two',
      (xml) => xml.replace(rowsOfItem(xml, 2), (rows) => `</w:tbl>${paragraph('')}<w:tbl>${rows}`),
      '',
    ],
    ['a section without its line', (xml) => xml.replace(line(xml, 'HBR-0001'), ''), ''],
    ['the second section without its line', (xml) => xml.replace(line(xml, 'FAQ-0001'), ''), ''],
  ])('without marks: %s', (_, edit, unused) => {
    const result = readEdited((xml) => edit(withoutMarks(xml)))
    expect(result.data).toEqual(data)
    expect(result.metadata.components).toEqual(components)
    expect(types(result)).toEqual(unused ? ['MATCHED_BY_LABEL', 'UNUSED_TEXT'] : ['MATCHED_BY_LABEL'])
    expect(result.warnings.at(-1)?.message).toContain(unused)
  })

  test('the page is put in a frame', () => {
    const result = readEdited((xml) =>
      xml
        .replace('<w:body>', '<w:body><w:tbl><w:tr><w:tc>')
        .replace('<w:sectPr', '</w:tc></w:tr></w:tbl><w:sectPr'),
    )
    expect([result.data, types(result)]).toEqual([data, []])
  })
})

describe('items', () => {
  test('rows copied below the last ones are one more item', () => {
    const result = readEdited((xml) => xml.replace(rowsOfItem(xml, 3), (rows) => rows + rowsOfItem(xml, 1)))
    expect(questionsOf(result)).toHaveLength(4)
    expect(questionsOf(result)?.[3]).toBe('What is the first question?')
    expect(types(result)).toEqual([])
  })

  test('rows copied right below themselves are one more item', () => {
    const result = readEdited((xml) => xml.replace(rowsOfItem(xml, 2), (rows) => rows + rows))
    expect(questionsOf(result)).toHaveLength(4)
  })

  test('deleted rows leave the others as they are', () => {
    const result = readEdited((xml) => xml.replace(rowsOfItem(xml, 2), ''))
    expect(questionsOf(result)).toEqual(['What is the first question?', 'What is the third question?'])
    expect(types(result)).toEqual(['ROWS_OUTSIDE_LIMITS'])
  })

  test('an item without a value is no item', () => {
    const result = readEdited((xml) =>
      xml.replace(rowsOfItem(xml, 2), (rows) =>
        rows.replace(/<w:t[ >][^<]*(?:second|in short)[^<]*<\/w:t>|<w:t[^>]*>\.<\/w:t>/g, ''),
      ),
    )
    expect(questionsOf(result)).toHaveLength(2)
  })

  test('a label over merged rows, in words of the author', () => {
    const result = readEdited((xml) => {
      let count = 0
      const merged = (cell: string) =>
        count++ % 2 === 0
          ? cell.replace(/Item \d/, 'Card for you')
          : cell.replace('<w:tcPr>', '<w:tcPr><w:vMerge/>')
      return xml.replace(/<w:tc>(?:(?!<\/w:tc>).)*>Item \d<.*?<\/w:tc>/gs, merged)
    })
    expect([result.data, types(result)]).toEqual([data, []])
  })
})

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
      { type: 'PICTURE_NOT_USED', message: expect.stringContaining('HBR-0001, beside "cta_url"') },
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

describe('layout', () => {
  const order = (xml: string, id: string) => rowWith(tableWith(xml, '>Order<'), `>${id}<`)

  test('rows of the order table that were moved are the new order', () => {
    const result = readEdited((xml) =>
      xml.replace(
        order(xml, 'HBR-0001') + order(xml, 'FAQ-0001'),
        order(xml, 'FAQ-0001') + order(xml, 'HBR-0001'),
      ),
    )
    expect(result.metadata.components.map(({ instanceId }) => instanceId)).toEqual([
      'HDR-0001',
      'FAQ-0001',
      'HBR-0001',
      'FTR-0001',
    ])
    expect(types(result)).toEqual(['ORDER_CHANGED'])
  })

  test('numbers that were changed are the new order too', () => {
    const result = readEdited((xml) =>
      xml
        .replace(order(xml, 'HBR-0001'), (row) => row.replace('>2<', '>3<'))
        .replace(order(xml, 'FAQ-0001'), (row) => row.replace('>3<', '>2<')),
    )
    expect(result.metadata.components.map(({ instanceId }) => instanceId)).toEqual([
      'HDR-0001',
      'FAQ-0001',
      'HBR-0001',
      'FTR-0001',
    ])
  })

  test('a component twice in the order table is an error', () => {
    const result = readEdited((xml) => xml.replace(order(xml, 'FAQ-0001'), (row) => row + row))
    expect(types(result)).toContain('DUPLICATE_INSTANCE_ID')
  })

  test('footers of another brand are an error', () => {
    const result = readEdited((xml) => xml.replaceAll('FTR001-ENBD', 'FTR001-EI'))
    expect(types(result)).toContain('BRAND_MISMATCH')
  })

  test('a component that the library does not have is kept, with its values, and named', () => {
    const result = readEdited((xml) =>
      xml.replaceAll('HBR001', 'XYZ999').replaceAll('>Hero banner<', '>Novelty<'),
    )
    expect(result.metadata.components[1]).toEqual({ code: 'XYZ999', instanceId: 'HBR-0001' })
    expect(result.data['HBR-0001']).toMatchObject({ title: { value: 'A card that pays you back' } })
    expect(types(result)).toEqual(['UNKNOWN_COMPONENT'])
  })

  test('a field that the component does not have is kept and named', () => {
    const result = readEdited((xml) =>
      xml
        .replaceAll('HBR-0001/sub_title', 'HBR-0001/motto')
        .replaceAll('sub_title', 'motto')
        .replace('>Sub title<', '>Motto<'),
    )
    expect(types(result)).toEqual(['UNKNOWN_FIELD'])
  })

  test('a section that was copied with an id of its own is one more component', () => {
    const result = readEdited((xml) => {
      const line = /<w:p>(?:(?!<w:p>).)*?Instance ID: HBR-0001.*?<\/w:tbl>/s.exec(xml)?.[0] ?? ''
      return xml.replace(
        line,
        line + line.replace('ID: HBR-0001', 'ID: HBR-0002').replace('pays you back', 'has no fee'),
      )
    })
    expect(result.metadata.components.map(({ instanceId }) => instanceId)).toEqual([
      'HDR-0001',
      'HBR-0001',
      'HBR-0002',
      'FAQ-0001',
      'FTR-0001',
    ])
    expect(valuesOf(result, 'HBR-0002')?.fields.title?.value).toBe('A card that has no fee')
    expect(valuesOf(result, 'HBR-0001')?.fields.title?.value).toBe('A card that pays you back')
  })

  test('a section that was copied without one is an error', () => {
    const result = readEdited((xml) => {
      const line = /<w:p>(?:(?!<w:p>).)*?Instance ID: HBR-0001.*?<\/w:tbl>/s.exec(xml)?.[0] ?? ''
      return xml.replace(line, line + line)
    })
    expect(types(result)).toEqual(['DUPLICATE_INSTANCE_ID'])
  })

  test('without its order table a page has the components that have sections', () => {
    const result = readEdited((xml) => xml.replace(tableWith(xml, '>Order<'), ''))
    expect(result.metadata.components).toEqual(components.slice(1, 3))
    expect(result.data).toEqual(data)
    expect(types(result)).toEqual(['ORDER_TABLE_MISSING'])
  })

  const setOrderNumber = (xml: string, id: string, from: string, to: string) =>
    xml.replace(order(xml, id), (row) => row.replace(`>${from}<`, `>${to}<`))
  const idsOf = ({ metadata }: ParseResult) => metadata.components.map(({ instanceId }) => instanceId)

  test.each([
    ['in Arabic digits', '٤', '٢'],
    ['for a place between', '3.5', '3'],
    ['with a full stop', '4.', '2.'],
  ])('order numbers %s', (_, hero, faq) => {
    const result = readEdited((xml) =>
      setOrderNumber(setOrderNumber(xml, 'HBR-0001', '2', hero), 'FAQ-0001', '3', faq).replace(
        order(xml, 'FTR-0001'),
        (row) => row.replace('>4<', '>9<'),
      ),
    )
    expect(idsOf(result)).toEqual(['HDR-0001', 'FAQ-0001', 'HBR-0001', 'FTR-0001'])
    expect(types(result)).toEqual(['ORDER_CHANGED'])
  })

  test('an order number that is none is named', () => {
    const result = readEdited((xml) => setOrderNumber(xml, 'FAQ-0001', '3', 'first'))
    expect(result.warnings).toMatchObject([
      { type: 'ORDER_CHANGED', message: expect.stringContaining('"first"') },
    ])
  })

  test.each(['', 'HDR 0001', '???'])('a header whose instance ID is %j stays', (id) => {
    const result = readEdited((xml) =>
      xml.replace(order(xml, 'HDR-0001'), (row) => row.replace('>HDR-0001<', `>${id}<`)),
    )
    expect(result.metadata.components).toEqual(components)
    expect(result.warnings).toMatchObject([{ type: 'INSTANCE_ID_UNCLEAR', instanceId: 'HDR-0001' }])
  })

  test('a section has the instance ID that its row has lost', () => {
    const result = readEdited((xml) =>
      xml.replace(order(xml, 'HBR-0001'), (row) => row.replace('>HBR-0001<', '><')),
    )
    expect([result.metadata.components, result.data, types(result)]).toEqual([components, data, []])
  })

  test('a new row without an ID is one more component, without a section', () => {
    const result = readEdited((xml) =>
      xml.replace(order(xml, 'FAQ-0001'), (row) => row + row.replace('>FAQ-0001<', '><')),
    )
    expect(idsOf(result)).toEqual(['HDR-0001', 'HBR-0001', 'FAQ-0001', 'FAQ-0002', 'FTR-0001'])
    expect(types(result)).toEqual(['REQUIRED_VALUE_EMPTY', 'INSTANCE_ID_UNCLEAR', 'SECTION_MISSING'])
  })

  test('words in a row of the order table that name no component are not lost', () => {
    const result = readEdited((xml) =>
      xml.replace(
        order(xml, 'FAQ-0001'),
        (row) =>
          row +
          row
            .replace('>FAQ-0001<', '><')
            .replace(/>FAQ001</g, '>Calculator<')
            .replace('>3<', '><'),
      ),
    )
    expect(result.warnings[0]?.message).toContain('Calculator')
  })

  test.each([
    ['header', 'HDR-0001'],
    ['footer', 'FTR-0001'],
  ])('a %s whose row is deleted is missed', (edge, id) => {
    const result = readEdited((xml) => xml.replace(order(xml, id), ''))
    expect(result.warnings).toMatchObject([
      { type: 'HEADER_OR_FOOTER_MISSING', message: expect.stringContaining(`no ${edge},`) },
    ])
  })

  test('a section that is deleted while its row stays is missed', () => {
    const result = readEdited((xml) => {
      const section = /<w:p>(?:(?!<w:p>).)*?Instance ID: FAQ-0001.*?(?=<w:sectPr)/s.exec(xml)?.[0] ?? ''
      return xml.replace(section, '')
    })
    expect(result.warnings.find(({ type }) => type === 'SECTION_MISSING')?.message).toMatch(
      /FAQ-0001.*delete its row/,
    )
  })

  test('a section whose ID was edited is the one that its row names', () => {
    for (const edit of [(xml: string) => xml, withoutMarks]) {
      const result = readEdited((xml) => edit(xml.replace('Instance ID: HBR-0001', 'Instance ID: HBR-0009')))
      expect([result.metadata.components, result.data]).toEqual([components, data])
      expect(types(result)).toContain('INSTANCE_ID_UNCLEAR')
      expect(result.success).toBe(true)
    }
  })

  test.each([
    ['Code: HBR001', 'Code: HBR002', 'HBR001'],
    ['>HBR001<', '>HBR009<', 'HBR001'],
  ])('a code that is edited in one place only is named', (before, after, code) => {
    const result = readEdited((xml) => xml.replace(before, after).replace('>Hero banner<', '><'))
    expect(result.metadata.components[1]).toEqual({ code, instanceId: 'HBR-0001' })
    expect(types(result)).toEqual(['COMPONENT_CODE_UNCLEAR'])
  })

  test.each<[type: string, before: string, after: string]>([
    ['OTHER_FORMAT_VERSION', '>1.0.0<', '>0.9.0<'],
    ['PAGE_NAME_OFF_PATTERN', '>cashback-card<', '>Cashback Card<'],
  ])('%s', (type, before, after) => {
    expect(types(readEdited((xml) => xml.replace(before, after)))).toEqual([type])
  })

  test('without a locale the letters tell', () => {
    expect(readEdited((xml) => xml.replace('>en-AE<', '>?<')).metadata.locale).toBe('en-AE')
    const arabic = (xml: string) => xml.replace('>en-AE<', '>?<').replace('The first answer', 'ا'.repeat(400))
    expect(readEdited(arabic).metadata.locale).toBe('ar-AE')
  })

  test('names of prototypes are names like others, or none', () => {
    for (const name of ['constructor', '__proto__', 'toString']) {
      const result = readEdited((xml) => xml.replaceAll('HBR-0001', name))
      expect(Object.getPrototypeOf(result.data)).toBe(Object.prototype)
      expect(result.metadata.components.some(({ instanceId }) => instanceId === name)).toBe(
        name !== '__proto__',
      )
    }
  })
})

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
      /^4 words were not used.*“Please check with legal” \(under HBR-0001\)/,
    ],
    [
      'a ninth column',
      (xml) =>
        xml.replace(rowWith(xml, '>cta_url<'), (row) =>
          row.replace('</w:tr>', `<w:tc>${paragraph('new link?')}</w:tc></w:tr>`),
        ),
      /“new link\?” \(HBR-0001, beside "cta_url"\)/,
    ],
    [
      'a note in the limits',
      (xml) => xml.replace(rowWith(xml, '>cta_url<'), (row) => row.replace('>Link<', '>ask IT<')),
      /“ask IT”/,
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
      '“other-name” (in a second row "Page name")',
    ],
    [
      'a note beside the hash',
      'UNUSED_TEXT',
      (xml) => xml.replace(/>([\da-f]{16})</, '>$1 keep<'),
      '“keep” (beside "Layout hash")',
    ],
    [
      'a note beside the time',
      'UNUSED_TEXT',
      (xml) => xml.replace('>2026-11-20T09:30:00.000Z<', '>2026-11-20T09:30:00.000Z by Mona<'),
      '“by Mona” (beside "Exported at")',
    ],
  ])('%s in the header table', (_, type, edit, words) => {
    const result = readEdited(edit)
    expect(result.metadata).toEqual(read(spec).metadata)
    expect(result.warnings).toMatchObject([{ type, message: expect.stringContaining(words) }])
  })

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
    const parts = unzipSync(spec)
    const xml = strFromU8(parts['word/document.xml'] ?? new Uint8Array())
    const commented = xml.replace(
      'pays you back</w:t></w:r>',
      'pays you back</w:t></w:r><w:r><w:commentReference w:id="1"/></w:r>',
    )
    const relationships = strFromU8(parts['word/_rels/document.xml.rels'] ?? new Uint8Array())
    const result = read(
      zipSync({
        ...parts,
        'word/document.xml': strToU8(commented),
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
    expect(result.warnings).toMatchObject([
      {
        type: 'UNUSED_TEXT',
        message: expect.stringContaining('“Is this legal?” (a comment by Mona under HBR-0001)'),
      },
    ])
  })

  test('deleted and hidden words are nobody’s loss', () => {
    const hidden =
      '<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>hidden</w:t></w:r><w:del><w:r><w:delText>gone</w:delText></w:r></w:del></w:p>'
    expect(types(readEdited((xml) => xml.replace('<w:sectPr', `${hidden}<w:sectPr`)))).toEqual([])
  })
})

test('a Word document that is none of ours is named for what it is', () => {
  const result = read(tinyDocx(paragraph('Dear customer')))
  expect(result).toMatchObject({
    success: false,
    filename,
    data: {},
    errors: [{ type: 'NO_COMPONENTS' }],
    warnings: [],
  })
})

test('what is no Word document is refused in the same form', () => {
  const result = read(strToU8('%PDF-1.7'))
  expect(result).toEqual({
    success: false,
    filename,
    metadata: { pageName: '', components: [] },
    data: {},
    warnings: [],
    errors: [
      {
        type: 'NOT_A_WORD_DOCUMENT',
        message: 'This is a PDF file, not a Word document. Please choose a .docx file.',
      },
    ],
  })
})
