import { describe, expect, test } from 'vitest'
import {
  cell,
  control,
  open,
  paragraph,
  row,
  run,
  table,
  text,
  textBox,
  words,
} from '../../../test/word-xml.ts'

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
