import { writeRaised } from '#content/values/raised-text.ts'
import type { RichRun } from '#content/values/rich-text.ts'
import { findLeakedLink } from '../field-instruction.ts'
import { wouldJoin } from '../read/word-joins.ts'
import { fail, type XmlReader } from '../xml/tokens.ts'
import { enterChild } from '../xml/xml.ts'
import type {
  LeftOut,
  SizedStretch,
  WordBlock,
  WordCell,
  WordChange,
  WordLook,
  WordParagraph,
  WordPicture,
  WordRow,
  WordTable,
} from './document.ts'
import type { Numbering } from './numbering.ts'
import type { WordStyle } from './styles.ts'

/**
 * One pass over a part with text, and where it stands. `walk-part.ts` says what each element does; this file
 * holds what they share: how a text is gone through, and how words get to where they belong.
 */
export type Walk = {
  readonly reader: XmlReader
  readonly elements: ReadonlyMap<string, WalkElement>
  readonly context: WalkContext
  readonly leftOut: LeftOut
  scope: Scope
  run: RunFormat
  isDeleted: boolean
  isPlaceholder: boolean
  /** The next words are no part of the word or figure before them. */
  isApart: boolean
  /** The tracked change that is open. */
  change: WordChange | undefined
  /** How many characters were kept when the last one closed. */
  changeEnd: number
  /** Whether there is any change, hidden word or picture. */
  hasTraces: boolean
  /** Whether the text refers to a footnote or endnote. */
  hasNotes: boolean
  /** What is said of the drawing that is open. */
  drawing: Pick<WordPicture, 'text' | 'isDecorative'>
  /** Characters kept so far, to tell whether something held any. */
  kept: number
  pieces: number
}

/** What an element does. It leaves the reader at the element's end. */
export type WalkElement = (walk: Walk) => void

/** What other parts say that the text needs. */
export type WalkContext = {
  styles: Map<string, WordStyle>
  numbering: Numbering
  /** Targets of links by relationship id. */
  links: Map<string, string>
  /** The same of the parts that hold pictures; none where nobody wants to have these. */
  pictures: Map<string, string>
}

/** What is open in one text: the body, a cell, a text box, a comment. */
export type Scope = {
  /** Where its paragraphs and tables go. */
  readonly blocks: WordBlock[]
  /** The cell that it is the text of, or stands in. */
  readonly cell: WordCell | undefined
  table: WordTable | undefined
  row: WordRow | undefined
  /** The grid column of the row's next cell. */
  column: number
  /** Tags and aliases of the controls that stand round the next cell. */
  marks: ControlMarks
  /** Bookmarks that begin before the next cell. */
  bookmarks: string[]
  paragraph: WordParagraph | undefined
  /** How many characters the open paragraph has. */
  length: number
  /** How the style of the open paragraph has its words. */
  plain: RunFormat
  isMarkDeleted: boolean
  /** The paragraph whose mark is deleted: the next one goes on in it. */
  unfinished: WordParagraph | undefined
  /** Changes outside any paragraph; they are told of the next one. */
  earlyChanges: WordChange[]
  /** Blocks of text boxes that hang on the open paragraph; they follow it. */
  hanging: WordBlock[]
  fields: Field[]
  /** Where the text just now leads: by an element, by a field, or by a leak. */
  link: string | undefined
  fieldLink: string | undefined
  leakedLink: string | undefined
}

export type ControlMarks = Pick<WordCell, 'tags' | 'aliases'>

export type RunFormat = {
  isBold: boolean
  isItalic: boolean
  isUnderlined: boolean
  isStruck: boolean
  isHidden: boolean
  position: RichRun['position']
  /** In half points, where it is set by hand. */
  size?: number
  isPale?: boolean
  isRed?: boolean
  isMarked?: boolean
}

/** A field that has begun and not yet ended. */
export type Field = { instruction: string; isResult: boolean; outerLink: string | undefined }

