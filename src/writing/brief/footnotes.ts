import { isCondition } from './condition.ts'

/** What the marks of a brief lead to, and its lines without those that say it. */
export type Footnotes = { words: ReadonlyMap<string, string>; lines: readonly string[] }

/**
 * A line that begins with a mark is the footnote of those that bear it further on, and so is a bare condition that ends
 * with it; else the mark is a bullet.
 */
export function readFootnotes(lines: readonly string[]): Footnotes {
  const words = new Map<string, string>()
  const others = lines.filter((line, place) => {
    const [mark, note] = footnoteIn(line)
    const isBorne = lines.some((other, at) => at !== place && marksIn(other).includes(mark))
    if (!isBorne || words.has(mark)) return true
    words.set(mark, note)
    return false
  })
  return { words, lines: others.map((line) => line.replace(/^\*+\s*(?=\S)/, '')) }
}

function footnoteIn(line: string): [mark: string, words: string] {
  const [, mark = '', words = ''] = leading.exec(line) ?? []
  if (mark !== '') return marksIn(line).includes(mark) ? ['', ''] : [mark, words]
  const [own = ''] = marksIn(line)
  return isCondition(line) ? [own, line.replace(bearing, '')] : ['', '']
}

/** A sentence with its footnote in brackets instead of the mark; undefined when the mark leads nowhere. */
export function withFootnotes(sentence: string, { words }: Footnotes): string | undefined {
  const marks = marksIn(sentence)
  const found = marks.flatMap((mark) => words.get(mark) ?? [])
  const plain = sentence.replace(bearing, '').trim()
  if (found.length === marks.length) return found.reduce(inBrackets, plain)
  const isWithin = /[(\s–-]\*+\s*\p{L}/u.test(plain)
  return isWithin || isCondition(plain) ? plain.replace(/(?<=[(\s–-])\*+\s*(?=\p{L})/gu, '') : undefined
}

/** What belongs to a sentence, behind it: "Zero fees (terms apply)". */
export function inBrackets(sentence: string, condition: string): string {
  const low = /^\p{Lu}\p{Ll}/u.test(condition)
    ? condition.charAt(0).toLowerCase() + condition.slice(1)
    : condition
  return `${sentence.replace(/[\s.!]+$/, '')} (${low.replace(/[\s.!]+$/, '').replace(/^\((.*)\)$/, '$1')})`
}

/** The marks that follow a word of the line, each once. */
function marksIn(line: string): string[] {
  return [...new Set([...line.matchAll(bearing)].map(([mark]) => mark))]
}

const leading = /^\s*(\*{1,3}|[†‡§¹²³])\s*(\S.*)$/u
/** As in "5%*" and "24 hrs**." */
const bearing = /(?<=[\p{L}\p{N}%٪)!.])(?:\*{1,3}|[†‡§¹³]|²(?=[\s.,]|$))(?![\p{L}\p{N}*])/gu
