import { type Block, piecesOf } from '#word/blocks/block.ts'
import { cutPiece, type Piece, textOfPiece, wordsOf } from '#word/blocks/piece.ts'
import type { Cut } from './cut-lines.ts'
import type { Proposal } from './proposal.ts'

/** A line of the document, as people see it, choose it and give it another place. A row of a table has its cells, all else is one cell. */
export type DocumentLine = {
  id: string
  kind: 'heading' | 'entry' | 'row' | 'text'
  cells: Piece[][]
}

/** All that has words, in the order of the document. */
export function listLines({
  blocks,
  units,
  cuts = [],
}: Pick<Proposal, 'blocks' | 'units' | 'cuts'>): DocumentLine[] {
  const hasWords = (pieces: readonly Piece[]) => pieces.some((piece) => wordsOf(piece, units) !== '')
  return blocks.flatMap((block, index) =>
    cellsOf(block, units, cuts).flatMap((cells, at) => {
      const full = cells.filter(hasWords)
      return full.length > 0 ? [{ id: `${index}.${at}`, kind: kindOf(block), cells: full }] : []
    }),
  )
}

export function piecesOfLine({ cells }: DocumentLine): Piece[] {
  return cells.flat()
}

function kindOf({ kind }: Block): DocumentLine['kind'] {
  if (kind === 'heading') return 'heading'
  if (kind === 'list') return 'entry'
  return kind === 'table' ? 'row' : 'text'
}

/** The lines of a block, by cells. */
function cellsOf(block: Block, units: Proposal['units'], cuts: readonly Cut[]): Piece[][][] {
  if (block.kind === 'table') return block.rows.map((row) => row.map(({ pieces }) => pieces))
  if (block.kind === 'space' || block.kind === 'rule') return []
  const lines = cuts.reduce(
    (all, cut) => all.flatMap((line) => cutAt(line, cut)),
    joinLines(piecesOf(block), units),
  )
  return lines.map((line) => [line])
}

function cutAt(line: Piece[], { unit, at }: Cut): Piece[][] {
  const index = line.findIndex((piece) => piece.unit === unit && piece.from < at && at < piece.to)
  const piece = line[index]
  if (!piece) return [line]
  const [before, behind] = cutPiece(piece, at - piece.from)
  return [
    [...line.slice(0, index), before],
    [behind, ...line.slice(index + 1)],
  ]
}

/** Pieces that stand on one line belong together, such as a label and what is said at it. */
function joinLines(pieces: readonly Piece[], units: Proposal['units']): Piece[][] {
  const lines: Piece[][] = []
  for (const piece of pieces) {
    const last = lines.at(-1)?.at(-1)
    const goesOn =
      last?.unit === piece.unit && last.to === piece.from && !textOfPiece(last, units).endsWith('\n')
    if (goesOn) lines.at(-1)?.push(piece)
    else lines.push([piece])
  }
  return lines
}
