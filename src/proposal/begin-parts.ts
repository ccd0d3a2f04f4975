import type { PartName } from '#word/blocks/label-words.ts'
import { type Piece, type Units, wordsOf } from '#word/blocks/piece.ts'
import { isFigure } from '#word/blocks/read-figure.ts'
import { type Label, readItemMark } from '#word/blocks/read-label.ts'
import { heldParts } from './held-parts.ts'
import { isOfSection } from './plan-items.ts'
import type { Part } from './split-parts.ts'
import type { Strip } from './strip.ts'

/**
 * "Benefits title" begins the part that it names, where no heading does; and so does the text below the button of a hero. Nothing: it
 * goes on with its part. Empty: a part without a name.
 */
export function isLabelOfPart(
  { block, kind, row }: Strip,
  part: Part | undefined,
  units: Units,
): PartName | '' | undefined {
  if (block.kind !== 'label' || kind || row !== undefined || !block.meaning || !part) return
  const { slot, item } = block.meaning
  const named = block.meaning.part === 'hero' && part.name === 'closing' ? 'closing' : block.meaning.part
  const isButton = named === 'links' && part.name === 'hero' && block.values.length > 0
  if (!slot) return isOtherPart(block.meaning, part) && !isButton ? named : undefined
  if (slot === 'legal' && part.name !== undefined && heldParts[part.name]) return 'legal'
  if (
    (part.name === 'meta' || part.name === 'note') &&
    pageLabels.has(slot) &&
    !/^\s*(?:title|description)\b/i.test(wordsOf(block.label, units))
  )
    return named ?? 'hero'
  if (block.meaning.section !== undefined && sectionOf(part) !== block.meaning.section)
    return part.strips.some(({ block }) => block.kind === 'label') ? '' : undefined
  if (slot === 'title' && item === undefined && isOtherKey(block.label, part, units)) return named ?? ''
  const isNewTitle = slot === 'title' && isOfSection(wordsOf(block.label, units))
  if (
    isNewTitle &&
    !named &&
    part.strips.some(
      ({ block }) => block.kind === 'label' && block.meaning?.slot && block.meaning.slot !== 'eyebrow',
    )
  )
    return ''
  const implied = part.heading === undefined && !named ? impliedParts[slot] : undefined
  if (implied && implied !== part.name) return implied
  const isOtherTitle =
    slot === 'title' && item === undefined && part.strips.some(({ block }) => isSaid(block))
  if (named && named !== part.name && isOtherTitle) return named
  const isFree = part.heading === undefined || part.name === 'hero' || part.name === undefined
  if (named && named !== part.name && (isFree || named === 'hero')) return named
  if (named || part.heading !== undefined) return
  const isBelow = part.name === 'hero' && (slot === 'body' || slot === 'points' || slot === 'title')
  const isLower = slot === 'title' && /^\W*h[23]\b/i.test(wordsOf(block.label, units))
  if (!isBelow && !isLower) return
  const hasAction = part.strips.some(
    ({ block }) => block.kind === 'label' && block.meaning?.slot === 'action',
  )
  if (hasAction) return ''
}

/** "cta.title" below "faq.2.answer": of what strings are called in code the first word tells the part. */
function isOtherKey(label: Piece, part: Part, units: Units): boolean {
  const last = part.strips.findLast(({ block, kind }) => block.kind === 'label' && !kind)?.block
  const [key, above] = [label, last?.kind === 'label' ? last.label : undefined].map((piece) =>
    piece ? keyBefore.exec(wordsOf(piece, units))?.[1] : undefined,
  )
  return key !== undefined && above !== undefined && key !== above
}

