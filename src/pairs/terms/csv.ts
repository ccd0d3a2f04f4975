import { accept, type Result, refuse } from '#base/result.ts'
import { type ExchangeRefusal, exchangeLimits } from '../exchange/open-exchange.ts'
import { foldText } from '../fold-text.ts'
import type { ReadTerms } from './tbx.ts'
import { type Term, type TermKind, type TermStatus, termKinds, termSchema, termStatuses } from './term.ts'

const columns = ['concept', 'english', 'arabic', 'status', 'kind', 'brand', 'note'] as const
type Column = (typeof columns)[number]
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
}

/** A row for each wording, or one for both languages; rows of one concept are one term. */
export function readTermsCsv(text: string): Result<ReadTerms, ExchangeRefusal> {
  if (text.length > exchangeLimits.characters) return refuse('too-large')
  const [head = [], ...rows] = readCsv(text.replace(/^\ufeff/, ''))
  const names = head.map(columnOf)
  if (!names.includes('english') && !names.includes('arabic')) return refuse('other-format')
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

function columnOf(heading: string): Column | undefined {
  const folded = foldText(heading)
  return columns.find((column) => headings[column].some((each) => foldText(each) === folded))
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
    wordings: rows.flatMap(({ english = '', arabic = '', kind, status = kind }) => [
      ...wordings('en-AE', english, status),
      ...wordings('ar-AE', arabic, status),
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

/** RFC 4180, with commas, semicolons or tabs, whichever the first line has most of. Blank lines are left out. */
export function readCsv(text: string): string[][] {
  const separator = separatorOf(text)
  const rows: string[][] = [[]]
  let at = 0
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

function separatorOf(text: string): string {
  const line = text.slice(0, Math.max(0, text.search(/[\r\n]|$/)))
  const counts = [',', ';', '\t'].map((sign) => [sign, line.split(sign).length] as const)
  return counts.toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? ','
}

function readCell(text: string, from: number, separator: string): { text: string; to: number } {
  if (text[from] !== '"') {
    let to = from
    while (to < text.length && text[to] !== separator && text[to] !== '\n' && text[to] !== '\r') to += 1
    return { text: text.slice(from, to), to }
  }
  const pieces: string[] = []
  let at = from + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    const end = quote < 0 ? text.length : quote
    pieces.push(text.slice(at, end))
    if (text[end + 1] !== '"') return { text: pieces.join(''), to: Math.min(text.length, end + 1) }
    pieces.push('"')
    at = end + 2
  }
}
