import { strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import {
  components,
  data,
  filename,
  paragraph,
  questionsOf,
  read,
  readEdited,
  rowsOfItem,
  rowWith,
  spec,
  tableWith,
  types,
  withoutMarks,
} from '../../test/edited-spec.ts'
import { tinyDocx } from '../../test/tiny-docx.ts'

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
