import { findComponent } from '#catalogue/lookup.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import { isBoilerplate, isLabel, isTableWord } from './boilerplate.ts'
import {
  paragraphsOf,
  textOfParagraph,
  type WordBlock,
  type WordDocument,
  type WordParagraph,
  type WordRow,
  type WordTable,
} from './document.ts'
import { codeLabel, headerLabels, instanceIdLabel } from './format.ts'
import { readAsides } from './read-asides.ts'
import { findHeadOfRow, type TableHead } from './read-heads.ts'
import { findMarkedRow, type HeaderKey, linesOfCell, readRow, type ValueRow } from './read-rows.ts'
import { textOfCell, trimmed } from './read-value.ts'
import type { UnusedText } from './unused-text.ts'

/** The spec document taken apart, in the order of the document and before it is known what belongs where. */
export type SpecParts = {
  header: Map<HeaderKey, string>
  order: OrderRow[]
  sections: SpecSection[]
  unused: UnusedText[]
}

export type OrderRow = { order: string; component: string[]; instanceId: string }

/** What stands under one "Code: … · Instance ID: …" line; what stands before the first has an empty one. */
export type SpecSection = { code: string; instanceId: string; tables: SectionTable[] }

export type SectionTable = { kind: 'fields' | 'items'; rows: ValueRow[] }

export function readParts(document: WordDocument, catalogue: Manifest): SpecParts {
  const reading: Reading = {
    parts: { header: new Map(), order: [], sections: [], unused: [] },
    section: { code: '', instanceId: '', tables: [] },
    rowsByComponent: new Map(),
    catalogue,
    hasComments: document.comments.length > 0,
    commentPlaces: new Map(),
    pendingHeading: undefined,
    headed: undefined,
  }
  reading.parts.sections.push(reading.section)
  readBlocks(reading, document.blocks)
  releaseHeading(reading)
  const { unused, header } = reading.parts
  unused.push(...readAsides(document, reading.commentPlaces, header.get('pageName') ?? ''))
  return reading.parts
}

type Reading = {
  readonly parts: SpecParts
  section: SpecSection
  /** The rows of the order table, by each thing that their cell of the component says. */
  readonly rowsByComponent: Map<string, OrderRow[]>
  readonly catalogue: Manifest
  readonly hasComments: boolean
  readonly commentPlaces: Map<string, string>
  /** A line that is ours if a section begins below it. */
  pendingHeading: UnusedText | undefined
  /** The section that a heading alone has opened; the line below it, if there is one, knows better. */
  headed: SpecSection | undefined
}

function readBlocks(reading: Reading, blocks: readonly WordBlock[]) {
  for (const block of blocks) {
    if (block.kind === 'table') readTable(reading, block)
    else readParagraph(reading, block)
  }
}

const sectionLine = new RegExp(
  `^${codeLabel}\\s*:\\s*(\\S{1,64})\\s*(?:\\S\\s*)?${instanceIdLabel}\\s*:\\s*(\\S{1,64})(.*)$`,
  'is',
)

function readParagraph(reading: Reading, paragraph: WordParagraph) {
  const text = trimmed(textOfParagraph(paragraph))
  noteComments(reading, paragraph)
  if (text === '') return

  const [, code, instanceId, rest = ''] = (text.length < 400 && sectionLine.exec(text)) || []
  if (code && instanceId) {
    keepWordsBeside(reading, findComponent(reading.catalogue, code)?.displayName)
    if (reading.section === reading.headed && reading.section.tables.length === 0)
      reading.parts.sections.pop()
    openSection(reading, code, tidyId(instanceId))
    noteUnused(reading, trimmed(rest))
    return
  }
  releaseHeading(reading)
  const placed = isHeading(paragraph, text) ? findPlacedRow(reading, text) : undefined
  if (placed) {
    reading.headed = openSection(reading, placed.component.at(-1) ?? '', placed.instanceId)
    return
  }
  if (isBoilerplate(text, reading.catalogue)) return
  if (isHeading(paragraph, text)) reading.pendingHeading = { text, place: placeOf(reading) }
  else noteUnused(reading, text)
}

/** A heading may be in other words than ours; where it has ours, those beside them are somebody's. */
function keepWordsBeside(reading: Reading, name: string | undefined) {
  const { pendingHeading } = reading
  reading.pendingHeading = undefined
  if (!pendingHeading || name === undefined) return
  const at = pendingHeading.text.toLowerCase().indexOf(name.toLowerCase())
  if (at < 0) return
  const [before, behind] = [pendingHeading.text.slice(0, at), pendingHeading.text.slice(at + name.length)]
  const words = [before.replace(/\d+\.\s*$/, ''), behind].map(trimmed).filter(Boolean).join(' … ')
  noteUnused(reading, words, pendingHeading.place)
}

