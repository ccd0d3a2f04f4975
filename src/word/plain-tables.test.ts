import { expect, test } from 'vitest'
import { tinyDocx } from '../../test/tiny-docx.ts'
import { fieldColumns } from './format.ts'
import { listPlainTables } from './plain-tables.ts'
import { openDocument } from './walk/open-document.ts'

const cell = (text: string, properties = '') =>
  `<w:tc><w:tcPr>${properties}</w:tcPr>${text
    .split('\n')
    .map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`)
    .join('')}</w:tc>`
const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`
const table = (...rows: string[]) => `<w:tbl>${rows.join('')}</w:tbl>`

function tablesOf(body: string): string[][][] {
  const opened = openDocument(tinyDocx(body))
  if (!opened.ok) throw new Error('not read')
  return listPlainTables(opened.value)
}

test('tables of facts are listed cell by cell, merged ones by their first', () => {
  const facts = table(
    row(cell('Buyer'), cell('Max LTV', '<w:gridSpan w:val="2"/>'), cell('Note')),
    row(cell('Expat', '<w:vMerge w:val="restart"/>'), cell('villa'), cell('80%'), cell('new\nonly')),
    row(cell('', '<w:vMerge/>'), cell('off plan'), cell('٥٠٪'), cell('')),
  )
  expect(tablesOf(`<w:p/>${facts}<w:p/>`)).toEqual([
    [
      ['Buyer', 'Max LTV', '', 'Note'],
      ['Expat', 'villa', '80%', 'new\nonly'],
      ['', 'off plan', '٥٠٪', ''],
    ],
  ])
})

test('those of components are none of them', () => {
  const component = table(row(...fieldColumns.map((name) => cell(name))), row(cell('Title'), cell('5%')))
  const facts = table(row(cell('Fee'), cell('AED 5')), row(cell('Rate'), cell('5%')))
  expect(tablesOf(`${component}<w:p/>${facts}`)).toEqual([
    [
      ['Fee', 'AED 5'],
      ['Rate', '5%'],
    ],
  ])
})
