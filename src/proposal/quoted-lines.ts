import type { Piece, Units } from '#word/blocks/piece.ts'

/** So many lines below each other begin with the sign before they are an older mail that another one quotes. */
const leastQuoted = 5

const sign = /^[^\S\n]*(?:>[^\S\n]?)+/gm

/** "> Title: Save more": the signs before the lines of a mail that is quoted, which are none of its words. */
export function findQuoteSigns(units: Units): Piece[] {
  const pieces: Piece[] = []
  let run: Piece[] = []
  let lines = 0
  const close = () => {
    if (lines >= leastQuoted) pieces.push(...run)
    run = []
    lines = 0
  }
  for (const [unit, text] of units.entries()) {
    if (text.trim() === '') continue
    const found = [...text.matchAll(sign)]
    if (found.length < text.trim().split('\n').length) {
      close()
      continue
    }
    lines += found.length
    run.push(...found.map(({ 0: whole, index }) => ({ unit, from: index, to: index + whole.length })))
  }
  close()
  return pieces
}