function openSection(reading: Reading, code: string, instanceId: string): SpecSection {
  reading.section = { code, instanceId, tables: [] }
  reading.parts.sections.push(reading.section)
  return reading.section
}

function isHeading({ heading }: WordParagraph, text: string) {
  return heading > 0 || /^\d+\.\s/.test(text)
}

/** The row of the order table that a section's heading, "2. Hero banner", speaks of. */
function findPlacedRow({ rowsByComponent }: Reading, text: string): OrderRow | undefined {
  const [, number, name = ''] = /^(?:(\d{1,4})\.\s*)?(.+)$/.exec(text) ?? []
  const rows = rowsByComponent.get(name) ?? []
  return rows.find(({ order }) => order === number) ?? (rows.length === 1 ? rows[0] : undefined)
}

function readTable(reading: Reading, table: WordTable) {
  releaseHeading(reading)
  let head: TableHead | undefined
  let rows: ValueRow[] | undefined
  for (const row of table.rows) {
    let read = readRow(row, head)
    if (reading.hasComments) noteCommentsIn(reading, row)
    const marked = read.kind === 'other' ? findMarkedRow(row) : undefined
    const guessed = read.kind === 'other' && !marked ? findHeadOfRow(row) : undefined
    if (guessed) {
      head = guessed
      rows = head.kind === 'order' ? undefined : addTable(reading, head.kind)
      read = readRow(row, head)
    }
    switch (read.kind) {
      case 'head':
        head = read.head
        for (const text of read.others) noteUnused(reading, text)
        rows = head.kind === 'order' ? undefined : addTable(reading, head.kind)
        break
      case 'header':
        readHeaderValue(reading, read.key, read.value)
        for (const text of read.others) noteUnused(reading, text, `beside "${headerLabels[read.key]}"`)
        break
      case 'order':
        addOrderRow(reading, { ...read, instanceId: tidyId(read.instanceId) })
        for (const text of read.others) noteUnused(reading, text)
        break
      case 'value':
        rows?.push(read.row)
        break
      case 'other': {
        if (!marked) readForeignRow(reading, row)
        else {
          rows ??= addTable(reading, marked.id?.item === undefined ? 'fields' : 'items')
          rows.push(marked)
        }
      }
    }
  }
}

function addOrderRow({ parts, rowsByComponent }: Reading, row: OrderRow) {
  parts.order.push(row)
  for (const words of new Set(row.component)) {
    const rows = rowsByComponent.get(words)
    if (rows) rows.push(row)
    else rowsByComponent.set(words, [row])
  }
}

/** What a page is called counts where it is said first. */
function readHeaderValue(reading: Reading, key: HeaderKey, value: string) {
  const { header } = reading.parts
  if (!header.get(key)) header.set(key, value)
  else if (header.get(key) !== value) noteUnused(reading, value, `in a second row "${headerLabels[key]}"`)
}

function addTable({ section }: Reading, kind: SectionTable['kind']) {
  const rows: ValueRow[] = []
  section.tables.push({ kind, rows })
  return rows
}

/** A table that is none of ours may still hold some, as people put things into frames; or be the ruin of one. */
function readForeignRow(reading: Reading, { cells }: WordRow) {
  const isOurs = cells.some((cell) => isTableWord(textOfCell(cell)))
  const isOurWord = (line: string) => isTableWord(line) || isLabel(line, reading.catalogue)
  for (const cell of cells)
    if (!isOurs || !linesOfCell(cell).every(isOurWord)) readBlocks(reading, cell.blocks)
}

function releaseHeading(reading: Reading) {
  if (reading.pendingHeading) reading.parts.unused.push(reading.pendingHeading)
  reading.pendingHeading = undefined
}

function noteUnused(reading: Reading, text: string, place = placeOf(reading)) {
  if (text !== '') reading.parts.unused.push({ text, place })
}

function placeOf({ section }: Reading) {
  return section.instanceId ? `under ${section.instanceId}` : 'before the first component'
}

function noteComments(reading: Reading, { comments }: WordParagraph) {
  for (const id of comments) reading.commentPlaces.set(id, placeOf(reading))
}

function noteCommentsIn(reading: Reading, { cells }: WordRow) {
  for (const { blocks } of cells) for (const each of paragraphsOf(blocks)) noteComments(reading, each)
}

/** Hyphens that an editor has made prettier. */
function tidyId(text: string) {
  return trimmed(text).replace(/[\u2010-\u2015\u2212]/g, '-')
}
