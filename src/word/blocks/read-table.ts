import { paragraphsOf, type WordTable } from '../walk/document.ts'
import type { Block, TableRow, TableShape } from './block.ts'
import { type Piece, type Units, wordsOf } from './piece.ts'
import { isFigure as isFigureLine } from './read-figure.ts'
import { readLabel, readPartName } from './read-label.ts'
import { isQuestion } from './read-line.ts'

/** `names`: what components of the catalogue are called, in lower case. */
export function readTable(table: WordTable, first: number, units: Units, names: ReadonlySet<string>): Block {
  let unit = first
  const rows = table.rows.map(
    ({ cells }): TableRow =>
      cells.map(({ column, blocks }) => ({
        column,
        pieces: paragraphsOf(blocks).map((): Piece => {
          const piece = { unit, from: 0, to: units[unit]?.length ?? 0 }
          unit++
          return piece
        }),
      })),
  )
  return { kind: 'table', shape: shapeOf(withoutEmptyHead(rows, units), units, names), rows }
}

/** A first row with words in one cell alone is one that goes over the whole width. */
export function withoutEmptyHead(rows: readonly TableRow[], units: Units): readonly TableRow[] {
  const [head = [], ...below] = rows
  const isFilled = ({ pieces }: TableRow[number]) => pieces.some((piece) => wordsOf(piece, units) !== '')
  const [first, ...more] = head.filter(isFilled)
  const isOver = head.length > 1 && more.length === 0 && first !== undefined && first === head[0]
  const isWide = below.some(
    (row) => row.filter(isFilled).length > 1 && row[0] !== undefined && isFilled(row[0]),
  )
  return isOver &&
    isWide &&
    readPartName(first.pieces.map((piece) => wordsOf(piece, units)).join(' ')) !== undefined
    ? [[first], ...below]
    : rows
}

/** The first that fits. */
function shapeOf(rows: readonly TableRow[], units: Units, names: ReadonlySet<string>): TableShape {
  const texts = rows.map((row) =>
    row.map(({ pieces }) =>
      pieces
        .map((piece) => wordsOf(piece, units))
        .join(' ')
        .trim(),
    ),
  )
  const [head = [], ...others] = texts
  if (head.length === 1 && others.length > 0 && isName(head[0] ?? '', names)) return 'named'
  const pairs = texts.filter((row) => row.length === 2)
  if (texts.length > 0 && texts.every((row) => row.length === 2) && isBilingual(pairs)) return 'languages'
  const isKnown = (text: string) => readLabel(text) !== undefined
  const isUnderHeads = others.length > 0 && head.length > 1 && head.every(isKnown)
  if (isUnderHeads && !others.some(([first = '']) => isKnown(first))) return 'heads'
  const firsts = texts.map(([first = '']) => first)
  const isHalf = (pattern: (text: string) => boolean) =>
    firsts.filter(pattern).length * 2 >= firsts.length && firsts.length > 0
  if (pairs.length === texts.length && isHalf(isKnown)) return 'labels'
  if (pairs.length === texts.length && isHalf(isQuestion)) return 'questions'
  if (isFigures(texts)) return 'figures'
  const known = head.filter(isKnown).length
  return others.length > 0 && known > 0 && known * 2 >= head.length ? 'heads' : 'other'
}

/** "Cards (dark)" has a variant in brackets. */
function isName(text: string, names: ReadonlySet<string>): boolean {
  const name = text
    .replace(/\([^)]*\)\s*$/, '')
    .trim()
    .toLowerCase()
  return names.has(name) || readPartName(name) !== undefined
}

function isBilingual(pairs: readonly string[][]): boolean {
  const isArabic = (text = '') => /\p{Script=Arabic}/u.test(text) && !/[A-Za-z]{3}/.test(text)
  const isLatin = (text = '') => /[A-Za-z]{2}/.test(text)
  const apart = pairs.filter(
    ([one, other]) => (isLatin(one) && isArabic(other)) || (isArabic(one) && isLatin(other)),
  )
  return pairs.length > 0 && apart.length * 2 > pairs.length
}

/** "30 cm", "4 beds": in a row of its kind a figure, whatever it counts. */
export function isShortFigure(text: string): boolean {
  return /^\D{0,8}[\d٠-٩].{0,22}$/u.test(text) && text.split(/\s+/).length <= 3
}

/** Figures over labels, or beside them. */
function isFigures(texts: readonly string[][]): boolean {
  const isFigure = (text: string) => /^\D{0,6}[\d٠-٩][\d٠-٩.,]*\s?\S{0,8}$/u.test(text) || isFigureLine(text)
  const isShort = (text: string) => isFigure(text) || isShortFigure(text)
  const [head = []] = texts
  const isOver =
    head.length > 1 &&
    texts.length % 2 === 0 &&
    texts.every((row, index) => (index % 2 === 0 ? row.every(isShort) : !row.some(isShort)))
  const [, below = []] = texts
  const isUnder =
    texts.length === 2 &&
    head.length > 1 &&
    !head.some((text) => text === '' || /[\d٠-٩]/.test(text)) &&
    below.length === head.length &&
    below.every(isShort)
  return (
    isOver ||
    isUnder ||
    (texts.length > 1 && texts.every((row) => row.length === 2 && isFigure(row[0] ?? '')))
  )
}