const keyBefore = /^["'“]?([a-z][A-Za-z0-9]*)[._]/

/** "Tile 1" below figures, questions or running text begins what its items are, unless the part is called so. */
export function beginsItems({ block }: Strip, part: Part, units: Units): PartName | undefined {
  if (part.name !== undefined && heldParts[part.name]) return
  const mark = countOf(block, units)
  if (!mark?.part || mark.number !== 1 || mark.part === part.name) return
  const own = part.strips.filter(({ kind }, index) => !kind && index !== part.heading)
  const sentences = own.filter(
    ({ block }) => block.kind === 'paragraph' && wordsOf(block.words, units).length > 50,
  )
  const isOther = part.name !== undefined && !ofItems.has(part.name) && own.some(({ block }) => isSaid(block))
  const isFull =
    isOther ||
    sentences.length > 1 ||
    own.some(
      ({ block, row }) =>
        row !== undefined || ['figure', 'question', 'list'].includes(block.kind) || isItemLabel(block),
    )
  const isSameItem = own.some(
    ({ block }) => block.kind === 'label' && block.meaning?.item === 1 && block.meaning.part === mark.part,
  )
  return isFull && !isSameItem ? mark.part : undefined
}

function countOf(block: Strip['block'], units: Units) {
  if (block.kind === 'heading') return readItemMark(wordsOf(block.words, units))
  if (block.kind !== 'label' || block.meaning?.item === undefined) return
  return { part: block.meaning.part, number: block.meaning.item }
}

/** Parts of which any items may be a part. */
const ofItems: ReadonlySet<PartName> = new Set<PartName>(['benefits', 'cards', 'text', 'steps', 'list'])

function isItemLabel(block: Strip['block']): boolean {
  return block.kind === 'label' && block.meaning?.item !== undefined
}

function isSaid(block: Strip['block']): boolean {
  return (
    block.kind === 'label' || block.kind === 'paragraph' || block.kind === 'list' || block.kind === 'question'
  )
}

/** The title of what labels begin next: "Section 2 title", perhaps with a line above or below it, and "Benefit 1". */
export function isOnlyTitle({ name, heading, strips }: Part): boolean {
  const said = strips.filter(({ block, kind }) => block.kind !== 'space' && block.kind !== 'rule' && !kind)
  const slots = said.map(({ block }) => (block.kind === 'label' ? block.meaning?.slot : block.kind))
  const title = slots.indexOf('title')
  return (
    name === undefined &&
    heading === undefined &&
    title >= 0 &&
    title <= 1 &&
    said.length <= title + 2 &&
    slots.every((slot, index) => index === title || (slot !== undefined && besideTitle.has(slot)))
  )
}

const besideTitle: ReadonlySet<string> = new Set(['eyebrow', 'subtitle', 'body', 'paragraph'])

/** "Stat 1" behind benefits, where no heading holds both. */
function isOtherPart({ part: named, item }: Label, { name, heading }: Part): boolean {
  const isFirst = item === undefined || (item === 1 && named === 'questions')
  const isClear = isFirst && named !== undefined && clearParts.has(named)
  return named !== undefined && named !== name && (heading === undefined || name === 'hero' || isClear)
}

/** "FAQ: Good to know" is said of no line within another part. */
const clearParts: ReadonlySet<PartName> = new Set<PartName>(['questions', 'closing', 'hero', 'figures'])

/** The section that its labels count. */
function sectionOf({ strips }: Part): number | undefined {
  const last = strips.findLast(({ block }) => block.kind === 'label' && block.meaning?.section !== undefined)
  return last?.block.kind === 'label' ? last.block.meaning?.section : undefined
}

const impliedParts: Partial<Record<string, PartName>> = { question: 'questions', figure: 'figures' }

const pageLabels: ReadonlySet<string> = new Set(['title', 'subtitle', 'eyebrow', 'action', 'second-action'])

/** Questions below other words, under a heading that does not speak of them. */
export function beginsQuestions({ block, row }: Strip, part: Part | undefined, units: Units): boolean {
  if (block.kind !== 'question' || row !== undefined || !part || part.name === 'questions') return false
  const { block: heading } = part.strips[part.heading ?? -1] ?? {}
  const isAbout =
    heading?.kind === 'heading' && /question|faq|\bask|أسئلة|سؤال/i.test(wordsOf(heading.words, units))
  const others = part.strips.filter(
    ({ block, kind }) => !kind && ['paragraph', 'list', 'figure', 'label'].includes(block.kind),
  )
  return !isAbout && others.length > 0 && !part.strips.some(({ block }) => block.kind === 'question')
}

/** A heading below the last question or figure that is over none of them begins what is none of them either. */
export function endsItems(
  { block, row }: Strip,
  part: Part | undefined,
  following: readonly Strip[],
  units: Units,
): boolean {
  const isOfItems =
    part && row === undefined && block.kind === 'heading' ? ofKind[part.name ?? ''] : undefined
  if (!part?.strips.slice(-mostAbove).some((strip) => isOfItems?.(strip, units))) return false
  const end = following.findIndex(({ block }) => block.kind === 'heading')
  const below = following.slice(0, end < 0 ? undefined : end)
  const isOver = below.some((strip) => isOfItems?.(strip, units))
  return !isOver && below.some(({ block, kind }) => !kind && isSaid(block))
}

/** So many strips above a heading tell what it stands below. */
const mostAbove = 100

const ofKind: Partial<Record<string, (strip: Strip, units: Units) => boolean>> = {
  questions: ({ block }) => block.kind === 'question',
  figures: ({ block, role }, units) =>
    block.kind === 'figure' ||
    role === 'figure' ||
    (block.kind === 'paragraph' && isFigure(wordsOf(block.words, units))),
}
