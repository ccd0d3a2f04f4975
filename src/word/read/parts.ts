import { findComponent } from '#catalogue/lookup.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import { isBoilerplate, isColumnName, isLabel, isTableWord } from '../boilerplate.ts'
import { headerLabels } from '../format.ts'
import {
  sourceOfCell,
  textOfParagraph,
  type WordBlock,
  type WordCell,
  type WordDocument,
  type WordParagraph,
  type WordRow,
  type WordTable,
} from '../walk/document.ts'
import { readAsides } from './asides.ts'
import { findHeadOfRow, type TableHead } from './heads.ts'
import { besideHeader, type Spot, type WordPlace } from './place.ts'
import { spotOfRow } from './row-place.ts'
import {
  findMarkedRow,
  type HeaderKey,
  linesOfCell,
  readHeaderByPlace,
  readRow,
  type SpecRow,
  type ValueRow,
} from './rows.ts'
import { findGoneSection, markInsertedSection } from './section-changes.ts'
import { findPlacedRow, isHeading } from './section-heading.ts'
import { readSectionLine, tidyId } from './section-line.ts'
import {
  createTraces,
  markTraces,
  moveToHeading,
  noteTraces,
  noteTracesOfRow,
  type TraceMark,
  type Traces,
} from './traces.ts'
import type { UnusedText } from './unused-text.ts'
import { textOfCell, trimmed } from './value.ts'

/** The spec document taken apart, in the order of the document and before it is known what belongs where. */
export type SpecParts = {
  header: Map<HeaderKey, string>
  /** Where the rows of the header table stand, and the document's first words. */
  headerSources: Map<HeaderKey, number>
  first: number | undefined
  order: OrderRow[]
  sections: SpecSection[]
  unused: UnusedText[]
  traces: Traces
  /** Rows of tables that are not known as ours. */
  foreignRows: number
}

export type OrderRow = { order: string; component: string[]; instanceId: string; source?: number | undefined }

/** What stands under one "Code: … · Instance ID: …" line; what stands before the first has an empty one. */
export type SpecSection = {
  code: string
  instanceId: string
  tables: SectionTable[]
  /** Where its heading stands. */
  source?: number | undefined
}

export type SectionTable = { kind: 'fields' | 'items'; rows: ValueRow[] }

export function readParts(document: WordDocument, catalogue: Manifest): SpecParts {
  const reading: Reading = {
    parts: {
      header: new Map(),
      headerSources: new Map(),
      first: undefined,
      order: [],
      sections: [],
      unused: [],
      traces: createTraces(),
      foreignRows: 0,
    },
    source: undefined,
    headingSource: undefined,
    section: { code: '', instanceId: '', tables: [] },
    rowsByComponent: new Map(),
    catalogue,
    hasTraces: document.hasTraces || document.comments.length > 0,
    goneSection: undefined,
    pendingHeading: undefined,
    headingSince: undefined,
    headed: undefined,
  }
  reading.parts.sections.push(reading.section)
  readBlocks(reading, document.blocks)
  releaseHeading(reading)
  const { unused, header } = reading.parts
  unused.push(...readAsides(document, header.get('pageName') ?? '', reading.parts.traces.comments))
  return reading.parts
}

type Reading = {
  readonly parts: SpecParts
  section: SpecSection
  /** The rows of the order table, by each thing that their cell of the component says. */
  readonly rowsByComponent: Map<string, OrderRow[]>
  readonly catalogue: Manifest
  readonly hasTraces: boolean
  /** Where the paragraph or row stands that is just being read. */
  source: number | undefined
  /** The same of the heading above it. */
  headingSource: number | undefined
  /** The section whose heading was deleted above, with Track Changes on. */
  goneSection: string | undefined
  /** A line that is ours if a section begins below it. */
  pendingHeading: UnusedText | undefined
  /** What was noted before the heading of the section that may begin below it. */
  headingSince: TraceMark | undefined
  /** The section that a heading alone has opened; the line below it, if there is one, knows better. */
  headed: SpecSection | undefined
}

