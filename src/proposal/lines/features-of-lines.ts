import { featureOf } from '#learnt/features.ts'
import { rootOf } from '#learnt/root-of.ts'
import { readLabel } from '#word/blocks/read-label.ts'
import { wordsOfLine } from '../features-of-line.ts'
import { type Description, describeLine, lengthOf } from './describe-line.ts'
import { type Cells, describeTable, readCells, wordsOfHead } from './describe-table.ts'
import type { Line } from './line.ts'

/** What each line of a document is known by: its words and looks, those of the lines round it, its table, and where it stands. */
export function featuresOfLines(lines: readonly Line[]): number[][] {
  const labels = lines.map((_, index) => labelOf(lines, index))
  const described = lines.map((line, index) => describeLine(line, labels[index]))
  const tables = describeTables(lines)
  const document = describeDocument(lines, described)
  const heads = placeHeads(lines)
  return lines.map((line, index) => {
    const own = described[index] as Description
    const names = [
      ...own.names,
      ...describeNeighbours(described, index),
      ...describeHead(described, heads[index] ?? -1, index),
      ...describePlace(own, index, lines.length),
      ...document.flatMap((name) => [name, `${name}/${own.shape}`]),
      ...wordsOfLabel('label', labels[index]),
      ...describeCell(line, tables.get(line.block)),
    ]
    return [...own.features, ...names.map(featureOf)]
  })
}

/** The label that a line stands at. */
export function labelOf(lines: readonly Line[], index: number): string | undefined {
  const { form, block } = lines[index] as Line
  if (form !== 'value') return
  for (let at = index - 1; at >= 0 && lines[at]?.block === block; at--)
    if (lines[at]?.form === 'label') return lines[at]?.text
}

type Table = { cells: Cells; names: readonly string[]; head: readonly string[] }

function describeTables(lines: readonly Line[]): ReadonlyMap<number, Table> {
  const tables = Map.groupBy(
    lines.filter(({ cell }) => cell),
    ({ block }) => block,
  )
  return new Map(
    [...tables].map(([block, own]) => {
      const cells = readCells(own)
      return [block, { cells, names: describeTable(cells), head: wordsOfHead(cells) }]
    }),
  )
}

function describeCell({ cell }: Line, table: Table | undefined): string[] {
  if (!cell || !table) return []
  const { row, column } = cell
  const place = `${Math.min(3, column)}/${Math.min(1, row)}`
  return [
    ...table.names.flatMap((name) => [`table ${name}`, `table ${name}/${place}`]),
    `table ${table.names.slice(0, 3).join()}`,
    ...table.head.map((root) => `heads ${root}`),
    ...(row > 0 ? wordsOfLabel('over', table.cells[0]?.[column]) : []),
    ...(column > 0 ? wordsOfLabel('beside', table.cells[row]?.[0]) : []),
  ]
}

function wordsOfLabel(name: string, text: string | undefined): string[] {
  if (!text) return []
  return [
    ...wordsOfLine(text)
      .slice(0, 6)
      .map((word) => `${name} ${rootOf(word)}`),
    `${name} is ${readLabel(text)?.slot}`,
  ]
}

const nearest = [-2, -1, 1, 2]
const further = [-3, 3]

function describeNeighbours(described: readonly Description[], index: number): string[] {
  const own = described[index] as Description
  const [above, below] = [described[index - 1], described[index + 1]]
  const isAlike = (other: Description | undefined) => other?.looks === own.looks && other.form === own.form
  return [
    ...nearest.flatMap((by) => {
      const { names = ['none'], roots = [] } = described[index + by] ?? {}
      const words = Math.abs(by) === 1 ? roots.slice(0, 6) : []
      return [...names.map((name) => `${by} ${name}`), ...words.map((root) => `${by} word ${root}`)]
    }),
    ...further.map((by) => `${by} ${described[index + by]?.shape}`),
    `${above?.shape}|${own.shape}`,
    `${own.shape}|${below?.shape}`,
    `${above?.form}|${own.form}|${below?.form}`,
    `like above ${isAlike(above)}`,
    `like below ${isAlike(below)}`,
  ]
}

/** Which heading each line stands under; below zero for none. */
function placeHeads(lines: readonly Line[]): number[] {
  let head = -1
  return lines.map(({ form }, index) => {
    const above = head
    if (form === 'heading') head = index
    return above
  })
}

function describeHead(described: readonly Description[], head: number, index: number): string[] {
  const over = described[head]
  const own = described[index] as Description
  const part = over?.names.find((name) => name.startsWith('part '))
  return [
    ...(over?.roots ?? []).map((root) => `under ${root}`),
    ...(over?.names ?? ['none']).filter((name) => ofHeads.test(name)).map((name) => `under ${name}`),
    ...(part ? [`under ${part}/${own.form}`] : []),
    `below head ${lengthOf(index - head)}`,
  ]
}

const ofHeads = /^(?:none|part|is|level|sign \?)/

function describePlace({ form }: Description, index: number, count: number): string[] {
  const left = count - index
  return [
    `tenth ${Math.floor((index * 10) / count)}`,
    ...(index < 8 ? [`line ${index}`, `line ${index}/${form}`] : []),
    ...(left <= 6 ? [`left ${left}`] : []),
  ]
}

function describeDocument(lines: readonly Line[], described: readonly Description[]): string[] {
  const labels = described.filter(
    ({ form, names }) => form === 'label' && names.some((name) => name.startsWith('is ')),
  )
  const heads = lines.filter(({ form }) => form === 'heading')
  return [
    `labels ${lengthOf(labels.length)}`,
    `headings ${heads.length > 3}`,
    `styled ${lines.some(({ looks }) => looks.some((look) => /^h\d/.test(look)))}`,
    `tables ${lines.some(({ cell }) => cell)}`,
  ]
}
