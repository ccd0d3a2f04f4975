import type { Link } from './line.ts'
import type { Piece } from './piece.ts'
import type { Label } from './read-label.ts'

/**
 * What stands in any Word document, in its order: plain data that says nothing yet of a page. Each character of the text is
 * in the pieces of exactly one block; white space and signs that only part others, such as "Q: ", go with their piece. The level
 * of a label or a question is that of a heading; 0 where it is none.
 */
export type Block =
  | ({ kind: 'heading'; level: number; words: Piece } & Extras)
  | ({ kind: 'paragraph'; words: Piece } & Extras)
  | ({ kind: 'list'; isNumbered: boolean; entries: ListEntry[] } & Extras)
  /** "CTA: Apply now". `isKnown` by the grammar of labels; the values of one that is not are nobody's copy until somebody says so. */
  | ({ kind: 'label'; label: Piece; meaning: Label | undefined; values: Piece[]; level: number } & Extras)
  | ({ kind: 'question'; question: Piece; answer: Piece[]; level: number } & Extras)
  | ({ kind: 'figure'; figure: Piece; label: Piece } & Extras)
  | ({ kind: 'table'; shape: TableShape; rows: TableRow[] } & Extras)
  /** A row of dashes, by which people part the parts of a page. */
  | { kind: 'rule'; words: Piece }
  /** Struck through: a version that no longer counts. */
  | { kind: 'struck'; words: Piece }
  | { kind: 'picture'; unit: number }
  | { kind: 'space'; words: Piece }

type Extras = { links?: Link[] }

/** "Fast: money in your account today" has a lead. */
export type ListEntry = { lead?: Piece; words: Piece }

export type TableRow = TableCell[]
/** The paragraphs of a cell, those of tables in it as well. */
export type TableCell = { column: number; pieces: Piece[] }

/**
 * `named`: the first row is the name of a component or part. `languages`: English beside Arabic. `labels`: what each row is, and its
 * words. `heads`: a row of labels on top.
 */
export type TableShape = 'named' | 'languages' | 'labels' | 'questions' | 'figures' | 'heads' | 'other'

/** All that a block takes of the document. */
export function piecesOf(block: Block): Piece[] {
  switch (block.kind) {
    case 'list':
      return block.entries.flatMap(({ lead, words }) => (lead ? [lead, words] : [words]))
    case 'label':
      return [block.label, ...block.values]
    case 'question':
      return [block.question, ...block.answer]
    case 'figure':
      return [block.figure, block.label]
    case 'table':
      return block.rows.flatMap((row) => row.flatMap(({ pieces }) => pieces))
    case 'picture':
      return []
    default:
      return [block.words]
  }
}