function readBlocks(reading: Reading, blocks: readonly WordBlock[]) {
  for (const block of blocks) {
    if (block.kind === 'table') readTable(reading, block)
    else readParagraph(reading, block)
  }
}

function readParagraph(reading: Reading, paragraph: WordParagraph) {
  const { parts, catalogue } = reading
  const { traces } = parts
  const text = trimmed(textOfParagraph(paragraph))
  reading.source = paragraph.source
  if (text !== '') parts.first ??= paragraph.source
  const since = markTraces(traces)
  if (reading.hasTraces) noteTraces(traces, paragraph, { ...sectionOf(reading), spot: undefined })
  reading.goneSection = findGoneSection(traces.changes, since.changes, reading.goneSection, catalogue)
  if (text === '') {
    if (paragraph.heading > 0) reading.headingSince ??= since
    return
  }

  const line = readSectionLine(text)
  if (line) return readLine(reading, line, since)
  releaseHeading(reading)
  if (isHeading(paragraph, text)) {
    reading.headingSource = paragraph.source
    reading.headingSince = since
    const placed = findPlacedRow(reading.rowsByComponent, text)
    if (placed) {
      const { instanceId } = reading.section
      reading.headed = openSection(reading, placed.component.at(-1) ?? '', placed.instanceId)
      moveToHeading(traces, since, instanceId, placed.instanceId)
      return
    }
  }
  if (isBoilerplate(text, catalogue)) return
  if (isHeading(paragraph, text)) reading.pendingHeading = { text, place: placeOf(reading), why: 'outside' }
  else noteUnused(reading, text)
}

/** A section begins, and with it whatever was noted at its heading. */
function readLine(
  reading: Reading,
  { code, instanceId, rest }: NonNullable<ReturnType<typeof readSectionLine>>,
  since: TraceMark,
) {
  const { traces, sections } = reading.parts
  const heading = reading.headingSince ?? since
  const before = reading.section.instanceId
  keepWordsBeside(reading, nameOfSection(reading, code, instanceId), instanceId)
  if (reading.section === reading.headed && reading.section.tables.length === 0) sections.pop()
  openSection(reading, code, instanceId)
  moveToHeading(traces, heading, before, instanceId)
  markInsertedSection(traces.changes, heading.changes)
  reading.headingSince = undefined
  noteUnused(reading, rest)
}

/** A section's heading is ours by its name; whatever else it says is somebody's. */
function keepWordsBeside(reading: Reading, name: string, instanceId: string) {
  const { pendingHeading } = reading
  reading.pendingHeading = undefined
  if (!pendingHeading) return
  const at = pendingHeading.text.toLowerCase().indexOf(name.toLowerCase())
  const place: WordPlace = { instanceId, spot: { at: 'heading' }, source: pendingHeading.place.source }
  if (at < 0) return noteUnused(reading, pendingHeading.text, place)
  const [before, behind] = [pendingHeading.text.slice(0, at), pendingHeading.text.slice(at + name.length)]
  const words = [before.replace(/\d+\.\s*$/, ''), behind].map(trimmed).filter(Boolean).join(' … ')
  noteUnused(reading, words, place)
}

/** Of a component that the library does not have, the order table may know the name. */
function nameOfSection({ catalogue, parts }: Reading, code: string, instanceId: string): string {
  const component = findComponent(catalogue, code)
  if (component) return component.displayName
  return parts.order.find((row) => row.instanceId === instanceId)?.component[0] ?? code
}

function openSection(reading: Reading, code: string, instanceId: string): SpecSection {
  reading.section = { code, instanceId, tables: [], source: reading.headingSource ?? reading.source }
  reading.goneSection = undefined
  reading.parts.sections.push(reading.section)
  return reading.section
}

