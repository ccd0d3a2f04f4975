import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cell, control, open, paragraph, row, run, table, text, textBox } from '../../../test/word-xml.ts'
import { piecesOf } from './block.ts'
import { balance, findRest } from './ledger.ts'
import { type Piece, wordsOf } from './piece.ts'
import { readBlocks } from './read-blocks.ts'

const bold = (words: string) => run(words, '<w:b/>')
const heading = (words: string, level = 1) =>
  `<w:p><w:pPr><w:outlineLvl w:val="${level - 1}"/></w:pPr>${run(words)}</w:p>`

/** The blocks of a document as short lines: what they are, and their words. */
function told(body: string, names: string[] = []) {
  const { blocks, units } = readBlocks(open(body), names)
  const say = (piece: Piece) => wordsOf(piece, units)
  return blocks.map((block) => {
    const words = piecesOf(block).map(say).join(' | ')
    if (block.kind === 'table') return `${block.shape} table: ${words}`
    if (block.kind === 'label') return `label ${JSON.stringify(block.meaning)}: ${words}`
    return block.kind === 'heading' ? `heading ${block.level}: ${words}` : `${block.kind}: ${words}`.trim()
  })
}

test('headings are known by their style, by bold letters and by what parts are called', () => {
  const body =
    heading('Cards', 2) + paragraph(bold('Money back')) + text('2. Hero section') + text('Plain words.')
  expect(told(body)).toEqual([
    'heading 2: Cards',
    'heading 10: Money back',
    'heading 10: 2. Hero section',
    'paragraph: Plain words.',
  ])
})

test('labels say what their values are for, on their line or above it', () => {
  expect(
    told(text('CTA: Apply now') + text('Benefit 2 title: Fast') + text('Headline') + text('A card for all')),
  ).toEqual([
    'label {"slot":"action"}: CTA: | Apply now',
    'label {"part":"benefits","item":2,"slot":"title"}: Benefit 2 title: | Fast',
    'label {"slot":"title"}: Headline | A card for all',
  ])
  expect(told(text('العنوان: بطاقة جديدة'))).toEqual(['label {"slot":"title"}: العنوان: | بطاقة جديدة'])
  expect(told(text('[BUTTON: Apply now]'))).toEqual(['label {"slot":"action"}: [BUTTON: | Apply now]'])
})

test('a label in the style of a heading is one, but under notes may stand copy', () => {
  expect(
    told(heading('Body copy', 3) + text('One.') + text('Two.') + heading('Notes', 3) + text('Three.')),
  ).toEqual(['label {"slot":"body"}: Body copy | One. | Two.', 'heading 3: Notes', 'paragraph: Three.'])
})

test('a label that nobody knows is one where it is bold, or comes again', () => {
  expect(told(text('Proof: one') + text('Words') + text('Proof: two'))).toEqual([
    'label undefined: Proof: | one',
    'paragraph: Words',
    'label undefined: Proof: | two',
  ])
  expect(told(paragraph(bold('Angle:'), run(' calm')))).toEqual(['label undefined: Angle: | calm'])
  expect(told(text('We asked ourselves: why?') + text('Open 9:30 to https://bank.example'))).toEqual([
    'paragraph: We asked ourselves: why?',
    'paragraph: Open 9:30 to https://bank.example',
  ])
})

test('questions take what follows as their answers', () => {
  const body =
    text('Q1. Who may apply?') +
    text('A: Everybody.') +
    heading('How long?', 3) +
    text('A day.') +
    text('Or two.')
  expect(told(body)).toEqual([
    'question: Q1. Who may apply? | A: Everybody.',
    'question: How long? | A day. | Or two.',
  ])
})

test('entries of a list have what leads them, figures what they count', () => {
  const body =
    paragraph(run('• '), run('Fast – money in a day')) +
    text('- No fees') +
    text('8% – back on fuel') +
    text('---')
  expect(told(body)).toEqual([
    'list: • Fast – | money in a day | - No fees',
    'figure: 8% – | back on fuel',
    'rule: ---',
  ])
})

test('a break in a paragraph hides nothing', () => {
  expect(told(paragraph('<w:r><w:t>Title: Gold</w:t><w:br/><w:t>CTA: Apply</w:t></w:r>'))).toEqual([
    'label {"slot":"title"}: Title: | Gold',
    'label {"slot":"action"}: CTA: | Apply',
  ])
})

test.each([
  ['named', table(row(cell(text('Cards (dark)'))), row(cell(text('Gold')), cell(text('For you'))))],
  ['languages', table(row(cell(text('A new card')), cell(text('بطاقة جديدة'))))],
  [
    'labels',
    table(row(cell(text('Headline')), cell(text('Gold'))), row(cell(text('CTA')), cell(text('Apply')))),
  ],
  ['questions', table(row(cell(text('Who may apply?')), cell(text('All'))))],
  [
    'figures',
    table(row(cell(text('8%')), cell(text('AED 500'))), row(cell(text('back')), cell(text('bonus')))),
  ],
  [
    'heads',
    table(row(cell(text('Title')), cell(text('Description'))), row(cell(text('Gold')), cell(text('Good')))),
  ],
  ['other', table(row(cell(text('Rome')), cell(text('Paris'))))],
])('a table is known as one of %s', (shape, xml) => {
  expect(told(xml, ['Cards'])[0]).toMatch(new RegExp(`^${shape} table`))
})

test('each character of a document is in one block, whatever stands in it', () => {
  const line = fc.oneof(
    fc.constantFrom(
      'CTA: Apply',
      'Q: Why?',
      'A: So.',
      '---',
      '',
      '  ',
      'Proof: x',
      '8% – back',
      '• Fast – now',
      'FAQ',
      'Why?',
    ),
    fc.string({ maxLength: 30, unit: 'grapheme' }),
  )
  const written = fc.array(
    fc.tuple(line, fc.constantFrom('plain', 'bold', 'heading', 'cell', 'box', 'control', 'broken')),
    {
      maxLength: 12,
    },
  )
  const tidy = (words: string) => words.replace(/[&<>\p{Cc}\ufffe\uffff]/gu, ' ')
  fc.assert(
    fc.property(written, (lines) => {
      const body = lines.map(([words, how]) => write(tidy(words), how)).join('')
      const { units, blocks } = readBlocks(open(body || text('x')))
      expect(balance(blocks.flatMap(piecesOf), units)).toEqual({ missing: [], doubled: [] })
    }),
    { numRuns: 60 },
  )
})

function write(words: string, how: string): string {
  switch (how) {
    case 'bold':
      return paragraph(bold(words), run(words))
    case 'heading':
      return heading(words, 2)
    case 'cell':
      return table(row(cell(text(words)), cell(text('Words') + table(row(cell(text(words)))))))
    case 'box':
      return paragraph(run(words), `<w:r>${textBox(text(words))}</w:r>`)
    case 'control':
      return control('<w:richText/>', text(words))
    case 'broken':
      return paragraph(`<w:r><w:t>${words}</w:t><w:br/><w:t>${words}</w:t><w:br/></w:r>`)
    default:
      return text(words)
  }
}

test('what no block holds is the rest, without white space', () => {
  const units = ['One two', '  ']
  expect(findRest([{ unit: 0, from: 0, to: 4 }], units)).toEqual([{ unit: 0, from: 4, to: 7 }])
  expect(
    balance(
      [
        { unit: 0, from: 0, to: 5 },
        { unit: 0, from: 3, to: 7 },
      ],
      units,
    ).doubled,
  ).toEqual([{ unit: 0, from: 3, to: 5 }])
})
