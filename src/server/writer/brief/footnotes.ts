/** What the marks of a brief lead to, and its lines without those that say it. */
export type Footnotes = { words: ReadonlyMap<string, string>; lines: readonly string[] }

/** A line that begins with a mark is the footnote of those that bear it further on; else the mark is a bullet. */
export function readFootnotes(lines: readonly string[]): Footnotes {
  const borne = new Set(lines.flatMap(marksIn))
  const words = new Map<string, string>()
  const others = lines.filter((line) => {
    const [, mark = '', rest = ''] = leading.exec(line) ?? []
    if (!borne.has(mark) || words.has(mark) || marksIn(line).includes(mark)) return true
    words.set(mark, rest)
    return false
  })
  return { words, lines: others.map((line) => line.replace(/^[*]\s*(?=\S)/, '')) }
}

/** A sentence with its footnote in brackets instead of the mark; undefined when the mark leads nowhere. */
export function withFootnotes(sentence: string, { words }: Footnotes): string | undefined {
  const marks = marksIn(sentence)
  const found = marks.flatMap((mark) => words.get(mark) ?? [])
  if (found.length < marks.length) return undefined
  const plain = sentence.replace(bearing, '').trim()
  return found.reduce(inBrackets, plain)
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
