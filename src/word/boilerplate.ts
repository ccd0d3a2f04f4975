import type { Manifest } from '#catalogue/manifest.ts'
import {
  documentTitle,
  editNote,
  emptyMark,
  fieldsHeading,
  itemsHeading,
  itemsNote,
  orderHeading,
} from './format.ts'

/** Whether a paragraph between the tables is one of the document's own lines, which nobody has to be told about. */
export function isBoilerplate(text: string, catalogue: Manifest): boolean {
  return boilerplateOf(catalogue).has(boilerplateKey(text))
}

/** Whether an empty control shows this by itself, whole or in pieces. */
export function isEmptyControlText(text: string): boolean {
  return standsForNothing.some((each) => each.includes(text.toLowerCase()))
}

/** What an empty control shows: our own mark, and Word's own words once somebody has emptied it. */
const standsForNothing = [
  emptyMark,
  'Click or tap here to enter text.',
  'Click here to enter text.',
  'Choose an item.',
  'انقر أو اضغط هنا لإدخال نص.',
  'انقر هنا لإدخال نص.',
  'اختر عنصرًا.',
].map((text) => text.toLowerCase())

const boilerplates = new WeakMap<Manifest, Set<string>>()

function boilerplateOf(catalogue: Manifest): Set<string> {
  const known = boilerplates.get(catalogue)
  if (known) return known
  const lines = [documentTitle, orderHeading, editNote, fieldsHeading, itemsHeading, emptyMark]
  for (const { displayName, code, docx } of catalogue.components) {
    lines.push(displayName, code)
    if (docx.items) lines.push(itemsNote(docx.items))
  }
  const keys = new Set(lines.map(boilerplateKey))
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
