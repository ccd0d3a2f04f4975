import type { Block } from '#word/blocks/block.ts'
import type { LabelSlot } from '#word/blocks/label-words.ts'
import type { Link } from '#word/blocks/line.ts'
import { cutPiece, isEmptyPiece, type Piece, textOfPiece, wordsOf } from '#word/blocks/piece.ts'
import { type Blocks, readCell } from '#word/blocks/read-blocks.ts'
import { remarkFrom } from '../remark-from.ts'
import type { Strip } from '../strip.ts'
import { cutLine } from './cut-line.ts'
import { looksOf } from './looks.ts'

/** How a line stands in its document: as words of such a block, or as a part of them. */
export const forms = [
  ...([
    'heading',
    'text',
    'bullet',
    'number',
    'lead',
    'led',
    'label',
    'value',
    'question',
    'answer',
  ] as const),
  ...(['figure', 'counted', 'struck', 'rule', 'rest'] as const),
] as const

export type Form = (typeof forms)[number]

/** What of a line tells what it is for. Lines with the same number of a block or a table are of the same one. */
export type Line = {
  text: string
  form: Form
  /** Of a heading, or a line that is as high as one; 0 for none. */
  level: number
  looks: readonly string[]
  block: number
  cell?: { row: number; column: number }
  /** What the label means that it is, or stands at. */
  slot?: LabelSlot
}

/** A line in its document. */
export type PlacedLine = Line & { piece: Piece; links: readonly Link[] }

/** All lines of a page, those of tables row by row; what has no words is none, and a table of one column is a frame round lines. */
export function listLines(strips: readonly Strip[], source: Blocks): PlacedLine[] {
  return strips.flatMap(({ block, from, kind }) => {
    if (kind) return []
    if (block.kind !== 'table') return linesOf(block, from, source)
    const isWide = block.rows.some((row) => row.length > 1)
    return block.rows.flatMap((row, at) =>
      row.flatMap(({ pieces, column }) =>
        readCell(pieces, source)
          .flatMap((inner) => linesOf(inner, from, source))
          .map((line) => (isWide ? { ...line, cell: { row: at, column } } : line)),
      ),
    )
  })
}

function linesOf(block: Block, index: number, source: Blocks): PlacedLine[] {
  const links = 'links' in block ? (block.links ?? []) : []
  const level = 'level' in block ? block.level : 0
  const slot = block.kind === 'label' ? block.meaning?.slot : undefined
  return formsOf(block).flatMap(({ piece, form }) =>
    cut(piece, form, source)
      .filter(({ piece: part }) => wordsOf(part, source.units) !== '')
      .map((part): PlacedLine => {
        const isWhole = part.form === form
        return {
          ...{ text: wordsOf(part.piece, source.units), form: part.form, level: isWhole ? level : 0 },
          ...{ looks: looksOf(part.piece, source), block: index, piece: part.piece, links },
          ...(slot && (part.form === 'value' || part.form === 'label') && { slot }),
        }
      }),
  )
}

type Formed = { piece: Piece; form: Form }

function formsOf(block: Block): Formed[] {
  switch (block.kind) {
    case 'list': {
      const entry = block.isNumbered ? 'number' : 'bullet'
      return block.entries.flatMap(({ lead, words }): Formed[] => [
        ...(lead ? [{ piece: lead, form: 'lead' as const }] : []),
        { piece: words, form: lead ? 'led' : entry },
      ])
    }
    case 'label':
      return [
        { piece: block.label, form: 'label' },
        ...block.values.map((piece): Formed => ({ piece, form: 'value' })),
      ]
    case 'question':
      return [
        { piece: block.question, form: 'question' },
        ...block.answer.map((piece): Formed => ({ piece, form: 'answer' })),
      ]
    case 'figure':
      return [
        { piece: block.figure, form: 'figure' },
        { piece: block.label, form: 'counted' },
      ]
    case 'heading':
    case 'struck':
    case 'rule':
      return [{ piece: block.words, form: block.kind }]
    case 'paragraph':
      return [{ piece: block.words, form: 'text' }]
    default:
      return []
  }
}

/** What is said of words behind them is a line of its own, and so is what leads them. */
function cut(piece: Piece, form: Form, source: Blocks): Formed[] {
  if (form === 'label' || form === 'struck' || form === 'rule') return [{ piece, form }]
  const [words, rest] = cutPiece(piece, remarkFrom(textOfPiece(piece, source.units)))
  const own = isEmptyPiece(words) ? [] : cutLine(words, form, source)
  return [...own, ...(isEmptyPiece(rest) ? [] : [{ piece: rest, form: 'rest' as const }])]
}
