import { readLabel } from '#word/blocks/read-label.ts'
import type { GrainRole, Question } from '../grain.ts'
import { bareLabel } from './bare-label.ts'
import type { JudgedLine } from './gather-lines.ts'
import { isCopy, type Purpose } from './purposes.ts'

/** What somebody said that a label means, by the label in lower case. */
export type Answers = ReadonlyMap<string, GrainRole | 'note'>

/** In a document of as many labels that are known, one that nobody knows is asked for. */
const leastKnown = 3

/** What stands at labels that somebody was asked about is what he said. */
export function answerLabels(lines: readonly JudgedLine[], answers: Answers): JudgedLine[] {
  if (answers.size === 0) return [...lines]
  const said = new Map<JudgedLine, Partial<JudgedLine>>()
  for (const label of labelsOf(lines)) {
    const answer = answers.get(labelName(label.text))
    if (!answer) continue
    said.set(label, { purpose: 'note' })
    for (const value of valuesOf(lines, lines.indexOf(label)))
      said.set(value, answer === 'note' ? { purpose: 'note' } : { purpose: purposeOf(answer), role: answer })
  }
  return lines.map((line) => ({ ...line, ...said.get(line) }))
}

const likest: Partial<Record<GrainRole, Purpose>> = {
  'figure-label': 'label',
  pill: 'eyebrow',
  quote: 'body',
  person: 'body',
  legal: 'body',
  address: 'action',
}

function purposeOf(role: GrainRole): Purpose {
  return likest[role] ?? (role as Purpose)
}

/** Labels that nobody knows, with what stands at them, where they come again or that seems to be no copy; and all other lines. */
export function askLabels(
  lines: readonly JudgedLine[],
  answers: Answers,
): { own: JudgedLine[]; questions: Question[] } {
  const labels = labelsOf(lines)
  if (labels.filter(({ text }) => readLabel(bareLabel(text))?.slot).length < leastKnown)
    return { own: [...lines], questions: [] }
  const strange = labels.filter(
    ({ text, purpose }) =>
      readLabel(bareLabel(text)) === undefined && !isCopy(purpose) && !answers.has(labelName(text)),
  )
  const names = strange.map(({ text }) => labelName(text))
  const asked = strange.flatMap((label) => {
    const values = valuesOf(lines, lines.indexOf(label))
    const isRepeated = names.filter((name) => name === labelName(label.text)).length > 1
    const isAsked = isRepeated || !values.some(({ purpose }) => isCopy(purpose))
    return values.length > 0 && isAsked ? [{ label, values }] : []
  })
  const gone = new Set(asked.flatMap(({ label, values }) => [label, ...values]))
  const byName = Map.groupBy(asked, ({ label }) => labelName(label.text))
  const questions = [...byName].map(([label, all]) => ({
    label,
    places: all.map(({ label: { piece, block }, values }) => ({
      block,
      pieces: [piece, ...values.map((value) => value.piece)],
    })),
  }))
  return { own: lines.filter((line) => !gone.has(line)), questions }
}

/** Those with a sign of one, and names in a column most of whose names are known, where no other label is in their row. */
function labelsOf(lines: readonly JudgedLine[]): JudgedLine[] {
  const columns = Map.groupBy(lines, ({ block, cell }) => (cell ? `${block} ${cell.column}` : ''))
  const named = [...columns].flatMap(([column, all]) => {
    const known = all.filter(({ form }) => form === 'label').length
    return column !== '' && known * 2 > all.length ? all.filter(({ text }) => text.length <= longestName) : []
  })
  const inColumns = new Set(named)
  const rowOf = ({ block, cell }: JudgedLine) => `${block} ${cell?.row}`
  const labelled = new Set(lines.filter(({ form }) => form === 'label').map(rowOf))
  return lines.filter((line) => line.form === 'label' || (inColumns.has(line) && !labelled.has(rowOf(line))))
}

const longestName = 40

/** What stands behind a label in its block or cell, or else in the other cells of its row. */
function valuesOf(lines: readonly JudgedLine[], at: number): JudgedLine[] {
  const { block, cell } = lines[at] as JudgedLine
  const beside = valuesBehind(lines, at)
  if (beside.length > 0 || !cell) return beside
  return lines.filter(
    (line) => line.block === block && line.cell?.row === cell.row && line.cell.column > cell.column,
  )
}

function valuesBehind(lines: readonly JudgedLine[], at: number): JudgedLine[] {
  const { block, cell } = lines[at] as JudgedLine
  const behind = lines.slice(at + 1)
  const end = behind.findIndex(
    (line) =>
      line.block !== block ||
      line.form === 'label' ||
      line.cell?.row !== cell?.row ||
      line.cell?.column !== cell?.column,
  )
  return end < 0 ? behind : behind.slice(0, end)
}

export function labelName(text: string): string {
  return bareLabel(text)
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replace(/[:：\s]+/g, ' ')
    .trim()
    .toLowerCase()
}
