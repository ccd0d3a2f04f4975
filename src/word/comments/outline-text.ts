import { readToken, type XmlReader } from '../xml/tokens.ts'
import { readAttribute, skipElement } from '../xml/xml.ts'
import { startOfTag } from './edit-part.ts'
import { namesIn, type WordNames } from './word-names.ts'

/** What of the main part is needed to take comments out of it and to put others in. */
export type TextOutline = {
  /** Those that are asked for, those with marks of comments, and the last one. */
  paragraphs: ParagraphOutline[]
  marks: CommentMark[]
}

/** A paragraph that stands in no other: those of text boxes, where Word shows no comments, belong to the one round them. */
export type ParagraphOutline = {
  names: WordNames
  written: string
  /** Behind its start tag; behind its settings; before and behind its end tag. */
  start: number
  contentStart: number
  contentEnd: number
  end: number
  isEmptyTag: boolean
  /** Where its comments have to go instead: it stands alone in a content control, where LibreOffice would drop its words. */
  beside?: ParagraphOutline
}

/** The beginning or end of a comment's range, or its reference, which takes its run with it where it stands there alone. */
export type CommentMark = {
  id: string
  from: number
  to: number
  isReference: boolean
  paragraph: ParagraphOutline | undefined
}

/** A content control round paragraphs, and the first of them. */
type OpenControl = { depth: number; count: number; first: ParagraphOutline | undefined }

type OpenRun = { from: number; depth: number; holdsOthers: boolean; references: CommentMark[] }

const markNames = ['w:commentRangeStart', 'w:commentRangeEnd', 'w:commentReference']

/** `wanted`: places in paragraphs, in rising order. */
export function outlineText(reader: XmlReader, wanted: readonly number[]): TextOutline {
  const { source } = reader
  const outline: TextOutline = { paragraphs: [], marks: [] }
  const runs: OpenRun[] = []
  const controls: OpenControl[] = []
  /** Alone in their controls, and no other paragraph has come since. */
  let alone: ParagraphOutline[] = []
  let free: ParagraphOutline | undefined
  let next = 0
  let depth = 0
  let open: ParagraphOutline | undefined
  let last: ParagraphOutline | undefined
  let holdsMarks = false

  for (let token = readToken(reader); token !== 'end'; token = readToken(reader)) {
    if (token === 'text') continue
    const run = runs.at(-1)
    if (token === 'close') {
      if (run && reader.name === 'w:r' && reader.depth === run.depth - 1)
        closeRun(outline, runs, reader.position)
      const control = controls.at(-1)
      if (control && reader.name === 'w:sdt' && reader.depth === control.depth - 1) {
        controls.pop()
        if (control.count === 1 && control.first) alone.push(control.first)
      }
      if (!open || reader.name !== 'w:p' || reader.depth !== depth - 1) continue
      open.end = reader.position
      open.contentEnd = open.isEmptyTag ? open.end : startOfTag(source, open.end)
      const isWanted = (wanted[next] ?? Number.POSITIVE_INFINITY) <= open.end
      while ((wanted[next] ?? Number.POSITIVE_INFINITY) <= open.end) next++
      if (control && depth === control.depth + 2) {
        control.count++
        control.first ??= open
      } else {
        free = open
      }
      if (isWanted || holdsMarks || (free === open && alone.length > 0)) outline.paragraphs.push(open)
      if (free === open) alone = sendBeside(alone, open)
      last = open
      open = undefined
      holdsMarks = false
      continue
    }

    if (run && reader.depth === run.depth + 1 && !['w:rPr', 'w:commentReference'].includes(reader.name))
      run.holdsOthers = true
    if (reader.name === 'w:sdt' && !open) controls.push({ depth: reader.depth, count: 0, first: undefined })
    if (reader.name === 'w:p' && !open) {
      open = openParagraph(reader)
      depth = reader.depth
    } else if (open && reader.name === 'w:pPr' && reader.depth === depth + 1) {
      skipElement(reader)
      open.contentStart = reader.position
    } else if (reader.name === 'w:r') {
      const from = startOfTag(source, reader.position)
      runs.push({ from, depth: reader.depth, holdsOthers: false, references: [] })
    } else if (markNames.includes(reader.name)) {
      holdsMarks = true
      const mark = readMark(reader, open)
      if (mark.isReference && run) run.references.push(mark)
      else outline.marks.push(mark)
    }
  }
  if (free) sendBeside(alone, free)
  if (last && outline.paragraphs.at(-1) !== last) outline.paragraphs.push(last)
  return outline
}

function sendBeside(alone: readonly ParagraphOutline[], beside: ParagraphOutline): [] {
  for (const paragraph of alone) paragraph.beside = beside
  return []
}

function openParagraph(reader: XmlReader): ParagraphOutline {
  const { position: start, isSelfClosing: isEmptyTag } = reader
  const written = reader.openElements[reader.depth - 1]?.written ?? ''
  return {
    names: namesIn(reader),
    written,
    start,
    contentStart: start,
    contentEnd: start,
    end: start,
    isEmptyTag,
  }
}

function readMark(reader: XmlReader, paragraph: ParagraphOutline | undefined): CommentMark {
  const from = startOfTag(reader.source, reader.position)
  const isReference = reader.name === 'w:commentReference'
  const id = readAttribute(reader, 'w:id') ?? ''
  skipElement(reader)
  return { id, from, to: reader.position, isReference, paragraph }
}

function closeRun({ marks }: TextOutline, runs: OpenRun[], to: number) {
  const run = runs.pop()
  if (!run) return
  const [only, ...others] = run.references
  if (only && others.length === 0 && !run.holdsOthers) marks.push({ ...only, from: run.from, to })
  else marks.push(...run.references)
}

/** The outermost paragraph for the comments of a place: the one that it is in, or the next one behind it, or the last. */
export function paragraphAt({ paragraphs }: TextOutline, source: number): ParagraphOutline | undefined {
  let low = 0
  let high = paragraphs.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((paragraphs[middle]?.end ?? 0) < source) low = middle + 1
    else high = middle
  }
  const paragraph = paragraphs[low] ?? paragraphs.at(-1)
  return paragraph?.beside ?? paragraph
}
