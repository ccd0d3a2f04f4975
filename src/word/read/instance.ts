import { columnsOf, labelOf } from '#catalogue/lookup.ts'
import type { Component, Field } from '#catalogue/manifest.ts'
import {
  type ContentValue,
  type ContentValues,
  type InstanceContent,
  isBlank,
  textOf,
} from '#content/content.ts'
import { aiMark, besideItemLabel, readItemLabel, readShown } from '../format.ts'
import { findLosses, type Loss } from './find-losses.ts'
import {
  findTarget,
  nameOf,
  shownNameOf,
  type Target,
  type Targets,
  targetsOf,
  withoutOurs,
  wordsBeside,
} from './labels.ts'
import { joinContinuedRows, partMergedRow } from './merged-rows.ts'
import type { SectionTable } from './parts.ts'
import { beside, type Spot } from './place.ts'
import type { ValueRow } from './rows.ts'
import type { UnusedText, WhyUnused } from './unused-text.ts'
import { readValue, textOfCell } from './value.ts'
import { type PlacedPicture, partPictures, type TakenPicture, type ValuePicture } from './value-pictures.ts'

/** What the tables of one instance say. */
export type InstanceReading = {
  content: InstanceContent
  /** Per item index from 0, the optional elements that are switched off. */
  hidden: Record<string, Record<string, boolean>>
  unknownFields: string[]
  unused: UnusedText[]
  /** Where pictures stand in place of their addresses. */
  pictures: PlacedPicture[]
  /** Those of them that somebody puts to use. */
  ofValues: ValuePicture[]
  /** What stood in a value's cell and a value of its type cannot hold. */
  lost: PlacedLoss[]
  /** The fields, and the columns of each item, that have no row: `title`, `question/2`. */
  absent: Set<string>
  /** Rows of which nothing tells what they are for. */
  strangeRows: number
  /** Rows that are known although the name that people see was changed. */
  renamedRows: number
  /** How many values said themselves where they belong, and how many only stood beside their label. */
  byMark: number
  byLabel: number
  /** Where the values stand in the main part, by the names of `absent`; `items`: where the first item does. */
  sources: Map<string, number>
  /** What stands beside the values in the other language, by the names of `absent`. */
  beside: Map<string, string>
}

export type PlacedLoss = {
  spot: Spot
  loss: Loss | { loss: 'merged-values' }
  source?: number | undefined
}

/** Whether a marked value still is what the machine wrote, and whether nobody had accepted it. */
export type MarkReader = Record<
  'isUnchanged' | 'isWaiting',
  (field: string, value: string | string[]) => boolean
>

type Reading = InstanceReading & {
  readonly instanceId: string
  readonly marks: MarkReader
  /** Where the row stands that is just being read. */
  source: number | undefined
}

type OpenItem = {
  label: string
  /** Of the columns and switches that it has so far. */
  names: Set<string>
  values: ContentValues
  hidden: Record<string, boolean>
  sources: Map<string, number>
  beside: Map<string, string>
  pictures: (TakenPicture & { field: string })[]
}

export function readInstance(
  instanceId: string,
  component: Component | undefined,
  tables: readonly SectionTable[],
  marks: MarkReader,
): InstanceReading {
  const reading: Reading = {
    instanceId,
    marks,
    content: { fields: {}, items: [] },
    hidden: {},
    unknownFields: [],
    unused: [],
    pictures: [],
    ofValues: [],
    lost: [],
    absent: new Set(),
    strangeRows: 0,
    renamedRows: 0,
    byMark: 0,
    byLabel: 0,
    sources: new Map(),
    beside: new Map(),
    source: undefined,
  }
  const targets = targetsOf(component)
  const fields = component?.docx.fields ?? []
  const values = readFields(reading, fields, targets.fields, rowsOf(tables, 'fields', targets.fields))
  reading.content.fields = inOrder(fields, values)
  for (const { name } of fields) if (!values[name]) reading.absent.add(name)

  const columns = component ? columnsOf(component) : []
  const items = readItems(reading, columns, targets.items, rowsOf(tables, 'items', targets.items))
  for (const { values, hidden, names, sources, beside, pictures } of items) {
    // An item that the other language has is one of the page, written or not.
    const isOfPage = [...beside].some(([name, text]) => text !== '' && !isFixed(columns, name))
    if (isUntouched(values, columns) && pictures.length === 0 && !isOfPage) continue
    const item = reading.content.items.length
    reading.ofValues.push(...pictures.map((picture) => ({ ...picture, item })))
    if (Object.keys(hidden).length > 0) reading.hidden[item] = hidden
    const number = reading.content.items.push(inOrder(columns, values))
    for (const { name } of columns) if (!names.has(name)) reading.absent.add(`${name}/${number}`)
    for (const [name, source] of sources) reading.sources.set(`${name}/${number}`, source)
    for (const [name, text] of beside) reading.beside.set(`${name}/${number}`, text)
  }
  if (columns.length > 0 && items.length === 0) reading.absent.add('items')
  return reading
}

