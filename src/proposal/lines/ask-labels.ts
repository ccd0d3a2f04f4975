import { readLabel } from '#word/blocks/read-label.ts'
import type { Question } from '../grain.ts'
import { bareLabel } from './bare-label.ts'
import type { JudgedLine } from './gather-lines.ts'
import { isCopy } from './purposes.ts'

/** In a document of as many labels that are known, one that nobody knows is asked for. */
const leastKnown = 3

type Rows = ReadonlyMap<string, readonly JudgedLine[]>

/** Labels that nobody knows, with what stands at them, where they come again or that seems to be no copy; and all other lines. */
export function askLabels(lines: readonly JudgedLine[]): { own: JudgedLine[]; questions: Question[] } {
  const rows: Rows = Map.groupBy(
    lines.filter(({ cell }) => cell),
    rowOf,
  )
  const labels = placeLabels(lines, rows)
  if (labels.filter(({ label }) => readLabel(bareLabel(label.text))?.slot).length < leastKnown)
    return { own: [...lines], questions: [] }
  const strange = labels
    .filter(({ label: { text, purpose } }) => readLabel(bareLabel(text)) === undefined && !isCopy(purpose))
    .map((each) => ({ ...each, name: labelName(each.label.text) }))
  const byName = Map.groupBy(strange, ({ name }) => name)
  const asked = strange.flatMap(({ label, at, name }) => {
    const values = valuesOf(lines, at, rows)
    const isAsked = (byName.get(name)?.length ?? 0) > 1 || !values.some(({ purpose }) => isCopy(purpose))
    return values.length > 0 && isAsked ? [{ label, name, values }] : []
  })
  const gone = new Set(asked.flatMap(({ label, values }) => [label, ...values]))
  const questions = [...Map.groupBy(asked, ({ name }) => name)].map(([label, all]) => ({
    label,
    places: all.map(({ label: { piece, block }, values }) => ({
      block,
      pieces: [piece, ...values.map((value) => value.piece)],
    })),
  }))
  return { own: lines.filter((line) => !gone.has(line)), questions }
}

/** Those with a sign of one, and names in a column most of whose names are known, where no other label is in their row. */
function placeLabels(lines: readonly JudgedLine[], rows: Rows): { label: JudgedLine; at: number }[] {
  const columns = Map.groupBy([...rows.values()].flat(), ({ block, cell }) => `${block} ${cell?.column}`)
  const named = [...columns.values()].flatMap((all) => {
    const known = all.filter(({ form }) => form === 'label').length
    return known * 2 > all.length ? all.filter(({ text }) => text.length <= longestName) : []
  })
  const inColumns = new Set(named)
  const labelled = new Set(lines.filter(({ form }) => form === 'label').map(rowOf))
  return lines.flatMap((label, at) =>
    label.form === 'label' || (inColumns.has(label) && !labelled.has(rowOf(label))) ? [{ label, at }] : [],
  )
}

const longestName = 40

function rowOf({ block, cell }: JudgedLine): string {
  return `${block} ${cell?.row}`
}

/** What stands behind a label in its block or cell, or else in the other cells of its row. */
function valuesOf(lines: readonly JudgedLine[], at: number, rows: Rows): readonly JudgedLine[] {
  const label = lines[at] as JudgedLine
  const { block, cell } = label
  const behind: JudgedLine[] = []
  for (let next = at + 1; next < lines.length; next += 1) {
    const line = lines[next] as JudgedLine
    const isBeyond = line.block !== block || line.form === 'label'
    if (isBeyond || line.cell?.row !== cell?.row || line.cell?.column !== cell?.column) break
    behind.push(line)
  }
  if (behind.length > 0 || !cell) return behind
  return (rows.get(rowOf(label)) ?? []).filter((line) => (line.cell?.column ?? 0) > cell.column)
}

function labelName(text: string): string {
  return bareLabel(text)
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replace(/[:：\s]+/g, ' ')
    .trim()
    .toLowerCase()
}
