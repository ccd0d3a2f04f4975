import {
  BookmarkEnd,
  BookmarkStart,
  EditableRangeEnd,
  EditableRangeStart,
  type IParagraphOptions,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from 'docx'
import type { Locale } from '#base/locale.ts'
import { fixedValue } from '#catalogue/lookup.ts'
import type { Field } from '#catalogue/manifest.ts'
import { isBlank, textOf } from '#content/content.ts'
import type { PagePlace } from '#content/place.ts'
import { type RichBlock, type RichRun, readRichText } from '#content/values/rich-text.ts'
import { emptyMark, shown, writeBesideTag } from '../format.ts'
import { canonicalValue } from '../read/canonical-value.ts'
import { bookmarkName, controlTag, createControl } from './controls.ts'
import { createLink } from './link.ts'
import { type Look, listReferences, styleIds } from './styles.ts'

/** What all parts of one document share. Ids count up, so that every export of a page has the same ones. */
export type Writing = Look & {
  isProtected: boolean
  nextId(): number
  /** Those that are taken, in lower case: Word tells bookmarks apart regardless of case. */
  bookmarks: Set<string>
  /** Of the texts that stand beside the values. */
  beside?: { locale: Locale; direction: Look['direction'] }
}

/** What goes into a value cell, before it is marked as somebody's value. */
type Filling = {
  blocks: readonly RichBlock[]
  options?: readonly string[]
  isPlaceholder: boolean
  isFixed: boolean
  isRightToLeft: boolean
  style: string
}

/** The paragraphs of a field's value cell. */
export function writeValue(
  writing: Writing,
  id: PagePlace,
  field: Field,
  value: string | string[] | undefined,
): Paragraph[] {
  const canonical = canonicalValue(field, value)
  const isPlaceholder = isBlank(canonical)
  return writeFilling(writing, id, {
    blocks: isPlaceholder ? [plainBlock(emptyMark)] : blocksOf(field, canonical),
    isPlaceholder,
    isFixed: fixedValue(field, 0) !== undefined,
    isRightToLeft: readsFromRight(field, writing.direction),
    style: styleIds.value,
  })
}

/** Addresses and numbers read from the left in both languages. */
function readsFromRight({ type }: Field, direction: 'ltr' | 'rtl' | undefined): boolean {
  return direction === 'rtl' && type !== 'url' && type !== 'number'
}

/** The same value in the other language, a paragraph for each block, each locked by itself. */
export function writeBeside(
  writing: Writing,
  id: PagePlace,
  field: Field,
  value: string | string[] | undefined,
): Paragraph[] {
  const canonical = canonicalValue(field, value)
  if (isBlank(canonical)) return [new Paragraph({ style: styleIds.value })]
  const tag = writeBesideTag(id).slice(0, 64)
  const isRightToLeft = readsFromRight(field, writing.beside?.direction)
  const blocks = blocksOf(field, canonical)
  return blocks.map((block, index) => {
    // A link in a control becomes a field code in LibreOffice, so its words stand here alone.
    const runs = block.runs.flatMap(({ href: _, ...run }) =>
      writeRun(writing, run, styleIds.muted, isRightToLeft),
    )
    const control = { tag, id: writing.nextId(), isPlaceholder: false, isFixed: true }
    return new Paragraph({
      style: styleIds.value,
      ...listOptions(blocks, index),
      ...(isRightToLeft && { bidirectional: true }),
      children: [createControl(control, runs)],
    })
  })
}

/** The switch of an optional element. */
export function writeSwitch(writing: Writing, id: PagePlace, isShown: boolean): Paragraph[] {
  return writeFilling(writing, id, {
    blocks: [plainBlock(isShown ? shown.yes : shown.no)],
    options: Object.values(shown),
    isPlaceholder: false,
    isFixed: false,
    isRightToLeft: false,
    style: styleIds.tableText,
  })
}

function blocksOf(field: Field, value: string | string[]): RichBlock[] {
  if (field.type === 'richtext') return readRichText(textOf(value))
  if (Array.isArray(value)) return value.map((text) => ({ kind: 'bullet', runs: [{ text }] }))
  return [plainBlock(value)]
}

function plainBlock(text: string): RichBlock {
  return { kind: 'paragraph', runs: [{ text }] }
}

/**
 * A value of one paragraph is in a content control. One of several paragraphs is not (see `createControl`), nor one
 * with links: LibreOffice turns a link in a control into the text of a field code. Such values keep their
 * bookmark, their label and their place.
 */
function writeFilling(writing: Writing, id: PagePlace, filling: Filling): Paragraph[] {
  const { blocks, isPlaceholder, isFixed, isRightToLeft, style } = filling
  const tag = canBeControlled(blocks) ? controlTag(id) : undefined
  const control = tag === undefined ? undefined : { ...filling, tag, id: writing.nextId() }
  const bookmark = startBookmark(writing, id)
  const isEditable = writing.isProtected && !isFixed
  const look = runStyle(isPlaceholder, isFixed)

  return blocks.map((block, index) => {
    const runs = block.runs.flatMap((run) => writeRun(writing, run, look, isRightToLeft && !isPlaceholder))
    const content = control ? [createControl(control, runs)] : runs
    const children = [
      ...(bookmark && index === 0 ? [bookmark.start] : []),
      ...(isEditable ? editableRange(writing, content) : content),
      ...(bookmark && index === blocks.length - 1 ? [bookmark.end] : []),
    ] as ParagraphChild[]
    return new Paragraph({
      style,
      ...listOptions(blocks, index),
      ...(isRightToLeft && { bidirectional: true }),
      children,
    })
  })
}

function canBeControlled(blocks: readonly RichBlock[]): boolean {
  return blocks.length === 1 && blocks.every(({ runs }) => runs.every(({ href }) => href === undefined))
}

/** Within one paragraph: LibreOffice doubles the start of a range that spans several. */
function editableRange(writing: Writing, content: readonly ParagraphChild[]): ParagraphChild[] {
  const id = writing.nextId()
  return [new EditableRangeStart(id), ...content, new EditableRangeEnd(id)]
}

function startBookmark(writing: Writing, id: PagePlace) {
  const name = bookmarkName(id)
  if (!name || writing.bookmarks.has(name.toLowerCase())) return undefined
  writing.bookmarks.add(name.toLowerCase())
  const number = writing.nextId()
  return { start: new BookmarkStart(name, number), end: new BookmarkEnd(number) }
}

function runStyle(isPlaceholder: boolean, isFixed: boolean): string | undefined {
  if (isPlaceholder) return styleIds.empty
  return isFixed ? styleIds.muted : undefined
}

function writeRun(
  writing: Writing,
  { text, href, bold, italic, underline, struck, position }: RichRun,
  style: string | undefined,
  isRightToLeft: boolean,
): ParagraphChild[] {
  const runs = text.split('\n').map(
    (line, index) =>
      new TextRun({
        text: line,
        ...(index > 0 && { break: 1 }),
        ...(href && { style: 'Hyperlink' }),
        ...(style && { style }),
        ...(bold && { bold }),
        ...(italic && { italics: true }),
        ...(underline && { underline: {} }),
        ...(struck && { strike: true }),
        ...(position === 'sup' && { superScript: true }),
        ...(position === 'sub' && { subScript: true }),
        ...(isRightToLeft && { rightToLeft: true, language: { bidirectional: 'ar-AE' } }),
      }),
  )
  return href ? [createLink(href, writing.nextId(), runs)] : runs
}

/** A numbered list starts from 1 where the block before is not of the same list. */
function listOptions(blocks: readonly RichBlock[], index: number): IParagraphOptions {
  const kind = blocks[index]?.kind ?? 'paragraph'
  if (kind === 'paragraph') return {}
  const restart = kind === 'number' && blocks[index - 1]?.kind !== 'number'
  return { style: styleIds.list, numbering: { reference: listReferences[kind], level: 0, restart } }
}
