import type { RichRun } from '#content/values/rich-text.ts'
import { type ListKind, type SizedStretch, textOfParagraph, type WordParagraph } from '../walk/document.ts'
import type { Piece } from './piece.ts'

/** One line of a paragraph: a break within it hides labels and headings as well as the end of a paragraph does. */
export type Line = {
  piece: Piece
  text: string
  /** 1 to 9; 0 for none. */
  heading: number
  /** That of most of its words in half points, where it was set by hand. */
  size?: number
  list: ListKind | undefined
  /** How many characters at its beginning are bold, with a sign before them; all of them where the whole line is. */
  boldLength: number
  /** Where its bold words begin in the paragraph, and where others follow. */
  bold: readonly Stretch[]
  /** How many of its characters are struck. */
  struckLength: number
  /** Nothing on it but struck words. */
  isStruck: boolean
  links: Link[]
}

type Stretch = { from: number; to: number }

export type Link = { words: Piece; href: string }

/** The lines of a paragraph, each with the break behind it, so that together they are all of it. */
export function readLines(paragraph: WordParagraph, unit: number): Line[] {
  const text = textOfParagraph(paragraph)
  const lines: Line[] = []
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf('\n', from)
    const to = end < 0 ? text.length : end + 1
    lines.push(lineOf(paragraph, text, { unit, from, to }))
    from = to
  }
  return lines
}

/** What is left of a line without pieces at its beginning or end; nothing where they are all of it. */
export function withoutPieces(line: Line, pieces: readonly Piece[]): Line | undefined {
  let { from, to } = line.piece
  for (const piece of pieces) if (piece.from <= from && piece.to > from) from = piece.to
  for (const piece of pieces.toReversed()) if (piece.to >= to && piece.from < to) to = piece.from
  if (from >= to) return
  const piece = { ...line.piece, from, to }
  const text = line.text.slice(from - line.piece.from, to - line.piece.from)
  return { ...line, piece, text, boldLength: lengthOfBold(line.bold, piece, text) }
}

function lineOf({ runs, heading, list, look }: WordParagraph, text: string, piece: Piece): Line {
  const places = placeRuns(runs, piece)
  const words = places.filter(({ run }) => run.text.trim() !== '')
  const bold = findBold(words, piece.to)
  const size = sizeOf(look?.sizes ?? [], piece, text)
  const own = text.slice(piece.from, piece.to)
  return {
    ...{ piece, bold, text: own },
    heading,
    ...(size !== undefined && { size }),
    list,
    boldLength: lengthOfBold(bold, piece, own),
    struckLength: words.reduce((sum, { run, from, to }) => sum + (run.struck ? to - from : 0), 0),
    isStruck: words.length > 0 && words.every(({ run }) => run.struck),
    links: words.flatMap(({ run, from, to }) =>
      run.href === undefined ? [] : [{ words: { unit: piece.unit, from, to }, href: run.href }],
    ),
  }
}

/** Up to the next words that are not. */
function findBold(words: readonly (Stretch & { run: RichRun })[], end: number): Stretch[] {
  const bold: Stretch[] = []
  let from: number | undefined
  for (const { run, ...place } of words) {
    if (run.bold) from ??= place.from
    else if (from !== undefined) {
      bold.push({ from, to: place.from })
      from = undefined
    }
  }
  return from === undefined ? bold : [...bold, { from, to: end }]
}

/** Signs before the words, as "•" and "😎", may be of any look. */
function lengthOfBold(bold: readonly Stretch[], { from: start, to: end }: Piece, text: string): number {
  const first = start + (/^[^\p{L}\p{N}]*/u.exec(text)?.[0].length ?? 0)
  const own = bold.find(({ from, to }) => from <= first && first < to)
  return own ? Math.min(own.to, end) - start : 0
}

/** The size that more than half of the words have. */
function sizeOf(
  sizes: readonly SizedStretch[],
  { from: start, to: end }: Piece,
  text: string,
): number | undefined {
  const whole = text.slice(start, end).trim().length
  return sizes.find(({ from, to }) => {
    const own = text.slice(Math.max(from, start), Math.min(to, end)).trim()
    return own.length * 2 > whole
  })?.size
}

/** The parts of runs that stand on a line. */
function placeRuns(runs: readonly RichRun[], { from: start, to: end }: Piece) {
  let at = 0
  return runs.flatMap((run) => {
    const [from, to] = [Math.max(at, start), Math.min(at + run.text.length, end)]
    at += run.text.length
    return from < to ? [{ run, from, to }] : []
  })
}