/** All rows of that kind, each with its own label and its own value. */
function rowsOf(tables: readonly SectionTable[], kind: SectionTable['kind'], targets: Targets): ValueRow[] {
  const rows = tables.filter((table) => table.kind === kind).flatMap((table) => table.rows)
  return joinContinuedRows(rows, targets).map((row) => partMergedRow(row, targets))
}

function readFields(reading: Reading, fields: readonly Field[], targets: Targets, rows: readonly ValueRow[]) {
  const values: ContentValues = {}
  for (const row of rows) {
    reading.source = row.source
    const target = findTarget(targets, row)
    if (!target || 'element' in target) {
      noteStrangeRow(reading, row)
      continue
    }
    const { name } = target.field
    const earlier = values[name]?.value
    const label = shownNameOf(target)
    const spot: Spot = { at: 'value', label }
    const picture = noteRow(reading, row, target, targets.has(name), spot)
    noteSource(reading.sources, name, row.source)
    if (row.beside !== undefined) reading.beside.set(name, row.beside)
    if (isBlank(earlier)) {
      values[name] = readContentValue(reading, row, target.field, spot)
      if (picture) reading.ofValues.push({ ...picture, field: name })
    } else {
      noteUnused(reading, textOfCell(row.cell), { at: 'second-row', label }, 'repeated')
    }
  }
  noteUnknownFields(reading, values, fields)
  return values
}

function readItems(
  reading: Reading,
  columns: readonly Field[],
  targets: Targets,
  rows: readonly ValueRow[],
): OpenItem[] {
  const items: OpenItem[] = []
  let open: OpenItem | undefined
  for (const row of rows) {
    reading.source = row.source
    noteSource(reading.sources, 'items', row.source)
    const target = findTarget(targets, row)
    if (!target) {
      noteStrangeRow(reading, row)
      continue
    }
    const name = nameOf(target)
    const label = open?.label
    if (!open || beginsItem(open, row, name, columns[0]?.name)) {
      open = {
        label: row.item,
        names: new Set(),
        values: {},
        hidden: {},
        sources: new Map(),
        beside: new Map(),
        pictures: [],
      }
      items.push(open)
    }
    open.names.add(name)
    noteSource(open.sources, name, row.source)
    if (row.beside !== undefined && 'field' in target) open.beside.set(name, row.beside)
    open.label = row.item || open.label
    const item = items.length
    if (row.item !== label) noteUnused(reading, besideItemLabel(row.item), { at: 'item', item })
    const spot: Spot = { at: 'value', label: shownNameOf(target), item }
    const picture = noteRow(reading, row, target, targets.has(name), spot)
    if (picture) open.pictures.push({ ...picture, field: name })
    if ('field' in target) open.values[name] = readContentValue(reading, row, target.field, spot)
    else if (isHidden(reading, row, spot)) open.hidden[name] = false
  }
  for (const { values } of items) noteUnknownFields(reading, values, columns)
  return items
}

/**
 * A new item begins where a column comes a second time, or where the item's number changes. Labels of people's
 * own are no numbers: there it is the first column that begins one.
 */
function beginsItem(open: OpenItem, { item }: ValueRow, name: string, first: string | undefined) {
  if (open.names.has(name)) return true
  if (item === '' || item === open.label) return false
  return name === first || (readItemLabel(item) !== undefined && readItemLabel(open.label) !== undefined)
}

