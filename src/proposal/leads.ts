import type { RichRun } from '#content/values/rich-text.ts'
import type { Link } from '#word/blocks/line.ts'
import type { Units } from '#word/blocks/piece.ts'
import { type Piece, textOfPiece, wordsOf } from '#word/blocks/piece.ts'
import type { Blocks } from '#word/blocks/read-blocks.ts'

type Source = Pick<Blocks, 'units' | 'paragraphs'>

/** How much of a paragraph is a bold beginning that leads the rest, with what counts it. */
export function boldLead(piece: Piece, { paragraphs, units }: Source): number {
  const runs: readonly RichRun[] = paragraphs[piece.unit]?.runs ?? []
  if (piece.from > 0) return 0
  let length = 0
  for (const run of runs) {
    const isCounter = length === 0 && /^[^\p{L}\p{N}]*(?:[\d٠-٩]{1,2}[.)-])?\s*$/u.test(run.text)
    if (!run.bold && run.text.trim() !== '' && !isCounter) break
    length += run.text.length
  }
  const text = textOfPiece(piece, units)
  const lead = text.slice(0, length).trim()
  const isLead =
    (lead.length > 2 || /\d|[٠-٩]/.test(lead)) && lead.length <= 60 && length < text.trimEnd().length
  return isLead ? length : 0
}

/** The bold beginning of a paragraph, or the few words before its dash or colon. */
export function leadOf(piece: Piece, source: Source): number {
  return (
    boldLead(piece, source) ||
    (/^\s*\S[^.!?؟:]{1,50}?\s[–—-]\s(?=\S)/.exec(textOfPiece(piece, source.units))?.[0].length ?? 0) ||
    (/^\s*[^.!?؟:|/\n]{2,50}\s[|/]\s+(?=[^|/]*[.!؟]\s*$)/.exec(textOfPiece(piece, source.units))?.[0]
      .length ??
      0) ||
    (/^\s*[^\s.!?؟:،,]+(?: [^\s.!?؟:،,]+){0,3}[:：]\s+(?=\S)/.exec(textOfPiece(piece, source.units))?.[0]
      .length ??
      0)
  )
}

/** A question with its answer on the same line, perhaps counted. */
export const askedBefore = /^\s*(?:[\d٠-٩]{1,2}[.)-]\s*)?[^?؟.]{8,140}[?؟]\s+(?:[–—/|-]\s+)?(?=\S{2,})/

/** Where the words lead, if nearly all of them are a link. */
export function hrefOf(
  pieces: readonly Piece[],
  links: readonly Link[] | undefined,
  units: Units,
): string | undefined {
  if (!links) return
  const within = links.filter(({ words }) =>
    pieces.some(({ unit, from, to }) => words.unit === unit && words.from < to && words.to > from),
  )
  const linked = within.reduce((sum, { words }) => sum + wordsOf(words, units).length, 0)
  const all = pieces.reduce((sum, piece) => sum + wordsOf(piece, units).length, 0)
  return within.length > 0 && linked * 10 >= all * 8 ? within[0]?.href : undefined
}
