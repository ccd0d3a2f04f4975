import type { Locale } from '#base/locale.ts'
import type { Block } from '#word/blocks/block.ts'
import { type Units, wordsOf } from '#word/blocks/piece.ts'
import { readLabel } from '#word/blocks/read-label.ts'
import type { Held } from '../grain.ts'
import { namesLanguage } from '../part-languages.ts'
import { findOtherColumn, type Rows } from './other-column.ts'

type Table = Extract<Block, { kind: 'table' }>

/** Tables without the columns that are in the other language of the document. */
export function takeOwnColumns(
  blocks: readonly Block[],
  units: Units,
  locale: Locale,
): { blocks: Block[]; held: Held[] } {
  const held: Held[] = []
  const own = blocks.map((block, from): Block => {
    if (block.kind !== 'table') return block
    const other = findOtherColumns(readCells(block, units), locale)
    if (other.size === 0) return block
    const rows = block.rows.flatMap((row, index): Table['rows'] => {
      const isHead =
        index === 0 && row.some(({ pieces }) => pieces.some((piece) => namesLanguage(wordsOf(piece, units))))
      const isOther = (at: number) => row.length > 1 && other.has(at)
      for (const [at, { pieces }] of row.entries()) {
        if (isOther(at)) held.push({ kind: isHead ? 'label' : 'language', block: from, pieces })
        else if (isHead) held.push({ kind: 'label', block: from, pieces })
      }
      return isHead ? [] : [row.filter((_, at) => !isOther(at))]
    })
    return { ...block, rows }
  })
  return { blocks: own, held }
}

export function hasTwoLanguages(blocks: readonly Block[], units: Units, locale: Locale): boolean {
  return blocks.some(
    (block) => block.kind === 'table' && findOtherColumns(readCells(block, units), locale).size > 0,
  )
}

function readCells({ rows }: Table, units: Units): Rows {
  return rows.map((row) =>
    row.map(({ pieces }) =>
      pieces
        .map((piece) => wordsOf(piece, units))
        .join('\n')
        .trim(),
    ),
  )
}

function findOtherColumns(rows: Rows, locale: Locale): ReadonlySet<number> {
  const paired = findPaired(rows, locale)
  if (paired.size > 0) return paired
  const other = findOtherColumn(rows, locale)
  return new Set(other === undefined ? [] : [other])
}

/** "Question EN | Answer EN | السؤال | الجواب": the columns of the other language, where its heads say the same as those of the page's. */
function findPaired([head = [], ...rows]: Rows, locale: Locale): ReadonlySet<number> {
  const columns = head.map((text, column) => ({
    slot: readLabel(text)?.slot,
    column,
    isArabic: isArabicColumn(rows, column),
  }))
  const told = columns.filter(({ slot }) => slot !== undefined)
  const isPaired = (one: (typeof told)[number]) =>
    told.filter(({ slot }) => slot === one.slot).length === 2 &&
    told.some(({ slot, isArabic }) => slot === one.slot && isArabic !== one.isArabic)
  if (told.length < 4 || !told.every(isPaired)) return new Set()
  return new Set(told.filter(({ isArabic }) => isArabic !== (locale === 'ar-AE')).map(({ column }) => column))
}

function isArabicColumn(rows: Rows, column: number): boolean {
  const text = rows.map((row) => row[column] ?? '').join('')
  return (text.match(/\p{Script=Arabic}/gu)?.length ?? 0) > (text.match(/[a-z]/gi)?.length ?? 0)
}
