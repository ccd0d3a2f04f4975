/** A line that begins with a mark. One that only counts, as "1. Terms apply", is no footnote unless a mark leads to it. */
export type Footnote = { mark: string; text: string; isNumbered: boolean }

type Noted = {
  place: { instanceId: string } | undefined
  marks: readonly string[]
  footnotes: readonly Footnote[]
}

/** The marks behind words and figures of a text. */
export function findMarks(text: string): string[] {
  if (!anySign.test(text)) return []
  return text.split('\n').flatMap((line) => Array.from(line.trim().matchAll(marked), ([mark]) => mark))
}

/** The lines of a text that begin with a mark. */
export function findFootnotes(text: string): Footnote[] {
  return text.split('\n').flatMap((line): Footnote[] => {
    const trimmed = line.trim()
    const mark = footnoteMark.exec(trimmed)?.[0]
    if (mark !== undefined) return [{ mark, text: trimmed, isNumbered: false }]
    const number = numbered.exec(trimmed)?.[1]
    return number === undefined ? [] : [{ mark: raise(number), text: trimmed, isNumbered: true }]
  })
}

/** Marks that lead to no footnote or to more than one, and those of footnotes to which nothing leads. */
export function findMarksWithoutFellow(texts: readonly Noted[]): string[] {
  const used = new Set(texts.flatMap(({ marks }) => marks))
  const footnotes = texts.flatMap((text) => text.footnotes)
  const explained = new Set(footnotes.map(({ mark }) => mark))
  const own = new Set(footnotes.filter(({ isNumbered }) => !isNumbered).map(({ mark }) => mark))
  return [
    ...[...used].filter((mark) => !explained.has(mark) || isTwofold(mark, texts)),
    ...[...own].filter((mark) => !used.has(mark)),
  ]
}

/** Whether one mark has several footnotes. Sections that have both a mark and its footnote count for themselves. */
function isTwofold(mark: string, texts: readonly Noted[]): boolean {
  const sections = Map.groupBy(texts, ({ place }) => place?.instanceId)
  const footnotesOf = (some: readonly Noted[]) =>
    new Set(
      some
        .flatMap(({ footnotes }) => footnotes)
        .filter((footnote) => footnote.mark === mark && !footnote.isNumbered)
        .map(({ text }) => text),
    )
  const isWhole = (some: readonly Noted[]) =>
    footnotesOf(some).size > 0 && some.some(({ marks }) => marks.includes(mark))
  const [whole, others] = [true, false].map((wanted) =>
    [...sections.values()].filter((some) => isWhole(some) === wanted),
  )
  return [...(whole ?? []), (others ?? []).flat()].some((some) => footnotesOf(some).size > 1)
}

function raise(number: string): string {
  return number.replaceAll(/\d/g, (digit) => raised.charAt(Number(digit)))
}

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const sign = `\\*{1,3}|[†‡]|[${raised}]{1,2}`
const anySign = new RegExp(`[*†‡${raised}]`)
const footnoteMark = new RegExp(`^(?:${sign})(?=\\s*[\\p{L}\\p{N}])`, 'u')
const numbered = /^[([]?(\d{1,2})[.)\]]\s*(?=\p{L})/u
/** "100 m²" has no mark. */
const marked = new RegExp(
  `(?<=[\\p{L}\\p{N}%٪.,)])(?<![${raised}]|(?<!\\p{L})(?:[ckm]?m|ft|in|sq|م|سم|كم)(?=[²³]))(?:${sign})(?=[\\s.,;:)،]|$)`,
  'gu',
)
