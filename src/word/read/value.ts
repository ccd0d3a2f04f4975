import type { Field } from '#catalogue/manifest.ts'
import { plainTextOf, type RichBlock, type RichRun, writeRichText } from '#content/values/rich-text.ts'
import { readAddress, safeUrl } from '#content/values/safe-url.ts'
import { paragraphsOf, textOfParagraph, type WordCell, type WordParagraph } from '../walk/document.ts'
import { canonicalValue, isInvisible } from './canonical-value.ts'
import { paragraphWithoutStandIns } from './stand-ins.ts'

/**
 * What a value cell says, in the canonical form that a field of this type has. The mark of an empty value is
 * no value.
 */
export function readValue(cell: WordCell | undefined, field: Field): string | string[] {
  const paragraphs = cell ? valueParagraphsOf(cell, field) : []
  switch (field.type) {
    case 'richtext':
      return paragraphs.every((each) => isInvisible(textOfParagraph(each)))
        ? ''
        : writeRichText(paragraphs.map(richBlockOf))
    case 'array':
      return canonicalValue(field, readEntries(paragraphs))
    case 'url':
      return readUrl(paragraphs, field)
    default:
      return canonicalValue(field, textOf(paragraphs))
  }
}

/** The paragraphs of a value's cell; what only stands for a value is none of their words. */
export function valueParagraphsOf({ blocks }: WordCell, { type }: Field): WordParagraph[] {
  const paragraphs = paragraphsOf(blocks).map(paragraphWithoutStandIns)
  return type === 'richtext' ? paragraphs : onTheLine(paragraphs)
}

/** In plain text nothing is raised where all is: only words beside others on the line are. */
function onTheLine(paragraphs: WordParagraph[]): WordParagraph[] {
  const runs = paragraphs.flatMap((each) => each.runs).filter(({ text }) => text.trim() !== '')
  const position = runs[0]?.position
  const isWhole = position !== undefined && runs.every((run) => run.position === position)
  return isWhole ? paragraphs.map(withoutPosition) : paragraphs
}

function withoutPosition(paragraph: WordParagraph): WordParagraph {
  return { ...paragraph, runs: paragraph.runs.map(({ position, ...run }) => run) }
}

/** The words of a paragraph for a field of plain text: without those that are struck, and raised figures by their signs. */
export function plainTextOfParagraph(paragraph: WordParagraph): string {
  const { runs } = paragraph
  if (runs.every(({ struck, position }) => !struck && !position)) return textOfParagraph(paragraph)
  return plainTextOf(withoutStruck(runs))
}

/** The runs that stand; of two spaces that a struck word leaves, one. */
function withoutStruck(runs: readonly RichRun[]): RichRun[] {
  const left: RichRun[] = []
  for (const [index, run] of runs.entries()) {
    if (run.struck) continue
    const isGap = runs[index - 1]?.struck && left.at(-1)?.text.endsWith(' ')
    left.push(isGap ? { ...run, text: run.text.replace(/^ /, '') } : run)
  }
  return left
}

/** The words of a cell, a line for each paragraph. */
export function textOfCell(cell: WordCell | undefined): string {
  if (!cell) return ''
  const [first] = cell.blocks
  if (cell.blocks.length === 1 && first?.kind === 'paragraph') return trimmed(textOfParagraph(first))
  return trimmed(paragraphsOf(cell.blocks).map(textOfParagraph).join('\n'))
}

/** White space and invisible marks at both ends are nobody's words. */
export function trimmed(text: string): string {
  const inner = text.trim()
  const isPlain = inner.charCodeAt(0) < firstInvisible && inner.charCodeAt(inner.length - 1) < firstInvisible
  return isPlain ? inner : inner.replace(/^[\s\u200b-\u200f\u2060]+|[\s\u200b-\u200f\u2060]+$/g, '')
}

const firstInvisible = 0x200b

/** Bullets that were typed before lines go with the line breaks. */
function textOf(paragraphs: WordParagraph[]) {
  const lines = paragraphs.map(plainTextOfParagraph).filter((line) => line.trim() !== '')
  if (lines.length === 1) return lines[0] ?? ''
  return lines.map(withoutTypedBullet).join('\n')
}

/** A list in Word has an entry a paragraph; in plain text, lines and semicolons part them. */
function readEntries(paragraphs: WordParagraph[]): string[] {
  const typed: string[] = []
  const entries = paragraphs.flatMap((paragraph) => {
    const text = plainTextOfParagraph(paragraph)
    if (paragraph.list) return [text.replaceAll('\n', ' ')]
    const lines = text.split(/[\n;]/).filter((line) => line.trim() !== '')
    typed.push(...lines)
    return lines.map((line) => line.replace(typedMark, ''))
  })
  const isNumbered = typed.length > 0 && typed.length === entries.length && typed.every(hasTypedNumber)
  return isNumbered ? entries.map((entry) => entry.replace(typedNumber, '')) : entries
}

/** An address that stands there counts as it reads; under other words lies the one that they lead to. */
function readUrl(written: WordParagraph[], field: Field) {
  const paragraphs = written.map(withoutPosition)
  const text = String(canonicalValue(field, textOf(paragraphs)))
  if (text === '' || readsAsAddress(text)) return text
  const links = new Set(paragraphs.flatMap(({ runs }) => runs.flatMap(({ href }) => href ?? [])))
  const [link = text] = links
  return links.size > 1 ? text : link
}

/** Whether it is an address, or at least is meant to be one. */
export function readsAsAddress(text: string): boolean {
  return readAddress(text) !== undefined || /:\/\/|\bwww\./i.test(text)
}

/** What people type before the entries of a list: a dash as well, and numbers if each entry has one. */
const typedMark = /^\s*(?:[•·▪◦‣●]\s*|[-–—*]\s+)/
const typedNumber = /^\s*[\d٠-٩]{1,3}[.)]\s+/

function hasTypedNumber(text: string) {
  return typedNumber.test(text)
}

const typedBullet = /^\s*[•·▪◦‣●]\s*/

function withoutTypedBullet(text: string) {
  return text.replace(typedBullet, '')
}

function richBlockOf({ list, runs }: WordParagraph): RichBlock {
  const [first, ...others] = runs
  const isTypedBullet = !list && first !== undefined && typedBullet.test(first.text)
  const own = isTypedBullet ? [{ ...first, text: withoutTypedBullet(first.text) }, ...others] : runs
  return { kind: list ?? (isTypedBullet ? 'bullet' : 'paragraph'), runs: own.map(richRunOf) }
}

function richRunOf(run: RichRun): RichRun {
  const text = run.text.replaceAll('\t', ' ')
  if (run.href === undefined) return { ...run, text }
  const { href, ...plain } = run
  const safe = safeUrl(href)
  return safe === undefined ? { ...plain, text } : { ...plain, text, href: safe }
}
