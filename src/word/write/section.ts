import { HeadingLevel, Paragraph, type Table } from 'docx'
import { columnsOf, fixedValue, startingRows } from '#catalogue/lookup.ts'
import type { Component } from '#catalogue/manifest.ts'
import type { ContentValues, InstanceContent } from '#content/content.ts'
import type { Placement } from '#layout/layout.ts'
import {
  besideColumns,
  editNote,
  elementLabelLines,
  fieldColumns,
  fieldsHeading,
  itemColumns,
  itemLabel,
  itemLabelInArabic,
  itemsHeading,
  itemsNote,
  itemsNoteInArabic,
  sectionHeading,
  sectionLine,
  shownLimits,
  withBeside,
} from '../format.ts'
import { ownParagraph } from './own-words.ts'
import { fieldRow, tableText, valueRow } from './row.ts'
import { styleIds } from './styles.ts'
import { type Cell, createTable } from './table.ts'
import { type Writing, writeBeside, writeSwitch, writeValue } from './value.ts'

export type Section = Placement & {
  /** The component's number in the order table. */
  number: number
  /** The first one starts a page, after the overview. */
  isFirst: boolean
  component: Component | undefined
  content: InstanceContent
  /** The same in the other language. */
  beside?: InstanceContent
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
  const line = ownParagraph(writing, sectionLine(code, instanceId, 'en-AE'), {
    style: styleIds.instance,
    arabic: sectionLine(code, instanceId, 'ar-AE'),
  })
  if (!component) return [heading, line]

  const parts = [...writeFields(writing, section, component), ...writeItems(writing, section, component)]
  return [heading, line, ownParagraph(writing, editNote, { style: styleIds.note }), ...parts]
}

function writeFields(writing: Writing, { instanceId, content, beside }: Section, { docx }: Component) {
  if (docx.fields.length === 0) return []
  const rows = docx.fields.map((field) => {
    const value = content.fields[field.name]
    const id = { instanceId, field: field.name }
    const opposite = beside && writeBeside(writing, id, field, beside.fields[field.name]?.value)
    return fieldRow(writing, field, writeValue(writing, id, field, value?.value), value, opposite)
  })
  return [
    subheading(writing, fieldsHeading),
    createTable(writing, {
      head: headOf(writing, fieldColumns),
      widths: beside ? [2300, 900, 1800, 4036, 4136, 1400] : [2600, 1050, 2200, 7322, 1400],
      rows,
    }),
  ]
}

function writeItems(writing: Writing, section: Section, component: Component) {
  const { items } = component.docx
  if (!items) return []
  const blank: ContentValues[] = Array.from({ length: startingRows(component) }, () => ({}))
  const given = section.content.items.length > 0 ? section.content.items : blank
  const rows = given.flatMap((item, index) => itemRows(writing, section, component, item, index))
  return [
    subheading(writing, itemsHeading),
    ownParagraph(writing, itemsNote(items), { style: styleIds.instance, arabic: itemsNoteInArabic(items) }),
    createTable(writing, {
      head: headOf(writing, itemColumns),
      widths: section.beside
        ? [900, 2000, 900, 1700, 3836, 3836, 1400]
        : [1000, 2300, 1050, 2200, 6622, 1400],
      rows,
    }),
  ]
}

/** The rows of the item at `index`, counted from 0: its columns, then its optional elements. */
function itemRows(
  writing: Writing,
  { instanceId, switches, beside }: Section,
  component: Component,
  item: ContentValues,
  index: number,
): Cell[][] {
  const number = index + 1
  const columns = columnsOf(component).map((column) => {
    const value = item[column.name]
    const id = { instanceId, field: column.name, item: index }
    const text = fixedValue(column, index) ?? value?.value
    const other = fixedValue(column, index) ?? beside?.items[index]?.[column.name]?.value
    const opposite = beside && writeBeside(writing, id, column, other)
    return fieldRow(writing, column, writeValue(writing, id, column, text), value, opposite)
  })
  const elements = (component.optionalElements ?? []).map((element) => {
    const isShown = switches[index]?.[element.id] ?? true
    const value = writeSwitch(writing, { instanceId, field: element.id, item: index }, isShown)
    const label = elementLabelLines(element)
    return valueRow(writing, {
      label,
      isRequired: false,
      limits: [{ english: shownLimits }],
      value,
      beside: beside && [tableText()],
      isMarked: false,
    })
  })
  return [...columns, ...elements].map((row, rowIndex) => {
    const isFirstOfGroup = rowIndex === 0
    const label = ownParagraph(writing, itemLabel(number), {
      style: styleIds.tableText,
      arabic: itemLabelInArabic(number),
      run: isFirstOfGroup ? { bold: true } : { style: styleIds.muted },
    })
    return [{ children: [label], fill: 'tint' as const }, ...row].map((cell) => ({ ...cell, isFirstOfGroup }))
  })
}

function headOf({ beside }: Writing, columns: readonly string[]): string[] {
  return withBeside(columns, beside && besideColumns[beside.locale])
}

function subheading(writing: Writing, text: string): Paragraph {
  return ownParagraph(writing, text, { heading: HeadingLevel.HEADING_2 })
}
