import { columnsOf } from '#catalogue/lookup.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import { allWordings } from '#notices/notices.ts'
import {
  aiMark,
  besideColumns,
  documentTitle,
  editNote,
  elementLabelLines,
  emptyMark,
  fieldColumns,
  fieldLabelLines,
  fieldsHeading,
  fixedLimits,
  itemColumns,
  itemsHeading,
  itemsNote,
  itemsNoteInArabic,
  kinds,
  limitInArabic,
  noticesHeading,
  noticesNote,
  noWordingNote,
  orderColumns,
  orderHeading,
  readItemLabel,
  required,
  shownLimits,
} from './format.ts'
import { inBoth } from './furniture.ts'

/** Whether a paragraph between the tables is one of the document's own lines, which nobody has to be told about. */
export function isBoilerplate(text: string, catalogue: Manifest): boolean {
  return boilerplateOf(catalogue).has(boilerplateKey(text))
}

export const requiredWords = inBoth(Object.values(required)).map((word) => word.toLowerCase())

/** Whether a line is what our tables say of themselves or of a field, in whichever column and document. */
export function isTableWord(line: string): boolean {
  return tableWords.has(line.toLowerCase()) || isLimitLine(line)
}

export function isColumnName(line: string): boolean {
  return columnNames.has(line.toLowerCase())
}

/** Whether it says what kind of value a field takes, or how much of it. A figure alone says nothing of the kind. */
export function isLimitLine(line: string): boolean {
  const word = line.toLowerCase()
  return (
    limitWords.has(word) ||
    limitInArabic.test(word) ||
    /^(?:up to |at least |exactly )\d+(?: characters| entries| items)?$/.test(word) ||
    /^\d+[–-]\d+(?: characters| entries| items)?$/.test(word)
  )
}

const limitWords = new Set(
  inBoth([shownLimits, fixedLimits, ...Object.values(kinds)]).map((word) => word.toLowerCase()),
)
const columnNames = new Set(
  inBoth([...orderColumns, ...fieldColumns, ...itemColumns, ...Object.values(besideColumns)]).map((word) =>
    word.toLowerCase(),
  ),
)
const tableWords = new Set([...requiredWords, aiMark.toLowerCase(), emptyMark.toLowerCase(), ...columnNames])

/** Whether a line in a row of ours names a field, a column or an item. */
export function isLabel(line: string, catalogue: Manifest): boolean {
  return readItemLabel(line) !== undefined || labelsOf(catalogue).has(line.toLowerCase())
}

const labels = new WeakMap<Manifest, Set<string>>()

function labelsOf(catalogue: Manifest): Set<string> {
  const known = labels.get(catalogue)
  if (known) return known
  const lines = catalogue.components.flatMap((component) => [
    ...[...component.docx.fields, ...columnsOf(component)].flatMap(fieldLabelLines),
    ...(component.optionalElements ?? []).flatMap(elementLabelLines),
  ])
  const words = new Set(lines.map((line) => line.toLowerCase()))
  labels.set(catalogue, words)
  return words
}

const boilerplates = new WeakMap<Manifest, Set<string>>()

function boilerplateOf(catalogue: Manifest): Set<string> {
  const known = boilerplates.get(catalogue)
  if (known) return known
  const lines = [documentTitle, orderHeading, editNote, fieldsHeading, itemsHeading, emptyMark]
  lines.push(noticesHeading, noticesNote, noWordingNote, ...allWordings())
  for (const { displayName, code, docx } of catalogue.components) {
    lines.push(displayName, code)
    if (docx.items) lines.push(itemsNote(docx.items), itemsNoteInArabic(docx.items))
  }
  const keys = new Set(inBoth(lines).map(boilerplateKey))
  boilerplates.set(catalogue, keys)
  return keys
}

/** Without the number of a section, which a document may have made a list of. */
function boilerplateKey(text: string) {
  return text
    .replace(/^\d+\.\s*/, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()
}
