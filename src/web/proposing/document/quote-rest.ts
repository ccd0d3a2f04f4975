import { quoteShort } from '#base/shorten.ts'
import type { Holding } from '#proposal/hold-copy.ts'
import type { Proposal } from '#proposal/proposal.ts'
import { textOfPiece } from '#word/blocks/piece.ts'

/** The first few texts that a component has no place for. */
export function quoteRest({ rest }: Holding, { units }: Proposal): { quoted: string[]; more: number } {
  const texts = rest.map(({ pieces }) => pieces.map((piece) => textOfPiece(piece, units)).join(' '))
  return { quoted: texts.slice(0, most).map(quoteShort), more: Math.max(0, texts.length - most) }
}

const most = 3
