import { quoteShort } from '#base/shorten.ts'
import type { Holding } from '#proposal/hold-copy.ts'
import type { Proposal } from '#proposal/proposal.ts'
import { textOfPiece } from '#word/blocks/piece.ts'

/** The first few texts that a component has no place for. */
export function quoteRest(holding: Holding, page: Proposal): { quoted: string[]; more: number } {
  const texts = listRest(holding, page)
  return { quoted: texts.slice(0, most).map(quoteShort), more: Math.max(0, texts.length - most) }
}

export function listRest({ rest }: Holding, { units }: Proposal): string[] {
  return rest.map(({ pieces }) => pieces.map((piece) => textOfPiece(piece, units)).join(' '))
}

const most = 3