export const plainRun: RunFormat = {
  isBold: false,
  isItalic: false,
  isUnderlined: false,
  isStruck: false,
  isHidden: false,
  position: undefined,
}
export const noMarks: ControlMarks = { tags: [], aliases: [] }

/** More paragraphs, runs, rows and cells than this are no document that a person wrote. */
const maxPieces = 1_000_000
/** Of hidden words and of changed ones; messages quote less. */
const maxTrace = 500

export function createWalk(
  reader: XmlReader,
  elements: ReadonlyMap<string, WalkElement>,
  context: WalkContext,
): Walk {
  return {
    reader,
    elements,
    context,
    leftOut: { deleted: 0, hidden: 0, placeholder: 0, embeddedFiles: 0 },
    scope: createScope([], undefined),
    run: plainRun,
    isDeleted: false,
    isPlaceholder: false,
    isApart: false,
    change: undefined,
    changeEnd: 0,
    hasTraces: false,
    hasNotes: false,
    drawing: { text: '', isDecorative: false },
    kept: 0,
    pieces: 0,
  }
}

/** Walk through all that is in the element that was opened last. */
export function walkChildren(walk: Walk) {
  const { reader, elements } = walk
  while (enterChild(reader)) {
    const element = elements.get(reader.name)
    if (element) element(walk)
    else walkChildren(walk)
  }
}

/** Walk through an element whose content is a text by itself and goes to the given blocks. */
export function walkText(walk: Walk, blocks: WordBlock[], cell: WordCell | undefined) {
  const { scope: outer, run } = walk
  walk.scope = createScope(blocks, cell)
  walk.run = plainRun
  walkChildren(walk)
  releaseHanging(walk.scope)
  walk.scope = outer
  walk.run = run
}

/** Note that one more paragraph, run, row or cell was made. */
export function countPiece(walk: Walk) {
  if (++walk.pieces > maxPieces) fail(walk.reader, 'too-large')
}

/** Open a paragraph, or go on in the one before whose mark is deleted. */
export function startParagraph(walk: Walk): WordParagraph {
  const { scope } = walk
  const paragraph = scope.unfinished ?? createParagraph(walk)
  paragraph.list = undefined
  paragraph.heading = 0
  scope.plain = plainRun
  scope.unfinished = undefined
  scope.isMarkDeleted = false
  scope.paragraph = paragraph
  return paragraph
}

/** Blocks of text boxes come after the paragraph that they hang on. */
export function releaseHanging({ blocks, hanging }: Scope) {
  for (const block of hanging) blocks.push(block)
  hanging.length = 0
}

/** Text of the open run, to where it belongs. */
export function appendText(walk: Walk, text: string) {
  if (walk.change) quoteChange(walk.change, text, walk.run.position)
  if (walk.isDeleted) walk.leftOut.deleted += text.length
  else if (walk.run.isHidden) noteHidden(walk, text)
  else if (walk.isPlaceholder) notePlaceholder(walk, text)
  else if (text.includes('HYPERLINK "')) appendLeaked(walk, text)
  else if (text !== '') {
    const { scope } = walk
    appendRun(walk, text, scope.link ?? scope.fieldLink ?? scope.leakedLink)
    scope.leakedLink = undefined
    const { size, isPale, isRed, isMarked } = walk.run
    if (size !== undefined || isPale || isRed || isMarked) noteLook(walk, text)
  }
}

function noteLook({ run, scope: { paragraph, length } }: Walk, text: string) {
  if (!paragraph || text.trim() === '') return
  paragraph.look ??= {}
  const { pale = 0, red = 0, marked = 0 } = paragraph.look
  if (run.size !== undefined)
    noteSize(paragraph.look, { size: run.size, from: length - text.length, to: length })
  if (run.isPale) paragraph.look.pale = pale + text.length
  if (run.isRed) paragraph.look.red = red + text.length
  if (run.isMarked) paragraph.look.marked = marked + text.length
}

