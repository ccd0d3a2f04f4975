import { columnsOf } from '#catalogue/lookup.ts'
import type { Component, Field } from '#catalogue/manifest.ts'
import { type ContentValue, type ContentValues, type InstanceContent, isBlank } from '#content/content.ts'
import { aiMark, besideItemLabel, readItemLabel, readShown, shownLimits } from './format.ts'
import { findTarget, nameOf, type Targets, targetsOf, wordsBeside } from './read-labels.ts'
import type { SectionTable } from './read-parts.ts'
import type { ValueRow } from './read-rows.ts'
import { readValue, textOfCell, unsafeLinksOf } from './read-value.ts'
import type { UnusedText } from './unused-text.ts'

/** What the tables of one instance say. */
export type InstanceReading = {
  content: InstanceContent
  /** Per item index from 0, the optional elements that are switched off. */
  hidden: Record<string, Record<string, boolean>>
  unknownFields: string[]
  unused: UnusedText[]
  /** Where pictures stand in place of their addresses. */
  pictures: string[]
  /** How many values said themselves where they belong, and how many only stood beside their label. */
  byMark: number
  byLabel: number
}

/** Whether a marked value still is what the machine wrote. */
export type IsUnchanged = (field: string, value: string | string[]) => boolean

type Reading = InstanceReading & { readonly instanceId: string; readonly isUnchanged: IsUnchanged }

type OpenItem = {
  label: string
  /** Of the columns and switches that it has so far. */
  names: Set<string>
  values: ContentValues
  hidden: Record<string, boolean>
}

export function readInstance(
  instanceId: string,
  component: Component | undefined,
  tables: readonly SectionTable[],
  isUnchanged: IsUnchanged,
): InstanceReading {
  const reading: Reading = {
    instanceId,
    isUnchanged,
    content: { fields: {}, items: [] },
    hidden: {},
    unknownFields: [],
    unused: [],
    pictures: [],
    byMark: 0,
    byLabel: 0,
  }
  const targets = targetsOf(component)
  const fields = component?.docx.fields ?? []
  const values = readFields(reading, fields, targets.fields, rowsOf(tables, 'fields'))
  reading.content.fields = inOrder(fields, values)

  const columns = component ? columnsOf(component) : []
  for (const { values, hidden } of readItems(reading, columns, targets.items, rowsOf(tables, 'items'))) {
    if (isUntouched(values, columns)) continue
    if (Object.keys(hidden).length > 0) reading.hidden[reading.content.items.length] = hidden
    reading.content.items.push(inOrder(columns, values))
  }
  return reading
}

/** All rows of that kind; a label over several merged rows has the values of all of them. */
function rowsOf(tables: readonly SectionTable[], kind: SectionTable['kind']): ValueRow[] {
  const joined: ValueRow[] = []
  for (const row of tables.filter((table) => table.kind === kind).flatMap(({ rows }) => rows)) {
    const last = joined.at(-1)
    if (!row.isContinued || !last?.cell || !row.cell) joined.push(row)
    else {
      const cell = { ...last.cell, blocks: last.cell.blocks.concat(row.cell.blocks) }
      joined[joined.length - 1] = { ...last, cell, others: last.others.concat(row.others) }
    }
  }
  return joined
}

function readFields(reading: Reading, fields: readonly Field[], targets: Targets, rows: readonly ValueRow[]) {
  const values: ContentValues = {}
  for (const row of rows) {
    const target = findTarget(targets, row)
    if (!target || 'element' in target) {
      noteStrangeRow(reading, row)
      continue
    }
    const { name } = target.field
    const earlier = values[name]?.value
    noteRow(reading, row, targets.has(name), wordsBeside(row, target), `beside "${name}"`)
    if (isBlank(earlier)) values[name] = readContentValue(reading, row, target.field)
    else noteUnused(reading, textOfCell(row.cell), `in a second row for "${name}"`)
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
    const target = findTarget(targets, row)
    if (!target) {
      noteStrangeRow(reading, row)
      continue
    }
    const name = nameOf(target)
    const label = open?.label
    if (!open || beginsItem(open, row, name, columns[0]?.name)) {
      open = { label: row.item, names: new Set(), values: {}, hidden: {} }
      items.push(open)
    }
    open.names.add(name)
    open.label = row.item || open.label
    if (row.item !== label) noteUnused(reading, besideItemLabel(row.item), `beside "Item ${items.length}"`)
    const place = `beside "${name}" of item ${items.length}`
    noteRow(reading, row, targets.has(name), wordsBeside(row, target), place)
    if ('field' in target) open.values[name] = readContentValue(reading, row, target.field)
    else if (isHidden(reading, row, place)) open.hidden[name] = false
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
function isHidden(reading: Reading, { cell }: ValueRow, place: string) {
  const text = textOfCell(cell)
  const isShown = readShown(text)
  if (isShown === undefined) noteUnused(reading, text, `${place}, which takes ${shownLimits}`)
  return isShown === false
}

function readContentValue(reading: Reading, { cell, mark }: ValueRow, field: Field): ContentValue {
  const value = readValue(cell, field)
  if (cell && field.type === 'richtext') {
    for (const link of unsafeLinksOf(cell))
      noteUnused(reading, link, `a link in "${field.name}" that no page can have`)
  }
  const isMarked = mark.toLowerCase().includes(aiMark.toLowerCase()) && !isBlank(value)
  return { value, ai_generated: isMarked && reading.isUnchanged(field.name, value) }
}

/** Count how the row was found, and keep the words that stand in it outside its value. */
function noteRow(reading: Reading, row: ValueRow, isKnown: boolean, words: string[], place: string) {
  if (row.id) reading.byMark++
  else if (isKnown) reading.byLabel++
  for (const text of words) noteUnused(reading, text, place)
  if (row.cell?.hasPicture) reading.pictures.push(place)
}

function noteStrangeRow(reading: Reading, { label, cell, mark, others }: ValueRow) {
  const words = [...label, textOfCell(cell), mark, ...others]
  noteUnused(reading, words.filter(Boolean).join(' '), 'in a row without a field')
}

function noteUnknownFields({ unknownFields }: Reading, values: ContentValues, fields: readonly Field[]) {
  for (const name of Object.keys(values)) {
    if (!fields.some((field) => field.name === name) && !unknownFields.includes(name))
      unknownFields.push(name)
  }
}

function noteUnused({ unused, instanceId }: Reading, text: string, place: string) {
  const words = text.trim()
  if (words !== '') unused.push({ text: words, place: `${instanceId}, ${place}` })
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
