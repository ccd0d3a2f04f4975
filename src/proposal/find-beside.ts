import { type Piece, piecesWithin, withoutPieces } from '#word/blocks/piece.ts'
import type { Grain } from './grain.ts'
import type { Proposal } from './proposal.ts'

/**
 * What stands in the other language where these words do: beside them in a row of a table, and, where both pages are one, in the same
 * place of the page.
 */
export function findBeside(words: readonly Piece[], from: Proposal, to: Proposal, areOne: boolean): Piece[] {
  const placed = areOne ? findInPlace(words, from, to) : []
  return placed.length > 0 ? placed : findInRow(words, from, to)
}

/** As the second title of the first item, or whatever else the words are. */
function findInPlace(words: readonly Piece[], from: Proposal, to: Proposal): Piece[] {
  return from.sections.flatMap(({ copy }, index) => {
    const others = Map.groupBy(to.sections[index]?.copy.grains ?? [], kindOf)
    return [...Map.groupBy(copy.grains, kindOf)].flatMap(([kind, grains]) =>
      grains.flatMap(({ pieces }, at) =>
        piecesWithin(pieces, words).length > 0 ? (others.get(kind)?.[at]?.pieces ?? []) : [],
      ),
    )
  })
}

function kindOf({ role, item }: Grain): string {
  return `${item ?? ''} ${role}`
}

function findInRow(words: readonly Piece[], from: Proposal, to: Proposal): Piece[] {
  const rows = from.blocks
    .flatMap((block) => (block.kind === 'table' ? block.rows : []))
    .map((cells) => cells.flatMap(({ pieces }) => pieces))
    .filter((pieces) => piecesWithin(pieces, words).length > 0)
  const theirs = piecesWithin(rows.flat(), inOtherLanguage(from))
  return withoutPieces(theirs, inOtherLanguage(to))
}

function inOtherLanguage({ held }: Proposal): Piece[] {
  return held.flatMap(({ kind, pieces }) => (kind === 'language' ? pieces : []))
}
