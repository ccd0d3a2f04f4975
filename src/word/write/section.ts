import { HeadingLevel, Paragraph, type Table } from 'docx'
import { columnsOf, fixedValue, startingRows } from '#catalogue/lookup.ts'
import type { Component } from '#catalogue/manifest.ts'
import type { ContentValues, InstanceContent } from '#content/content.ts'
import type { Placement } from '#layout/layout.ts'
import {
  codeLabel,
  editNote,
  elementLabelLines,
  fieldColumns,
  fieldsHeading,
  instanceIdLabel,
  itemColumns,
  itemLabel,
  itemsHeading,
  itemsNote,
  sectionHeading,
  shownLimits,
} from '../format.ts'
import { fieldRow, tableText, valueRow } from './row.ts'
import { styleIds } from './styles.ts'
import { type Cell, createTable } from './table.ts'
import { type Writing, writeSwitch, writeValue } from './value.ts'

export type Section = Placement & {
  /** The component's number in the order table. */
  number: number
  /** The first one starts a page, after the overview. */
  isFirst: boolean
  component: Component | undefined
  content: InstanceContent
  /** Per item index from 0, per element id: whether it is shown. */
  switches: Record<string, Record<string, boolean>>
}

/** One component's part of the document. A code that the catalogue does not know has its heading alone. */
export function writeSection(writing: Writing, section: Section): (Paragraph | Table)[] {
  const { number, component, code, instanceId, isFirst } = section
  const name = component?.displayName ?? code
  const heading = new Paragraph({
    heading: HeadingLevel.HEADING_1,
    pageBreakBefore: isFirst,
    text: sectionHeading(number, name),
  })
  const line = note(`${codeLabel}: ${code} · ${instanceIdLabel}: ${instanceId}`, styleIds.instance)
  if (!component) return [heading, line]

  const parts = [...writeFields(writing, section, component), ...writeItems(writing, section, component)]
  return [heading, line, note(editNote, styleIds.note), ...parts]
}

function writeFields(writing: Writing, { instanceId, content }: Section, { docx }: Component) {
  if (docx.fields.length === 0) return []
  const rows = docx.fields.map((field) => {
    const value = content.fields[field.name]
    return fieldRow(field, writeValue(writing, { instanceId, field: field.name }, field, value?.value), value)
  })
  return [
    subheading(fieldsHeading),
    createTable(writing, { head: fieldColumns, widths: [2600, 1050, 2200, 7322, 1400], rows }),
  ]
}

function writeItems(writing: Writing, section: Section, component: Component) {
  const { items } = component.docx
  if (!items) return []
  const blank: ContentValues[] = Array.from({ length: startingRows(component) }, () => ({}))
  const given = section.content.items.length > 0 ? section.content.items : blank
  const rows = given.flatMap((item, index) => itemRows(writing, section, component, item, index))
  return [
    subheading(itemsHeading),
    note(itemsNote(items), styleIds.instance),
    createTable(writing, { head: itemColumns, widths: [1000, 2300, 1050, 2200, 6622, 1400], rows }),
  ]
}

/** The rows of the item at `index`, counted from 0: its columns, then its optional elements. */
function itemRows(
  writing: Writing,
  { instanceId, switches }: Section,
  component: Component,
  item: ContentValues,
  index: number,
): Cell[][] {
  const number = index + 1
  const columns = columnsOf(component).map((column) => {
    const value = item[column.name]
    const id = { instanceId, field: column.name, item: index }
    const text = fixedValue(column, index) ?? value?.value
    return fieldRow(column, writeValue(writing, id, column, text), value)
  })
  const elements = (component.optionalElements ?? []).map((element) => {
    const isShown = switches[index]?.[element.id] ?? true
    const value = writeSwitch(writing, { instanceId, field: element.id, item: index }, isShown)
    const label = elementLabelLines(element)
    return valueRow({ label, isRequired: false, limits: [shownLimits], value, isMarked: false })
  })
  return [...columns, ...elements].map((row, rowIndex) => {
    const isFirstOfGroup = rowIndex === 0
    const label = tableText({
      text: itemLabel(number),
      ...(isFirstOfGroup ? { bold: true } : { style: styleIds.muted }),
    })
    return [{ children: [label], fill: 'tint' as const }, ...row].map((cell) => ({ ...cell, isFirstOfGroup }))
  })
}

function subheading(text: string): Paragraph {
  return new Paragraph({ heading: HeadingLevel.HEADING_2, text })
}

function note(text: string, style: string): Paragraph {
  return new Paragraph({ style, text })
}