function readTable(reading: Reading, table: WordTable) {
  releaseHeading(reading)
  let head: TableHead | undefined
  let rows: ValueRow[] | undefined
  for (const [index, row] of table.rows.entries()) {
    if (row.cells.length === 0) {
      noteRowTraces(reading, row, undefined, head?.kind === 'order' ? { at: 'order-table' } : undefined)
      continue
    }
    reading.source = sourceOfCell(row.cells[0])
    let read = readRow(row, head)
    if (read.kind === 'other' && reading.parts.order.length === 0)
      read = readHeaderByPlace(table, index) ?? read
    const marked = read.kind === 'other' ? findMarkedRow(row) : undefined
    const guessed = read.kind === 'other' && !marked ? findHeadOfRow(row) : undefined
    if (guessed) {
      head = guessed
      rows = head.kind === 'order' ? undefined : addTable(reading, head.kind)
      read = readRow(row, head)
    }
    if (reading.hasTraces) noteRowTraces(reading, row, marked ? { kind: 'value', row: marked } : read)
    switch (read.kind) {
      case 'head':
        head = read.head
        for (const text of read.others) noteUnused(reading, text)
        rows = head.kind === 'order' ? undefined : addTable(reading, head.kind)
        break
      case 'header':
        reading.source = sourceOfCell(row.cells[1]) ?? reading.source
        readHeaderValue(reading, read.key, read.value)
        for (const text of read.others)
          noteUnused(reading, text, { ...besideHeader(read.key), source: reading.source })
        break
      case 'order':
        addOrderRow(reading, { ...read, instanceId: tidyId(read.instanceId), source: reading.source })
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
  const { header, headerSources } = reading.parts
  if (reading.source !== undefined && !headerSources.has(key)) headerSources.set(key, reading.source)
  if (!header.get(key)) header.set(key, value)
  else if (header.get(key) !== value)
    noteUnused(
      reading,
      value,
      { spot: { at: 'second-header-row', label: headerLabels[key] }, source: reading.source },
      'repeated',
    )
}

function addTable({ section }: Reading, kind: SectionTable['kind']) {
  const rows: ValueRow[] = []
  section.tables.push({ kind, rows })
  return rows
}

/** A table that is none of ours may still hold some, as people put things into frames; or be the ruin of one. */
function readForeignRow(reading: Reading, { cells }: WordRow) {
  const isNamed = (cell: WordCell) => {
    const lines = linesOfCell(cell)
    return lines.length > 0 && lines.every((line) => isLabel(line, reading.catalogue))
  }
  const isHead = cells.length > 2 && cells.every((cell) => isColumnName(textOfCell(cell)))
  const isRow = cells.some(
    (cell) => isNamed(cell) && cells.some((other) => other !== cell && isTableWord(textOfCell(other))),
  )
  const isRuin = isHead || isRow
  if (cells.length > 2) reading.parts.foreignRows++
  const isOurs = (cell: WordCell) => isNamed(cell) || linesOfCell(cell).every(isTableWord)
  for (const cell of cells) if (!isRuin || !isOurs(cell)) readBlocks(reading, cell.blocks)
}

function releaseHeading(reading: Reading) {
  if (reading.pendingHeading) reading.parts.unused.push(reading.pendingHeading)
  reading.pendingHeading = undefined
  reading.headingSince = undefined
  reading.headingSource = undefined
}

function noteUnused(
  reading: Reading,
  text: string,
  place: WordPlace = placeOf(reading),
  why: UnusedText['why'] = 'outside',
) {
  if (text !== '') reading.parts.unused.push({ text, place, why })
}

function placeOf({ section: { instanceId }, source }: Reading): WordPlace {
  return { instanceId, spot: { at: 'text' }, source }
}

function sectionOf({ section, goneSection }: Reading) {
  return { instanceId: goneSection ?? section.instanceId }
}

function noteRowTraces(reading: Reading, row: WordRow, read: SpecRow | undefined, spot?: Spot) {
  const at = { ...sectionOf(reading), spot: read ? spotOfRow(read, reading.catalogue) : spot }
  const isFrame = read?.kind === 'other'
  // The text of a foreign table is read, and its traces with it, as any other text.
  const own = isFrame ? { ...row, cells: [] } : row
  noteTracesOfRow(reading.parts.traces, own, read?.kind === 'value' ? read.row.cell : undefined, at)
}
