import type { Manifest } from '#catalogue/manifest.ts'
import {
  paragraphsOf,
  textOfParagraph,
  type WordBlock,
  type WordDocument,
  type WordParagraph,
  type WordRow,
  type WordTable,
} from './document.ts'
import {
  codeLabel,
  documentTitle,
  editNote,
  emptyMark,
  fieldsHeading,
  instanceIdLabel,
  itemsHeading,
  itemsNote,
  orderHeading,
} from './format.ts'
import { findMarkedRow, type HeaderKey, readRow, type TableHead, type ValueRow } from './read-rows.ts'
import { trimmed } from './read-value.ts'
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
    boilerplate: boilerplateOf(catalogue),
    commentPlaces: new Map(),
    pendingHeading: undefined,
  }
  reading.parts.sections.push(reading.section)
  readBlocks(reading, document.blocks)
  releaseHeading(reading)
  noteAsides(reading, document)
  return reading.parts
}

type Reading = {
  readonly parts: SpecParts
  section: SpecSection
  readonly boilerplate: Set<string>
  readonly commentPlaces: Map<string, string>
  /** A line that is ours if a section begins below it. */
  pendingHeading: UnusedText | undefined
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
    reading.pendingHeading = undefined
    reading.section = { code, instanceId: tidyId(instanceId), tables: [] }
    reading.parts.sections.push(reading.section)
    noteUnused(reading, trimmed(rest))
    return
  }
  releaseHeading(reading)
  if (reading.boilerplate.has(boilerplateKey(text))) return
  if (paragraph.heading > 0 || /^\d+\.\s/.test(text))
    reading.pendingHeading = { text, place: placeOf(reading) }
  else noteUnused(reading, text)
}

function readTable(reading: Reading, table: WordTable) {
  releaseHeading(reading)
  let head: TableHead | undefined
  let rows: ValueRow[] | undefined
  for (const row of table.rows) {
    const read = readRow(row, head)
    for (const { blocks } of row.cells) for (const block of blocks) noteCommentsIn(reading, block)
    switch (read.kind) {
      case 'head':
        head = read.head
        for (const text of read.others) noteUnused(reading, text)
        rows = head.kind === 'order' ? undefined : addTable(reading, head.kind)
        break
      case 'header':
        reading.parts.header.set(read.key, read.value)
        break
      case 'order':
        reading.parts.order.push({ ...read, instanceId: tidyId(read.instanceId) })
        for (const text of read.others) noteUnused(reading, text)
        break
      case 'value':
        rows?.push(read.row)
        break
      case 'other': {
        const marked = findMarkedRow(row)
        if (!marked) readForeignRow(reading, row)
        else {
          rows ??= addTable(reading, marked.id?.item === undefined ? 'fields' : 'items')
          rows.push(marked)
        }
      }
    }
  }
}

function addTable({ section }: Reading, kind: SectionTable['kind']) {
  const rows: ValueRow[] = []
  section.tables.push({ kind, rows })
  return rows
}

/** A table that is none of ours may still hold some: people put things into frames. */
function readForeignRow(reading: Reading, { cells }: WordRow) {
  for (const { blocks } of cells) readBlocks(reading, blocks)
}

function releaseHeading(reading: Reading) {
  if (reading.pendingHeading) reading.parts.unused.push(reading.pendingHeading)
  reading.pendingHeading = undefined
}

function noteUnused(reading: Reading, text: string) {
  if (text !== '') reading.parts.unused.push({ text, place: placeOf(reading) })
}

function placeOf({ section }: Reading) {
  return section.instanceId ? `under ${section.instanceId}` : 'before the first component'
}

function noteComments(reading: Reading, { comments }: WordParagraph) {
  for (const id of comments) reading.commentPlaces.set(id, placeOf(reading))
}

function noteCommentsIn(reading: Reading, block: WordBlock) {
  if (block.kind === 'paragraph') noteComments(reading, block)
  else for (const each of paragraphsOf([block])) noteComments(reading, each)
}

/** Comments and notes are nobody's value, but somebody's words. */
function noteAsides({ parts, commentPlaces }: Reading, { comments, notes, leftOut }: WordDocument) {
  const note = (text: string, place: string) => {
    if (text.trim() !== '') parts.unused.push({ text, place })
  }
  for (const { id, author, blocks } of comments) {
    const where = commentPlaces.get(id)
    note(wordsOf(blocks), [author ? `a comment by ${author}` : 'a comment', where].filter(Boolean).join(' '))
  }
  for (const { blocks } of notes) note(wordsOf(blocks), 'a footnote or endnote')
  for (const text of leftOut.placeholders) {
    const isOurs = standsForNothing.some((each) => each.includes(text.toLowerCase()))
    if (!isOurs) note(text, 'shown as the placeholder of an empty field')
  }
  if (leftOut.embeddedFiles > 0) note('(an embedded file)', 'Word would merge it in on opening')
}

function wordsOf(blocks: readonly WordBlock[]) {
  return paragraphsOf(blocks).map(textOfParagraph).join(' ')
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

/** Hyphens that an editor has made prettier. */
function tidyId(text: string) {
  return trimmed(text).replace(/[\u2010-\u2015\u2212]/g, '-')
}

const boilerplates = new WeakMap<Manifest, Set<string>>()

/** All lines of ours that a paragraph can be. */
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