/** Whether the row of an optional element switches it off; words that say neither leave it on. */
function isHidden(reading: Reading, { cell }: ValueRow, spot: Spot) {
  const text = textOfCell(cell)
  const isShown = readShown(text)
  if (isShown === undefined) noteUnused(reading, text, spot, 'not-shown')
  return isShown === false
}

function readContentValue(
  reading: Reading,
  { cell, mark }: ValueRow,
  field: Field,
  spot: Spot,
): ContentValue {
  const value = readValue(cell, field)
  for (const loss of cell ? findLosses(cell, field) : []) {
    if (loss.loss === 'struck') noteUnused(reading, loss.text, spot, 'struck')
    else reading.lost.push({ spot, loss, source: reading.source })
  }
  const isMarked = mark.toLowerCase().includes(aiMark.toLowerCase()) && !isBlank(value)
  const { isUnchanged, isWaiting } = reading.marks
  if (!isMarked || !isUnchanged(field.name, value)) return { value, ai_generated: false }
  return { value, ai_generated: true, ...(isWaiting(field.name, value) && { accepted: false }) }
}

/** Count how the row was found, and keep what stands in it outside its value; the picture that is its value. */
function noteRow(reading: Reading, row: ValueRow, target: Target, isKnown: boolean, spot: Spot) {
  if (row.id) reading.byMark++
  else if (isKnown) reading.byLabel++
  const names = row.label.map((line) => line.toLowerCase())
  const isRenamed = names.length > 0 && !names.includes(target.labels[0] ?? '')
  if (isRenamed) reading.renamedRows++
  for (const text of wordsBeside(row, target)) {
    const isName = isRenamed && row.label.includes(text)
    noteUnused(reading, text, beside(spot), isName ? 'label' : 'outside')
  }
  if (row.cell?.isContinued && !row.isContinued)
    reading.lost.push({ spot, loss: { loss: 'merged-values' }, source: row.source })
  if (!row.cell?.hasPicture) return
  const { taken, left } = partPictures(row.cell, 'field' in target ? target.field : undefined, spot)
  reading.pictures.push(...left.map((each) => ({ ...each, source: row.source })))
  return taken
}

/** The words that the form has in each row, whatever it is for, are none of anybody's. */
function noteStrangeRow(reading: Reading, { label, cell, mark, others, rows }: ValueRow) {
  const name = label.join(' ').trim()
  const spot: Spot = { at: 'strange-row', name }
  noteUnused(reading, textOfCell(cell) || name, spot, 'no-field')
  for (const text of withoutOurs([mark, ...others], rows)) noteUnused(reading, text, beside(spot))
  reading.strangeRows++
}

function noteUnknownFields(reading: Reading, values: ContentValues, fields: readonly Field[]) {
  const { unknownFields } = reading
  for (const [name, { value }] of Object.entries(values)) {
    if (fields.some((field) => field.name === name)) continue
    if (fields.length > 0)
      noteUnused(reading, textOf(value), { at: 'strange-row', name: labelOf(name) }, 'no-field')
    if (!unknownFields.includes(name)) unknownFields.push(name)
  }
}

function noteUnused(
  { unused, instanceId, source }: Reading,
  text: string,
  spot: Spot,
  why: WhyUnused = 'outside',
) {
  const words = text.trim()
  if (words !== '') unused.push({ text: words, place: { instanceId, spot, source }, why })
}

/** The first row counts. */
function noteSource(sources: Map<string, number>, name: string, source: number | undefined) {
  if (source !== undefined && !sources.has(name)) sources.set(name, source)
}

function isFixed(columns: readonly Field[], name: string): boolean {
  return columns.some((column) => column.name === name && column.fixed !== undefined)
}

/** Nothing in it but what was there from the start. */
function isUntouched(values: ContentValues, columns: readonly Field[]) {
  const fixed = columns.filter((column) => column.fixed).map(({ name }) => name)
  return Object.entries(values).every(([name, { value }]) => isBlank(value) || fixed.includes(name))
}

/** As the catalogue has them, the empty ones too; then those that it does not know. */
function inOrder(fields: readonly Field[], values: ContentValues): ContentValues {
  const ordered: ContentValues = {}
  for (const { name, type } of fields) {
    ordered[name] = values[name] ?? { value: type === 'array' ? [] : '', ai_generated: false }
  }
  return { ...ordered, ...values }
}
