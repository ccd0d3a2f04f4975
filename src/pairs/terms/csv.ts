import { accept, type Result, refuse } from '#base/result.ts'
import { type ExchangeRefusal, exchangeLimits } from '../exchange/open-exchange.ts'
import { foldText } from '../fold-text.ts'
import type { ReadTerms } from './tbx.ts'
import { type Term, type TermKind, type TermStatus, termKinds, termSchema, termStatuses } from './term.ts'

const columns = ['concept', 'english', 'arabic', 'status', 'kind', 'brand', 'note'] as const
/** Those of others may name beside each term what is not to be said. */
type Column = (typeof columns)[number] | 'forbidden'
type Row = Partial<Record<Column, string>>

/** How others head their columns, as two words are compared. */
const headings: Record<Column, readonly string[]> = {
  concept: ['concept', 'concept id', 'conceptid', 'id', 'entry', 'المفهوم'],
  english: [
    'english',
    'en',
    'en-ae',
    'en-us',
    'en-gb',
    'source',
    'source term',
    'term',
    'الانجليزيه',
    'انجليزي',
  ],
  arabic: ['arabic', 'ar', 'ar-ae', 'ar-sa', 'target', 'target term', 'translation', 'العربيه', 'عربي'],
  status: ['status', 'term status', 'usage', 'الحاله'],
  kind: ['kind', 'type', 'category', 'النوع'],
  brand: ['brand', 'customer', 'client', 'العلامه'],
  note: ['note', 'notes', 'comment', 'definition', 'description', 'ملاحظه', 'ملاحظات'],
  forbidden: ['forbidden', 'do not use', 'not allowed', 'avoid', 'instead of', 'ممنوع'],
}

/** A row for each wording, or one for both languages; rows of one concept are one term. */
export function readTermsCsv(text: string): Result<ReadTerms, ExchangeRefusal> {
  if (text.length > exchangeLimits.characters) return refuse('too-large')
  const all = readCsv(text.replace(/^\ufeff/, ''))
  // A title may stand above.
  const at = all.slice(0, titleRows + 1).findIndex((cells) => isHead(cells.map(columnOf)))
  const names = all[at]?.map(columnOf)
  if (!names) return refuse('other-format')
  const rows = all.slice(at + 1)
  if (rows.length > exchangeLimits.entries) return refuse('too-many')
  const named = rows.map((cells) => rowOf(names, cells))
  const groups = Map.groupBy(named.entries(), ([index, { concept }]) => concept || `row-${index + 1}`)
  const terms = [...groups].flatMap(([id, entries]) =>
    termOf(
      id,
      entries.map(([, row]) => row),
    ),
  )
  return accept({ terms, skipped: groups.size - terms.length })
}

const titleRows = 4

function isHead(names: readonly (Column | undefined)[]): boolean {
  return names.includes('english') || names.includes('arabic')
}

/** "English term" and "English (UAE)" are English. */
function columnOf(heading: string): Column | undefined {
  const folded = foldText(heading)
  const short = folded.replace(/\s*\([^)]*\)$/, '').replace(/ (?:terms?|words?|wordings?|names?|texts?)$/, '')
  return (Object.keys(headings) as Column[]).find((column) =>
    headings[column].some((each) => [folded, short].includes(foldText(each))),
  )
}

function rowOf(names: readonly (Column | undefined)[], cells: readonly string[]): Row {
  return Object.fromEntries(
    names.flatMap((name, index) => (name ? [[name, withoutGuard(cells[index] ?? '').trim()]] : [])),
  )
}

function termOf(id: string, rows: readonly Row[]): Term[] {
  const [first = {}] = rows
  const kind = foldText(first.kind ?? '')
  const brand = (first.brand ?? '').toUpperCase()
  const note = rows.flatMap((row) => row.note || []).join('\n')
  const parsed = termSchema.safeParse({
    id: id.slice(0, 100),
    kind: termKinds.includes(kind as TermKind) ? kind : 'word',
    ...((brand === 'ENBD' || brand === 'EI') && { brand }),
    ...(note && { note: note.slice(0, 1000) }),
    // Tables of others have "forbidden" among the kinds.
    wordings: rows.flatMap(({ english = '', arabic = '', forbidden = '', kind, status = kind }) => [
      ...wordings('en-AE', english, status),
      ...wordings('ar-AE', arabic, status),
      ...wordings(/\p{Script=Arabic}/u.test(forbidden) ? 'ar-AE' : 'en-AE', forbidden, 'forbidden'),
    ]),
  })
  return parsed.success ? [parsed.data] : []
}

