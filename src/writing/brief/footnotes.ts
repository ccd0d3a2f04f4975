import { isCondition } from '#facts/condition.ts'

/** What the marks of a brief lead to. */
export type Footnotes = ReadonlyMap<string, string>

/** A line of a brief, and which of its messages that is from, counted from 0. */
export type PlacedLine = { text: string; message: number }

/**
 * A line that begins with a mark is the footnote of those that bear it further on, and so is a bare condition that ends
 * with it; else the mark is a bullet. With the lines that are none.
 */
export function readFootnotes<Line extends PlacedLine>(
  lines: readonly Line[],
): { footnotes: Footnotes; lines: Line[] } {
  const footnotes = new Map<string, string>()
  const others = lines.filter(({ text }, place) => {
    const [mark, note] = footnoteIn(text)
    const isBorne = lines.some((other, at) => at !== place && marksIn(other.text).includes(mark))
    if (!isBorne || footnotes.has(mark)) return true
    footnotes.set(mark, note)
    return false
  })
  return {
    footnotes,
    lines: others.map((line) => ({ ...line, text: line.text.replace(/^\*+\s*(?=\S)/, '') })),
  }
}

function footnoteIn(line: string): [mark: string, words: string] {
  const [, mark = '', words = ''] = leading.exec(line) ?? []
  if (mark !== '') return marksIn(line).includes(mark) ? ['', ''] : [mark, words]
  const [own = ''] = marksIn(line)
  return isCondition(line) ? [own, line.replace(bearing, '')] : ['', '']
}

/** A sentence with its footnote in brackets instead of the mark; undefined when the mark leads nowhere. */
export function withFootnotes(sentence: string, footnotes: Footnotes): string | undefined {
  const marks = marksIn(sentence)
  const found = marks.flatMap((mark) => footnotes.get(mark) ?? [])
  const plain = sentence.replace(bearing, '').trim()
  if (found.length === marks.length) return found.reduce(inBrackets, plain)
  const isWithin = /[(\s–-]\*+\s*\p{L}/u.test(plain)
  return isWithin || isCondition(plain) ? plain.replace(/(?<=[(\s–-])\*+\s*(?=\p{L})/gu, '') : undefined
}

/** The footnotes that a sentence leads to, as the brief has them. */
export function footnotesOf(sentence: string, footnotes: Footnotes): string[] {
  return marksIn(sentence).flatMap((mark) => footnotes.get(mark) ?? [])
}

/** What belongs to a sentence, behind it: "Zero fees (terms apply)". */
export function inBrackets(sentence: string, condition: string): string {
  const low = /^\p{Lu}\p{Ll}/u.test(condition)
    ? condition.charAt(0).toLowerCase() + condition.slice(1)
    : condition
  return `${sentence.replace(/[\s.!]+$/, '')} (${low.replace(/(?<!(?<!\p{L})\p{L}\.\p{L})[\s.!]+$/u, '').replace(/^\((.*)\)$/, '$1')})`
}

/** The marks that follow a word of the line, each once. */
function marksIn(line: string): string[] {
  return [...new Set([...line.matchAll(bearing)].map(([mark]) => mark))]
}

const leading = /^\s*(\*{1,3}|\^{1,2}|[†‡§¹²³])\s*(\S.*)$/u
/** As in "5%*" and "24 hrs**." */
const bearing = /(?<=[\p{L}\p{N}%٪)!.+])(?:\*{1,3}|\^{1,2}|[†‡§¹³]|²(?=[\s.,]|$))(?![\p{L}\p{N}*^])/gu
