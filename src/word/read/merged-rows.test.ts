import { describe, expect, test } from 'vitest'
import {
  data,
  readEdited,
  rowWith,
  types,
  valuesOf,
  warningOf,
  withoutMarks,
} from '../../../test/edited-spec.ts'

const cellsOf = (row: string) => [...row.matchAll(/<w:tc>.*?<\/w:tc>/gs)].map(([cell]) => cell)
const contentOf = (cell: string) =>
  cell.replace(/^<w:tc>(?:<w:tcPr>.*?<\/w:tcPr>)?/s, '').replace('</w:tc>', '')

/** As Word and LibreOffice merge cells of a row: their paragraphs one below the other. */
const mergeInRow = (row: string, from: number, to: number) => {
  const cells = cellsOf(row)
  const merged = `<w:tc><w:tcPr><w:gridSpan w:val="${to - from + 1}"/></w:tcPr>${cells
    .slice(from, to + 1)
    .map(contentOf)
    .join('')}</w:tc>`
  return row.replace(cells.join(''), [...cells.slice(0, from), merged, ...cells.slice(to + 1)].join(''))
}

/** As they merge cells of a column: all paragraphs in the first, the others go on from it. */
const mergeInColumn = (rows: string[], column: number) =>
  rows.map((row, index) => {
    const cell = cellsOf(row)[column] ?? ''
    const all = rows.map((each) => contentOf(cellsOf(each)[column] ?? '')).join('')
    const merged =
      index === 0
        ? `<w:tc><w:tcPr><w:vMerge w:val="restart"/></w:tcPr>${all}</w:tc>`
        : '<w:tc><w:tcPr><w:vMerge/></w:tcPr><w:p/></w:tc>'
    return row.replace(cell, merged)
  })

describe.each([
  ['with its marks', (xml: string) => xml, []],
  ['without its marks', withoutMarks, ['MATCHED_BY_LABEL']],
])('cells of a row %s that were merged', (_, strip, told) => {
  test.each([
    ['Limits and Value', '>cta_text<', 2, 3],
    ['Value and AI mark', '>title<', 3, 4],
    ['Required to AI mark', '>title<', 1, 4],
    ['Field and Required', '>cta_text<', 0, 1],
    ['the whole row', '>title<', 0, 4],
    ['the whole row of a link', '>cta_url<', 0, 4],
    ['the whole row of an item', 'What is the first question?', 0, 5],
    ['Limits and Value of an item', 'What is the second question?', 3, 4],
  ])('%s', (_, words, from, to) => {
    const result = readEdited((xml) =>
      strip(xml.replace(rowWith(xml, words), (row) => mergeInRow(row, from, to))),
    )
    expect([result.data, types(result)]).toEqual([data, told])
  })

  test('a value that reads as a word of the form stays', () => {
    const result = readEdited((xml) =>
      strip(
        xml.replace(rowWith(xml, '>cta_text<'), (row) =>
          mergeInRow(row.replace('>Apply now<', '>No<'), 1, 3),
        ),
      ),
    )
    expect(valuesOf(result, 'HBR-0001')?.fields.cta_text?.value).toBe('No')
  })

  test('labels, limits and required cells of two rows', () => {
    const result = readEdited((xml) => {
      const rows = [rowWith(xml, '>cta_text<'), rowWith(xml, '>cta_url<')]
      const merged = [0, 1, 2].reduce(mergeInColumn, rows)
      return strip(xml.replace(rows.join(''), merged.join('')))
    })
    expect([result.data, types(result)]).toEqual([data, told])
  })

  test('values of two rows are read as the first, and that is said', () => {
    const result = readEdited((xml) => {
      const rows = [rowWith(xml, '>cta_text<'), rowWith(xml, '>cta_url<')]
      return strip(xml.replace(rows.join(''), mergeInColumn(rows, 3).join('')))
    })
    expect(valuesOf(result, 'HBR-0001')?.fields.cta_text?.value).toBe('Apply now https://bank.example/apply')
    expect(warningOf(result, 'FORM_NOT_KEPT')).toMatch(
      /"CTA URL": its Value cell is merged with the one above/,
    )
  })
})