/** Several in one cell stand with a bar between them, the first as the row says and the others admitted. */
function wordings(locale: 'en-AE' | 'ar-AE', cell: string, said = '') {
  const status = statusOf(said)
  const texts = cell.split('|').map((text) => text.trim())
  return texts
    .filter((text) => text !== '')
    .map((text, index) => ({
      locale,
      text,
      status: index > 0 && status === 'preferred' ? 'admitted' : status,
    }))
}

function statusOf(said: string): TermStatus {
  const name = foldText(said)
  const own = termStatuses.find((status) => status === name)
  if (own) return own
  return /^(?:do not use|dont use|not allowed|deprecated|banned|ممنوع|no)$/.test(name.replace("'", ''))
    ? 'forbidden'
    : 'preferred'
}

export function writeTermsCsv(terms: readonly Term[]): string {
  const rows = terms.flatMap(({ id, kind, brand, note, wordings: all }) =>
    all.map(({ locale, text, status }, index) => [
      id,
      locale === 'en-AE' ? text : '',
      locale === 'ar-AE' ? text : '',
      status,
      kind,
      brand ?? '',
      index === 0 ? (note ?? '') : '',
    ]),
  )
  // Spreadsheets take a file for Unicode by its mark alone.
  return `\ufeff${[columns, ...rows].map((row) => row.map(writeCell).join(',')).join('\r\n')}\r\n`
}

/** What a spreadsheet would take for a formula is kept a text. */
function writeCell(text: string): string {
  const guarded = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",;\r\n\t]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}

function withoutGuard(cell: string): string {
  return /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell
}

/**
 * RFC 4180, with commas, semicolons or tabs, whichever the first line has most of, or names as Excel does ("sep=;"). Blank
 * lines are left out.
 */
export function readCsv(text: string): string[][] {
  const [named = '', said] = /^sep=(.)\r?\n/.exec(text) ?? []
  const separator = said ?? separatorOf(text)
  const rows: string[][] = [[]]
  let at = named.length
  while (at < text.length) {
    const cell = readCell(text, at, separator)
    rows.at(-1)?.push(cell.text)
    at = cell.to
    const sign = text[at]
    if (sign === separator && at + 1 === text.length) rows.at(-1)?.push('')
    if (sign === '\n' || sign === '\r') {
      rows.push([])
      if (sign === '\r' && text[at + 1] === '\n') at += 1
    }
    at += 1
  }
  return rows.filter((row) => row.some((cell) => cell.trim() !== ''))
}

/** A title in the first line has none. */
function separatorOf(text: string): string {
  const lines = text.slice(0, 10_000).split(/[\r\n]+/, titleRows + 1)
  const line = lines.find((each) => /[,;\t]/.test(each)) ?? ''
  const counts = [',', ';', '\t'].map((sign) => [sign, line.split(sign).length] as const)
  return counts.toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? ','
}

function readCell(text: string, from: number, separator: string): { text: string; to: number } {
  const quoted = text[from] === '"' ? readQuoted(text, from, separator) : undefined
  if (quoted) return quoted
  let to = from
  while (to < text.length && text[to] !== separator && text[to] !== '\n' && text[to] !== '\r') to += 1
  return { text: text.slice(from, to), to }
}

/** Nothing where the quotation does not end as a cell does: then its mark is a sign like others. */
function readQuoted(text: string, from: number, separator: string): { text: string; to: number } | undefined {
  const pieces: string[] = []
  let at = from + 1
  while (at - from < longestCell) {
    const end = text.indexOf('"', at)
    if (end < 0) return undefined
    pieces.push(text.slice(at, end))
    const next = text[end + 1]
    if (next === undefined || next === separator || next === '\n' || next === '\r')
      return { text: pieces.join(''), to: end + 1 }
    if (next !== '"') return undefined
    pieces.push('"')
    at = end + 2
  }
  return undefined
}

/** In UTF-16 units; more than any term or its note may have. */
const longestCell = 10_000
