import type { PlacedLine } from './footnotes.ts'

/** A line of the key messages; `row` where it was one of a table, as it was pasted. */
export type ReadLine = PlacedLine & { row?: string }

/**
 * Lines that were pasted from a table say what they mean at the head of their columns: each row becomes a statement of its
 * own, "Fixed 3 years: rate 4.24%, LTV 80%", and the head none.
 */
export function describeRows(lines: readonly PlacedLine[]): ReadLine[] {
  const described: ReadLine[] = []
  for (let at = 0; at < lines.length; ) {
    const end = endOfTable(lines, at)
    const table = lines.slice(at, end)
    const [head, ...rows] = table.map(({ text }) => cellsOf(text))
    if (head && rows.length > 0 && isHead(head) && rows.every((row) => row.length <= head.length)) {
      table.slice(1).forEach((line, index) => {
        described.push(describeRow(line, head, rows[index] ?? []))
      })
    } else described.push(...table.map(describePair))
    at = end
  }
  return described
}

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
  const isTabbed = line.includes('\t')
  if (!isTabbed && !line.includes(' | ')) return [line]
  return line.split(isTabbed ? '\t' : ' | ').map((cell) => cell.trim())
}

/** The head of a table has words alone. */
function isHead(cells: readonly string[]): boolean {
  return cells.length > 1 && cells.slice(1).every((cell) => /\p{L}/u.test(cell) && !/\p{N}/u.test(cell))
}

function describeRow(line: PlacedLine, head: readonly string[], [label = '', ...cells]: string[]): ReadLine {
  const isArabic = /\p{Script=Arabic}/u.test(label + head.join(''))
  const said = cells.flatMap((cell, index) =>
    isEmpty(cell) ? [] : `${columnOf(head[index + 1] ?? '')} ${withUnit(cell, head[index + 1] ?? '')}`.trim(),
  )
  if (label === '' || said.length === 0) return line
  const whole = isRange.test(label) ? rangeOf(label, head[0] ?? '') : label
  return { ...line, text: `${whole}: ${said.join(isArabic ? '، ' : ', ')}`, row: line.text }
}

function rangeOf(label: string, head: string): string {
  const found = unit.exec(head)?.[1]
  const bare = found === undefined || label.includes(found) ? label : unitBehind(label, found)
  return `${head.replace(unit, '').trim()} ${bare}`
}

function unitBehind(figure: string, found: string): string {
  return found === '%' || found === '٪' ? `${figure}${found}` : `${figure} ${found}`
}

/** "Up to 50,000" says nothing without what it is a range of. */
const isRange =
  /^(?:up to|over|above|below|under|from|more than|less than|حتى|أكثر من|اكثر من|أقل من|اقل من|فوق|من|<|>|≤|≥)?\s*[\d٠-٩]/i

/** "Annual fee ⇥ AED 300" needs no head. */
function describePair(line: PlacedLine): ReadLine {
  const [label = '', cell = '', ...others] = cellsOf(line.text)
  const isPair =
    line.text.includes('\t') && others.length === 0 && /\p{N}/u.test(cell) && /\p{L}/u.test(label)
  return isPair ? { ...line, text: `${label}: ${cell}`, row: line.text } : line
}

function isEmpty(cell: string): boolean {
  return /^(?:[-–—]*|n\/?a|tbc|tbd)$/i.test(cell)
}

/** The head of a column within a sentence, without the unit that its figures bear. */
function columnOf(head: string): string {
  const name = head.replace(unit, '').trim()
  return /^\p{Lu}\p{Ll}/u.test(name) ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name
}

/** "Value, AED" or "السعر (%)" is said of each bare number below. */
function withUnit(cell: string, head: string): string {
  const found = unit.exec(head)?.[1]
  if (found === undefined || !/^[\d٠-٩][\d٠-٩.,٬٫]*$/.test(cell)) return cell
  if (found === '%' || found === '٪') return `${cell}${found}`
  return /\p{Script=Arabic}/u.test(found) ? `${cell} ${found}` : `${found} ${cell}`
}

const unit = /(?:,\s*|(?<!\s)\s*\()(AED|%|٪|درهم)\)?$/
