import { readSentence } from '#figures/read-sentence.ts'
import { sayingsOf } from '#figures/sayings.ts'
import { splitSentences } from '#figures/split-sentences.ts'
import { type Cell, readCell } from './cell.ts'
import { columnsOf, measureOf, moneyOf, sum } from './columns.ts'
import type { Grid } from './grid.ts'
import { type Heading, isDuration, noMeasure, readHeading } from './measure.ts'
import { partTable, type TableParts } from './parts.ts'

/** A row as a line of a brief, whole: what it is about, its figures with unit and basis, what holds for it. */
export type TableLine = {
  text: string
  /** Sums and averages are worked out of other rows: they say something only where a person says so. */
  isTotal: boolean
}

export type ReadTable = {
  lines: readonly TableLine[]
  /** Cells whose digits cannot be read for certain: they stand in no line. */
  unread: readonly { row: string; column: string; cell: string }[]
}

/** A table of facts, a line each row. What it notes below stands in brackets in the lines that it is about. */
export function readTable(grid: Grid): ReadTable {
  const table = withoutColleagues(partTable(plainDecimals(grid)))
  const isArabic = /\p{Script=Arabic}{2}/u.test(grid.flat().join(' '))
  const comma = isArabic ? '، ' : ', '
  const columns = columnsOf(table)
  const money = moneyOf(table)
  const isBorrowed = columns[1]?.label === columns[0]?.label
  const notes = partNotes(table)
  const remarked = new Set(
    columns.flatMap(({ label }, column) => (remark.test(label) && column > 0 ? [column] : [])),
  )
  const unread: ReadTable['unread'][number][] = []

  const lines = table.rows.flatMap(({ cells, group }): TableLine[] => {
    const name = cells[0] ?? ''
    const said = distinct(
      columns.slice(1).flatMap((column, index) => {
        const cell = nameOf(cells[index + 1] ?? '')
        const measure = measureOf(column, { name, cell, money, isOneOfMany: columns.length > 2 })
        const isOfTime = isDuration(`${column.label} ${name}`)
        const read = countOf(name, column, readCell(cell, { isArabic, measure, isDuration: isOfTime }))
        if (!read || remarked.has(index + 1)) return []
        const counted = countedBy(column.label, table.headings[0] ?? '', cell)
        const words = counted ?? join(table.headings.length > 0 ? column : noHeading, read)
        if (counted !== undefined || saysAll(words, read.words)) return [words]
        // "Classic 25" would be a name.
        const behind = `${read.words} (${nameOf(column.label)})`
        if (column.label !== '' && saysAll(behind, read.words)) return [behind]
        unread.push({ row: nameOf(name), column: column.label, cell })
        return []
      }),
    )
    if (said.length === 0) return noneIn(cells, isArabic)
    const kind = isNamedIn(table.title, [...table.headings, name]) ? '' : readHeading(table.title).label
    const about = [kind, group, rowName(name, table.headings[0] ?? '', { isArabic, isBorrowed })]
      .filter(Boolean)
      .join(comma)
    const words = said.join(comma)
    const own = [...remarked].flatMap((column) => cells[column] || [])
    const remarks = [...own, ...notes.remarksOn(name, cells)]
    const whole = [
      about === '' ? words : `${about}: ${words}`,
      remarks.length > 0 && `(${remarks.join('; ')})`,
    ]
    const text = whole.filter(Boolean).join(' ').replace(signsBehind, '')
    return [{ text, isTotal: total.test(nameOf(name)) }]
  })
  const all = [...lines, ...notes.lines.map((text) => ({ text, isTotal: false }))]
  for (const { text } of all.filter((line) => !isRead(line.text)))
    unread.push({ row: '', column: '', cell: text })
  return { lines: all.filter(({ text }) => isRead(text)), unread }
}

