import { expect, test } from 'vitest'
import { readBlocks } from '#word/blocks/read-blocks.ts'
import { cell, open, paragraph, row, run, table, text } from '../../../test/word-xml.ts'
import { listLines } from './line.ts'
import { kindNames, purposes } from './purposes.ts'
import { settleLines, type Told, weighMoves } from './settle-lines.ts'

function linesOf(...xml: string[]) {
  const source = readBlocks(open(xml.join('')))
  return listLines(
    source.blocks.map((block, from) => ({ block, from })),
    source,
  )
}

test('what leads a line, answers in it or is said behind it is a line of its own', () => {
  const lines = linesOf(
    text('Can I pay early? Yes, at any time.'),
    text('Money back each month. (max 60 characters)'),
    paragraph(run('Fast:', '<w:b/>'), run(' money in your account today, wherever you are in the country')),
    text('5% back on fuel'),
  )
  expect(lines.map(({ form, text }) => [form, text])).toEqual([
    ['question', 'Can I pay early?'],
    ['answer', 'Yes, at any time.'],
    ['text', 'Money back each month.'],
    ['rest', '(max 60 characters)'],
    expect.arrayContaining(['Fast:']),
    expect.arrayContaining(['money in your account today, wherever you are in the country']),
    ['figure', '5%'],
    ['counted', 'back on fuel'],
  ])
})

test('cells know their row and column, and words how they look', () => {
  const lines = linesOf(
    table(row(cell(text('Fee')), cell(text('AED 100')))),
    paragraph(run('All of it', '<w:b/>')),
    paragraph(run('Some', '<w:i/>'), run(' of it is in italics')),
  )
  expect(lines.map(({ cell }) => cell)).toEqual([
    { row: 0, column: 0 },
    { row: 0, column: 1 },
    undefined,
    undefined,
  ])
  expect(lines.slice(2).map(({ looks }) => looks)).toEqual([['bold'], ['italic~']])
})

const even = (count: number) => Array<number>(count).fill(-2)

/** Questions are followed by answers, and nothing else is known. */
const moves = weighMoves({
  within: kindNames.map(() =>
    purposes.map((purpose) =>
      [...purposes, 'end'].map((next) => (purpose === 'question' && next !== 'answer' ? -9 : -2)),
    ),
  ),
  first: kindNames.map(() => even(purposes.length)),
  next: [...kindNames, 'start'].map(() => even(kindNames.length)),
})

function tell(begins: number, said: Partial<Record<(typeof purposes)[number], number>>): Told {
  return { purposes: purposes.map((name) => said[name] ?? -1), begins, kinds: kindNames.map(() => 0) }
}

test('a line that could be two things is what usually follows', () => {
  const settled = settleLines(
    [tell(1, { title: 1 }), tell(-1, { question: 1 }), tell(-1, { body: 0.2, answer: 0.1 })],
    moves,
  )
  expect(settled.map(({ purpose }) => purpose)).toEqual(['title', 'question', 'answer'])
  expect(settled.map(({ begins }) => begins)).toEqual([true, false, false])
})

test('a note between lines of copy leaves what follows what as it is, and some line is copy', () => {
  const [, note, answer] = settleLines(
    [tell(1, { question: 1 }), tell(-1, { note: 2 }), tell(-1, { body: 0.2, answer: 0.1 })],
    moves,
  )
  expect([note?.purpose, answer?.purpose]).toEqual(['note', 'answer'])
  const alone = settleLines([tell(0, { note: 3 }), tell(0, { note: 1, title: -0.5 })], moves)
  expect(alone.map(({ purpose }) => purpose)).toEqual(['note', 'title'])
})
