import { expect, test } from 'vitest'
import { open, text } from '../../../test/word-xml.ts'
import { wordsOf } from './piece.ts'
import { readBlocks } from './read-blocks.ts'
import { splitParts } from './split-parts.ts'

const heading = (level: number, words: string) =>
  `<w:p><w:pPr><w:outlineLvl w:val="${level - 1}"/></w:pPr><w:r><w:t>${words}</w:t></w:r></w:p>`

/** Each part as its name, its heading and how many blocks it has. */
function told(...lines: string[]) {
  const { blocks, units } = readBlocks(open(lines.join('')))
  const parts = splitParts(blocks, units)
  expect(parts.flatMap((part) => part.blocks)).toEqual(blocks)
  return parts.map((part) => [
    part.name ?? '',
    part.heading ? wordsOf(part.heading, units) : '',
    part.blocks.length,
  ])
}

test('parts are split where most of their names stand', () => {
  const deck = [
    heading(1, 'Landing page'),
    heading(2, 'Hero'),
    text('Words'),
    heading(3, 'A card'),
    heading(2, 'FAQ'),
  ]
  expect(told(...deck, text('Words'))).toEqual([
    ['', 'Landing page', 1],
    ['hero', 'Hero', 3],
    ['questions', 'FAQ', 2],
  ])
})

test('without names they are split below the one title, or at the highest headings', () => {
  expect(
    told(heading(1, 'A card'), text('Words'), heading(2, 'Fast'), heading(2, 'Safe'), heading(3, 'Sure')),
  ).toEqual([
    ['', 'A card', 2],
    ['', 'Fast', 1],
    ['', 'Safe', 2],
  ])
  expect(told(heading(2, 'Fast'), heading(2, 'Safe'), heading(3, 'Sure'))).toEqual([
    ['', 'Fast', 1],
    ['', 'Safe', 2],
  ])
})

test('a row of dashes parts, and so does a name with a colon', () => {
  expect(told(text('Words'), text('---'), text('Hero:'), text('Words'))).toEqual([
    ['', '', 2],
    ['hero', '', 2],
  ])
})
