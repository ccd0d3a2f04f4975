import { writeRaised } from '#content/values/raised-text.ts'
import type { RichRun } from '#content/values/rich-text.ts'
import { safeUrl } from '#content/values/safe-url.ts'

type Mark = {
  is: (run: RichRun) => boolean
  sign: string
  /** Where the sign would not be read as one. */
  tag: string
  /** The sign is none within a word. */
  isForWords: boolean
}

/** From the outside in. Underlining has no sign. `*` is not used for both of the first: none could tell which is which. */
const marks: readonly Mark[] = [
  { is: ({ bold }) => bold === true, sign: '**', tag: 'strong', isForWords: false },
  { is: ({ italic }) => italic === true, sign: '_', tag: 'em', isForWords: true },
  { is: ({ struck }) => struck === true, sign: '~~', tag: 's', isForWords: false },
]

/** Plain text that reads as it is, line by line. */
export function escapeText(text: string): string {
  return breakLines(escapeSigns(text))
}

/** For a heading. */
export function escapeHeading(text: string): string {
  return escapeSigns(text.trim().replace(/\s+/g, ' ')).replace(/#+$/, '\\$&')
}

/** An address by itself. */
export function writeAddress(address: string): string {
  const url = safeUrl(address)
  return url && /^https?:/i.test(url) ? `<${encodeBrackets(url)}>` : escapeText(address)
}

/** Words, as Markdown, that lead somewhere; the words alone where the address leads nowhere. */
export function writeLink(words: string, address: string): string {
  const url = safeUrl(address)
  if (!url) return words
  const target = escapeEntities(encodeBrackets(url))
  return `[${words}](${/[()]/.test(target) ? `<${target}>` : target})`
}

/** The words of one block with their marks and links. */
export function writeRuns(runs: readonly RichRun[]): string {
  let written = ''
  for (const { key: href, runs: linked } of groupRuns(writeSigns(runs), (run) => run.href)) {
    const { before, core, after } = partSpaces(writeMarked(linked, marks))
    // In front of a link, an exclamation mark makes a picture of it.
    const soFar = href && before === '' ? written.replace(/!$/, '\\!') : written
    written = soFar + before + (href ? writeLink(core, href) : core) + after
  }
  return breakLines(written)
}

/** Raised and lowered figures by their own signs. */
function writeSigns(runs: readonly RichRun[]): RichRun[] {
  let plain = ''
  return runs.map(({ position, ...run }) => {
    const text = position ? writeRaised(run.text, position, plain).text : run.text
    plain += text
    return { ...run, text }
  })
}

function writeMarked(runs: readonly RichRun[], [mark, ...inner]: readonly Mark[]): string {
  if (!mark) return runs.map(({ text }) => escapeSigns(text)).join('')
  let written = ''
  const groups = groupRuns(runs, mark.is)
  for (const [index, { key: isMarked, runs: grouped }] of groups.entries()) {
    const text = writeMarked(grouped, inner)
    const next = groups[index + 1]?.runs[0]?.text ?? ''
    written += isMarked ? setMark(mark, text, written, next) : text
  }
  return written
}

/** Signs stand close to their words (CommonMark 6.2), so spaces go outside; between letters and marks they are none. */
function setMark({ sign, tag, isForWords }: Mark, text: string, written: string, next: string): string {
  const { before, core, after } = partSpaces(text)
  if (core === '') return text
  const isInWord = before === '' && endsInWord.test(written)
  const goesOn = after === '' && startsInWord.test(next)
  const fits = isForWords
    ? !isInWord && !goesOn
    : (!isInWord || startsInWord.test(core)) && (!goesOn || endsInWord.test(core))
  return fits ? `${before}${sign}${core}${sign}${after}` : `${before}<${tag}>${core}</${tag}>${after}`
}

const startsInWord = /^[^\s\p{P}\p{S}]/u
const endsInWord = /[^\s\p{P}\p{S}]$/u

function groupRuns<Key>(runs: readonly RichRun[], keyOf: (run: RichRun) => Key) {
  const groups: { key: Key; runs: RichRun[] }[] = []
  for (const run of runs) {
    const key = keyOf(run)
    const last = groups.at(-1)
    if (last && last.key === key) last.runs.push(run)
    else groups.push({ key, runs: [run] })
  }
  return groups
}

function partSpaces(text: string) {
  const core = text.trim()
  const start = core === '' ? text.length : text.indexOf(core)
  return { before: text.slice(0, start), core, after: text.slice(start + core.length) }
}

/** What is a sign anywhere in a line. An underscore within a word is none, nor is "<5". */
function escapeSigns(text: string): string {
  const escaped = text
    .replace(/[\\`*[\]~]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/<(?=[a-z/!?])/gi, '\\<')
  return escapeEntities(escaped)
}

function escapeEntities(text: string): string {
  return text.replace(/&(?=#?\w+;)/g, '\\&')
}

function encodeBrackets(url: string): string {
  return url.replace(/[<>]/g, encodeURIComponent)
}

/** Two blanks at the end of a line break it. */
function breakLines(text: string): string {
  const lines = text.split(/\r\n?|\n/).map((line) => escapeStart(line.trim()))
  return lines.filter((line) => line !== '').join('  \n')
}

/** What makes something else than a paragraph of a line that starts with it: headings, lists, quotations, rules, tables. */
function escapeStart(line: string): string {
  if (/^[-=|:][-=|:\s]*$/.test(line)) return `\\${line}`
  return line
    .replace(/^(#{1,6}|[-+])(?=\s|$)/, '\\$1')
    .replace(/^>/, '\\>')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
}