function noteSize(look: WordLook, stretch: SizedStretch) {
  look.sizes ??= []
  const last = look.sizes.at(-1)
  if (last?.size === stretch.size && last.to === stretch.from) last.to = stretch.to
  else look.sizes.push(stretch)
}

/** Add words to those that a change is told by. */
export function quoteChange(change: WordChange, text: string, position?: RichRun['position']) {
  if (change.text.length >= maxTrace) return
  const words = text.slice(0, maxTrace)
  change.text += position ? writeRaised(words, position, change.text).text : words
}

function noteHidden(walk: Walk, text: string) {
  walk.leftOut.hidden += text.length
  walk.hasTraces = true
  walk.scope.paragraph ??= createParagraph(walk)
  const { paragraph } = walk.scope
  const { hidden = '' } = paragraph
  if (hidden.length < maxTrace) paragraph.hidden = hidden + text.slice(0, maxTrace)
}

function notePlaceholder(walk: Walk, text: string) {
  walk.leftOut.placeholder += text.length
  walk.hasTraces = true
  walk.scope.paragraph ??= createParagraph(walk)
  const { paragraph } = walk.scope
  paragraph.oddities ??= []
  const last = paragraph.oddities.at(-1)
  if (last?.why !== 'placeholder')
    paragraph.oddities.push({ why: 'placeholder', text: text.slice(0, maxTrace) })
  else if (last.text.length < maxTrace) last.text += text.slice(0, maxTrace)
}

/** The words of a leaked link are those that follow in the same text, else those of the next one. */
function appendLeaked(walk: Walk, text: string) {
  const { scope } = walk
  const leak = findLeakedLink(text)
  if (!leak) return appendRun(walk, text, scope.link ?? scope.fieldLink)
  if (leak.before) appendRun(walk, leak.before, scope.link)
  if (leak.after) appendRun(walk, leak.after, leak.link)
  else scope.leakedLink = leak.link
}

function appendRun(walk: Walk, text: string, link: string | undefined) {
  let words = text
  walk.scope.paragraph ??= createParagraph(walk)
  const { runs } = walk.scope.paragraph
  const { isBold, isItalic, isUnderlined, isStruck, position } = walk.run
  const last = runs[runs.length - 1]
  walk.kept += words.length
  if (walk.isApart && !position && last && wouldJoin(last.text, words)) words = ` ${words}`
  walk.isApart = false
  walk.scope.length += words.length
  if (
    last &&
    last.href === link &&
    (last.bold ?? false) === isBold &&
    (last.italic ?? false) === isItalic &&
    (last.underline ?? false) === isUnderlined &&
    (last.struck ?? false) === isStruck &&
    last.position === position
  ) {
    last.text += words
    return
  }
  const run: RichRun = { text: words }
  if (isBold) run.bold = true
  if (isItalic) run.italic = true
  if (isUnderlined) run.underline = true
  if (isStruck) run.struck = true
  if (position) run.position = position
  if (link !== undefined) run.href = link
  runs.push(run)
  countPiece(walk)
}

function createParagraph(walk: Walk): WordParagraph {
  const paragraph: WordParagraph = {
    kind: 'paragraph',
    source: walk.reader.position,
    runs: [],
    list: undefined,
    heading: 0,
    comments: [],
  }
  const { blocks, earlyChanges } = walk.scope
  if (earlyChanges.length > 0) paragraph.changes = earlyChanges.splice(0)
  blocks.push(paragraph)
  walk.scope.length = 0
  countPiece(walk)
  return paragraph
}

function createScope(blocks: WordBlock[], cell: WordCell | undefined): Scope {
  return {
    blocks,
    cell,
    table: undefined,
    row: undefined,
    column: 0,
    marks: noMarks,
    bookmarks: [],
    paragraph: undefined,
    length: 0,
    plain: plainRun,
    isMarkDeleted: false,
    unfinished: undefined,
    earlyChanges: [],
    hanging: [],
    fields: [],
    link: undefined,
    fieldLink: undefined,
    leakedLink: undefined,
  }
}
