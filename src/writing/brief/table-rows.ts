import { rememberLast } from '#base/remember-last.ts'
import { ofColleagues, readTable } from '#facts/table/read-table.ts'
import { inBrackets, type PlacedLine } from './footnotes.ts'
import { headedRows, noteBelow } from './headed-rows.ts'

/** A line of the key messages; `row` where it was one of a table, as it was pasted. */
export type ReadLine = PlacedLine & { row?: string }

/**
 * Lines that were pasted from a table say what they mean at the head of their columns: each row becomes a statement of its
 * own, "Fixed 3 years: rate 4.24%, LTV 80%", and the head none.
 */
export function describeRows(given: readonly PlacedLine[]): ReadLine[] {
  const lines = given.filter(({ text }) => !ruled.test(text))
  const described: ReadLine[] = []
  for (let at = 0; at < lines.length; ) {
    const headed = headedRows(lines, at)
    if (headed) {
      described.push(...headed.rows)
      at = headed.to
      continue
    }
    const end = endOfTable(lines, at)
    const table = lines.slice(at, end)
    const [head, ...rows] = table.map(({ text }) => cellsOf(text))
    if (head && rows.length > 0 && isHead(head) && rows.every((row) => row.length <= head.length)) {
      const notes = noteBelow(lines, end - 1)
      described.push(...table.slice(1).map((line) => describeRow(line, table[0]?.text ?? '', notes)))
      at = end + notes.length
      continue
    }
    described.push(...table.map(describePair))
    at = end
  }
  return described
}

/** "|---|:---:|" parts the head of a table from its rows. */
const ruled = /^(?=[^|]*\|)(?=[^-]*-)[\s|:-]+$/

/** Messages as they are compared: rows of a table with what stands at the head of it. */
export function describeMessages(messages: readonly string[]): string[] {
  const described = describeRows(
    messages.flatMap((message, place) => message.split('\n').map((text) => ({ text, message: place }))),
  )
  return messages.map((_, place) =>
    described.flatMap(({ text, message }) => (message === place ? [text] : [])).join('\n'),
  )
}

/** A line by itself is a table of one row. */
function endOfTable(lines: readonly PlacedLine[], from: number): number {
  const isRow = (at: number) => cellsOf(lines[at]?.text ?? '').length > 1
  let end = from + 1
  while (isRow(from) && end < lines.length && isRow(end)) end += 1
  return end
}

function cellsOf(line: string): string[] {
  const [, bordered] = /^\s*\|(.+)\|\s*$/.exec(line) ?? []
  if (bordered !== undefined) return bordered.split('|').map((cell) => cell.trim())
  const isTabbed = line.includes('\t')
  if (!isTabbed && !line.includes(' | ')) return [line]
  return line.split(isTabbed ? '\t' : ' | ').map((cell) => cell.trim())
}

/** The head of a table has words alone. */
function isHead(cells: readonly string[]): boolean {
  return cells.length > 1 && cells.slice(1).every((cell) => /\p{L}/u.test(cell) && !/\p{N}/u.test(cell))
}

/** "Feature ⇥ Detail ⇥ Owner": one of its columns is told nowhere. */
export function isHeadForColleagues(line: string): boolean {
  const cells = cellsOf(line)
  return isHead(cells) && cells.some((cell) => ofColleagues.test(cell))
}

/** A row that cannot be read for certain stays as it was pasted. */
function describeRow(line: PlacedLine, head: string, notes: readonly string[]): ReadLine {
  const { lines, unread } = readRow(`${head}\n${line.text}`)
  const [only, ...others] = lines
  const isRead = only && others.length + unread.length === 0
  return isRead ? { ...line, text: notes.reduce(inBrackets, only.text), row: line.text } : line
}

/** They are read again with each key that is pressed. */
const readRow = rememberLast(400, (table) => readTable(table.split('\n').map(cellsOf)))

/** "Annual fee ⇥ AED 300" needs no head. */
function describePair(line: PlacedLine): ReadLine {
  const [label = '', cell = '', ...others] = cellsOf(line.text)
  const isPair =
    /\t|^\s*\|/.test(line.text) && others.length === 0 && /\p{N}/u.test(cell) && /\p{L}/u.test(label)
  return isPair ? { ...line, text: `${label}: ${cell}`, row: line.text } : line
}