/** Columns of who answers for a row and how far it is say nothing of it. */
function withoutColleagues({ headings, rows, ...rest }: TableParts): TableParts {
  const isKept = (_: string, column: number) => column === 0 || !ofColleagues.test(headings[column] ?? '')
  return {
    ...rest,
    headings: headings.filter(isKept),
    rows: rows.map((row) => ({ ...row, cells: row.cells.filter(isKept) })),
  }
}

/** The name of a column that says nothing to customers. */
export const ofColleagues =
  /^(?:owner|responsible|resp\.?|pic|poc|status|source|team|dept\.?|department|approved by|approver|reviewed by|reviewer|checked by|sign-?off|internal(?: notes?| comments?)?|last updated|المسؤول|الحالة|المصدر|القسم|المالك)$/i

/** "Min balance | None". */
function noneIn([name = '', ...others]: readonly string[], isArabic: boolean): TableLine[] {
  const [cell = '', ...more] = others.filter((other) => other !== '')
  const isNone = more.length === 0 && /^(?:none|nil|لا يوجد|لا شيء|بدون)$/i.test(cell)
  if (!isNone || readSentence(name).subjects.length === 0) return []
  return [{ text: `${isArabic ? 'بدون' : 'No'} ${small(nameOf(name))}`, isTotal: false }]
}

/** A column whose words say what holds for the row. */
const remark =
  /^(?:notes?|remarks?|comments?|conditions?|terms|terms (?:&|and) conditions|t&cs?|ملاحظات|ملاحظة|شروط|الشروط|الشروط والأحكام)$/i

/** Whether what the title is about is said below it as well. */
function isNamedIn(title: string, names: readonly string[]): boolean {
  return (
    readSentence(title).subjects.length === 0 || names.some((name) => readSentence(name).subjects.length > 0)
  )
}

/** Whether the figures of a cell are read in its line as they were read alone; what counts nothing may count points there. */
function saysAll(words: string, cell: string): boolean {
  const said = sayingsOf(words).map((saying) => saying.said)
  const isSaid = (each: string) =>
    said.includes(each) ||
    (each.endsWith(' ') && ['point', 'mile'].some((unit) => said.includes(`${each}${unit}`)))
  return isRead(words) && sayingsOf(cell).every((saying) => isSaid(saying.said))
}

function isRead(words: string): boolean {
  return sayingsOf(words).every(({ said }) => !said.startsWith('unread'))
}

function distinct(words: readonly string[]): string[] {
  return [...new Set(words)]
}

const noHeading: Heading = { label: '', tail: '', measure: noMeasure }

const total =
  /^(?:grand |sub-?)?(?:totals?|sum|avg|average|mean)\.?:?$|^(?:ال)?(?:إجمالي|اجمالي|مجموع|متوسط|معدل):?$/i

/** "A" under "Plan" is plan A, "Flat p.a." under "Rate type" a rate; ages and salaries are said with what they are. */
function rowName(
  name: string,
  heading: string,
  { isArabic, isBorrowed }: Record<'isArabic' | 'isBorrowed', boolean>,
): string {
  const plain = withoutUnit(nameOf(name))
  const { label, measure } = readHeading(heading)
  const kind = nameOf(label).replace(/\s+(?:type|kind|name)$/i, '')
  if (kind === '') return plain
  if (isRange.test(plain)) {
    const cell = readCell(plain, { measure, isArabic, isDuration: isDuration(heading) })
    return `${kind} ${cell?.words ?? plain}`
  }
  // "A year" alone is when, and not for how long.
  if (isDuration(heading) && !isBorrowed && !plain.toLowerCase().includes(kind.toLowerCase()))
    return `${kind} ${plain}`
  if (plain.length <= 2 || /^(?:all|any)$/i.test(plain)) return `${kind} ${plain}`
  const isOfKind =
    !isBorrowed && readSentence(kind).subjects.length > 0 && readSentence(plain).subjects.length === 0
  return isOfKind ? `${kind}${isArabic ? '،' : ','} ${plain}` : plain
}

