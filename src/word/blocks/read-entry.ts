import type { Line } from './line.ts'
import { cutPiece, type Piece } from './piece.ts'
import type { LineReading } from './read-line.ts'

/** A bold beginning, or a few words before a dash or a colon, lead what is said. */
export function readEntry(
  { text, boldLength }: Line,
  piece: Piece,
  isNumbered: boolean,
): Extract<LineReading, { kind: 'entry' }> {
  const isWholeBold = boldLength >= text.trimEnd().length
  const byDash = /^\s*(?:[•▪◦‣●✓✔→*-]\s*)?\S[^.!?]{1,50}?(?:\s[–—-]\s|:\s)\s*(?=\S)/.exec(text)
  const length = boldLength > 1 && !isWholeBold ? lengthOfLead(text, boldLength) : (byDash?.[0].length ?? 0)
  if (length === 0) return { kind: 'entry', lead: undefined, words: piece, isNumbered }
  const [lead, words] = cutPiece(piece, length)
  return { kind: 'entry', lead, words, isNumbered }
}

/** With the sign that parts it from what follows. */
function lengthOfLead(text: string, boldLength: number): number {
  return boldLength + (/^\s*[–—:.,،-]*\s*/.exec(text.slice(boldLength))?.[0].length ?? 0)
}
