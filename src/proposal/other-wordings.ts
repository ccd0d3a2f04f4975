import { type Piece, piecesWithin } from '#word/blocks/piece.ts'
import type { Grain } from './grain.ts'
import { byBlock } from './place-words.ts'
import type { Proposal } from './proposal.ts'

/** What else the document says where these words stand: of versions of one line that line, of longer ones the line with the same number. */
export function otherWordings(proposal: Proposal, grain: Grain): Piece[][] {
  const grouped = proposal.versions.flatMap(({ options, taken }) => {
    const lines = options.map((pieces) => linesOf(proposal, pieces))
    const now = lines[taken] ?? []
    const at = now.findIndex((line) => piecesWithin(line, grain.pieces).length > 0)
    if (at < 0) return []
    const others = lines.filter((_, option) => option !== taken)
    if (now.length === 1) return others.map((line) => line.flat())
    return others.flatMap((line) => (line.length === now.length ? [line[at] ?? []] : []))
  })
  return grouped.length > 0 ? grouped : listedNear(proposal, grain)
}

/** Without the labels at them, and the first of them where it only names the version. */
function linesOf(proposal: Proposal, wording: readonly Piece[]): Piece[][] {
  const lines = byBlock(proposal, wording)
  const isNamed = lines.length > 1 && !lines[0]?.pieces[1]
  return lines.slice(isNamed ? 1 : 0).map(({ block, pieces }) => {
    const [label, ...said] = pieces
    const isLabelled = said[0]?.unit === label?.unit && proposal.blocks[block]?.kind !== 'list'
    return isLabelled && said.length > 0 ? said : pieces
  })
}

/** So many blocks away, a wording in a list of them is of something else. */
const furthest = 12

/** Entries of a list of wordings, the first of which stands on the page. */
function listedNear({ held, versions }: Proposal, { role, block, item }: Grain): Piece[][] {
  if (item !== undefined) return []
  const known = versions.flatMap(({ options }) => options.flat())
  return held
    .filter(
      (each) => each.kind === 'version' && each.role === role && Math.abs(each.block - block) < furthest,
    )
    .filter(({ pieces }) => piecesWithin(pieces, known).length === 0)
    .map(({ pieces }) => pieces.slice(-1))
}