/** "Up to 50,000" says nothing without what it is a range of. */
const isRange =
  /^(?:up to|over|above|below|under|from|more than|less than|حتى|أكثر من|اكثر من|أقل من|اقل من|فوق|من|<|>|≤|≥)?\s*[\d٠-٩]/i

/** "Free cheque leaves" beside columns of accounts counts leaves in each. */
function countOf(name: string, { label }: Heading, read: Cell | undefined): Cell | undefined {
  const { label: counts, measure } = readHeading(name)
  const [, noun = ''] =
    /(?:^|\s)(visits|leaves|withdrawals|transfers|tickets|rounds|guests|cards|cheques|statements|rides|nights|users)(?:\s|$)/i.exec(
      counts,
    ) ?? []
  const isName = label !== '' && !plainHeading.test(label) && readSentence(label).subjects.length === 0
  if (!read || noun === '' || !isName || measure.unit !== undefined || sum.test(counts)) return read
  const counted = /^1(?=$| )/.test(read.words) ? oneOf(noun.toLowerCase()) : noun.toLowerCase()
  return { ...read, words: read.words.replace(/^(\d{1,4})(?=$| an? )/, `$1 ${counted}`).trim() }
}

function oneOf(noun: string): string {
  return noun === 'leaves' ? 'leaf' : noun.replace(/s$/, '')
}

/** "Annual fee (AED)" says of its figures what they say themselves. */
function withoutUnit(name: string): string {
  const [, words = '', bracket = ''] =
    /^(.{3,})\s\(([^()\d]{1,12})\)$/.exec(name) ??
    /^(.{3,}?)\s?(\/ ?(?:mth|month|yr|year|day))$/i.exec(name) ??
    []
  return bracket !== '' && readHeading(bracket).label === '' ? words : name
}

/** How many there are of what the rows are: "Qty" under prizes counts prizes. */
function countedBy(label: string, heading: string, cell: string): string | undefined {
  if (!/^(?:quantity|number|count|no)$/i.test(label) || !/^\d[\d,]*$/.test(cell)) return undefined
  return /^[a-z]{3,14}$/i.test(heading)
    ? `${cell} ${heading.toLowerCase()}${cell === '1' ? '' : 's'}`
    : undefined
}

const signsBehind = /(?<=\S)\s*(?:\*+|[¹²³†‡]+)/g

function nameOf(cell: string): string {
  return cell.replace(signsBehind, '').trim()
}

function join({ label, tail, isTier }: Heading, { words, hasFigure }: Cell): string {
  if (isTier) return `${words} (${label})`
  const plain = plainHeading.test(nameOf(label)) ? '' : nameOf(label)
  if (plain === '') return words
  if (/^(?:yes|y|✓|✔|✅|included|نعم)$/i.test(words)) return plain
  if (/^(?:no|n|✗|✘|❌|×|x|لا)$/i.test(words))
    return /\p{Script=Arabic}/u.test(plain) ? `بدون ${plain}` : `no ${plain}`
  // "Points per AED" come after their number.
  if (/^(?:points?|miles?|نقاط|نقطة|أميال|ميل)(?!\p{L})/iu.test(plain) && /^[\d.,٠-٩]+$/.test(words))
    return `${words} ${plain}`
  // Before their figure they would be read as its unit, or as a name with it.
  if (/^[A-Z]{3}$/.test(plain)) return `${words} (${plain})`
  const [, number = '', often = ''] = /^(\d{1,6})( an? [a-z]+)?$/.exec(words) ?? []
  if (number !== '' && counted.test(plain) && !sum.test(plain))
    return `${number} ${(number === '1' ? plain.replace(/s$/i, '') : plain).toLowerCase()}${often}`
  // What a column is of goes on with the sentence; names of products keep their capitals.
  const isOfAll = readSentence(plain).subjects.length > 0 || common.test(plain)
  const name = isOfAll ? small(plain) : plain
  const said = hasFigure ? words : small(words)
  const isNamed = !said.toLowerCase().includes(plain.toLowerCase())
  return [isNamed && name, said, hasFigure && tail].filter(Boolean).join(' ')
}

