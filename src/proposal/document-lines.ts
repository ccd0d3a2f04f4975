import { type Block, piecesOf } from '#word/blocks/block.ts'
import { type Piece, textOfPiece, wordsOf } from '#word/blocks/piece.ts'
import type { Proposal } from './proposal.ts'

/** A line of the document, as people see it, choose it and give it another place. A row of a table has its cells, all else is one cell. */
export type DocumentLine = {
  id: string
  kind: 'heading' | 'entry' | 'row' | 'text'
  cells: Piece[][]
}

/** All that has words, in the order of the document. */
export function listLines({ blocks, units }: Pick<Proposal, 'blocks' | 'units'>): DocumentLine[] {
  const hasWords = (pieces: readonly Piece[]) => pieces.some((piece) => wordsOf(piece, units) !== '')
  return blocks.flatMap((block, index) =>
    cellsOf(block, units).flatMap((cells, at) => {
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
function cellsOf(block: Block, units: Proposal['units']): Piece[][][] {
  if (block.kind === 'table') return block.rows.map((row) => row.map(({ pieces }) => pieces))
  if (block.kind === 'space' || block.kind === 'rule') return []
  return joinLines(piecesOf(block), units).map((line) => [line])
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