/** "Golf rounds", but not the card "Plus". */
const counted = /^(?:[a-z]+ )?(?!plus$|business$|class$|express$|bonus$)[a-z]+[^s\W]s$/i

const common = /^(?:cap|fixed|limit|price|rate|tenor|then|threshold|total|value)\b/i

/** With a small letter, unless its first word has capitals alone: "AUM", "FX". */
function small(words: string): string {
  return /^\p{Lu}\p{Ll}/u.test(words) ? `${words.charAt(0).toLowerCase()}${words.slice(1)}` : words
}

/** Of a column beside names that say themselves what they are. */
const plainHeading =
  /^(?:details?|values?|description|amount|items?|figures?|information|info|what|the offer|البند|القيمة|التفاصيل|الوصف|المبلغ|القيم)$/i

/** Footnotes stand with what bears their sign; what names a row stands with that row; what has a figure is a line. */
function partNotes({ notes, rows, headings }: TableParts) {
  const lines: string[] = []
  const ofAll: string[] = []
  const bySign = new Map<string, string>()
  const byRow = new Map<string, string>()
  for (const note of notes.flatMap((each) => splitSentences(each))) {
    const [, sign, words = ''] = /^(\*+|[¹²³†‡])\s*(.+)$/.exec(note) ?? []
    const row = rows.map(({ cells }) => cells[0] ?? '').find((name) => name !== '' && startsWith(note, name))
    const isBorne =
      sign !== undefined &&
      [...rows.flatMap(({ cells }) => cells), ...headings].some((cell) => cell.includes(sign))
    if (isBorne) bySign.set(sign, words)
    else if (row !== undefined) byRow.set(row, note.slice(row.length).replace(/^[\s:,-]+/, ''))
    else if (!ofWhole.test(note) && sayingsOf(note).some(({ isWord }) => !isWord)) lines.push(words || note)
    else ofAll.push(words || note)
  }
  const signsOf = (cell: string) => [...cell.matchAll(/\*+|[¹²³†‡]/g)].map(([sign]) => sign)
  return {
    lines,
    remarksOn(name: string, cells: readonly string[]): string[] {
      const signed = [...cells, ...headings].flatMap(signsOf).flatMap((sign) => bySign.get(sign) ?? [])
      return [...new Set([...signed, ...(byRow.has(name) ? [byRow.get(name) ?? ''] : []), ...ofAll])]
    },
  }
}

/** "All incl. 5% VAT": of every row, whatever figure it has. */
const ofWhole = /^(?:all|prices?|fees?|rates?|amounts?)\b(?!.*\bAED\s?\d)|^(?:جميع|كل|الأسعار|الرسوم)\s/i

function startsWith(note: string, name: string): boolean {
  return note.startsWith(name) && /^[\s:,]/.test(note.slice(name.length)) && /\b(?:only|for)\b|فقط/.test(note)
}

/** "3,75 %", with two digits behind a comma and nowhere two behind a stop: as English has it. */
function plainDecimals(grid: Grid): Grid {
  const cells = grid.flat()
  const hasComma = cells.some((cell) => /(?<!\d)\d{1,3},\d{1,2}(?!\d)/.test(cell))
  if (!hasComma || cells.some((cell) => /\d\.\d{1,2}(?!\d)/.test(cell))) return grid
  return grid.map((row) =>
    row.map((cell) =>
      cell.replace(/(\d)\.(?=\d{3}(?!\d))/g, '$1,').replace(/(\d),(?=\d{1,2}(?!\d))/g, '$1.'),
    ),
  )
}
