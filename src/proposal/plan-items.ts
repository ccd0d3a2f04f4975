import type { LabelSlot } from '#word/blocks/label-words.ts'
import { type Piece, type Units, wordsOf } from '#word/blocks/piece.ts'
import { isFigure } from '#word/blocks/read-figure.ts'
import { readItemMark } from '#word/blocks/read-label.ts'
import { isAside } from './asides.ts'
import { typedNumber } from './leads.ts'
import { namesPart } from './names-part.ts'
import { readsAsActions } from './read-action.ts'
import { soundsLikeRemark } from './remarks.ts'
import type { Part } from './split-parts.ts'
import type { Strip } from './strip.ts'

/** How the items of a part are told from each other. */
export type Plan = {
  /** Headings of this level begin an item each. */
  level: number | undefined
  /** The heading below the part's own that is its title. */
  title: number | undefined
  /** Labels for this begin an item each, from the one with this number on. */
  labels: { slot: LabelSlot; from: number } | undefined
  /** "Fast: in a day", "Safe: by law": labels that nobody knows and none of which comes twice are what items are called. */
  hasNamedLines: boolean
  /** Short lines over sentences, again and again: what items are called. */
  short: ReadonlySet<Piece>
}

export function planItems(part: Part, units: Units): Plan {
  const { strips } = part
  const heads = strips.flatMap(({ block, row, kind }, index) =>
    block.kind === 'heading' && index !== part.heading && row === undefined && !kind
      ? [{ index, level: block.level, text: wordsOf(block.words, units) }]
      : [],
  )
  const marks = heads.filter(({ text }) => readItemMark(text))
  const plain = heads.filter(({ text }) => !readItemMark(text))
  const title = findTitle(part, plain, units)
  const left = plain.filter(({ index }) => index !== title)
  const levels = [...new Set(left.map(({ level }) => level))].toSorted((one, other) => one - other)
  const level =
    marks.length > 0
      ? undefined
      : levels.find((each) => left.filter((head) => head.level === each).length > 1)
  const isByHeads = marks.length > 0 || level !== undefined
  return {
    level,
    title,
    labels: isByHeads || part.name === 'hero' ? undefined : planLabels(part, units),
    hasNamedLines: hasNamedLines(part, units),
    short: isByHeads ? new Set() : findShortLines(part, units),
  }
}

function findShortLines({ strips, name }: Part, units: Units): ReadonlySet<Piece> {
  if (name === 'questions' || name === 'legal' || name === 'hero') return new Set()
  const lines = strips.filter(({ block, row, kind }) => block.kind !== 'space' && row === undefined && !kind)
  const wordsAt = (index: number) => {
    const block = lines[index]?.block
    return block?.kind === 'paragraph' ? block.words : undefined
  }
  const isSameParagraph = (index: number) => {
    const [one, next] = [wordsAt(index), wordsAt(index + 1)]
    return one !== undefined && next?.unit === one.unit && next.from === one.to
  }
  const textOf = (index: number) => {
    const block = lines[index]?.block
    return block?.kind === 'paragraph' ? wordsOf(block.words, units) : ''
  }
  const short = lines.flatMap(({ block }, index) => {
    const [text, next] = [textOf(index), textOf(index + 1)]
    const isShort = text.length > 1 && text.length <= 60 && !/[.,;:!،]$/.test(text)
    const isOver = (next.length > text.length || typedNumber.test(text)) && /[.!؟?]$/.test(next)
    const isFirstLine =
      isSameParagraph(index) &&
      !isSameParagraph(index - 1) &&
      text.length <= 80 &&
      next.length > text.length &&
      !/[:：]$/.test(text)
    return block.kind === 'paragraph' && !isFigure(text) && ((isShort && isOver) || isFirstLine)
      ? [block.words]
      : []
  })
  // What says what to do is a button, unless titles that do so come again and again.
  const names = short.filter((words) => !readsAsActions(wordsOf(words, units), false))
  const all = short.length > 2 ? short : names
  return new Set(all.length > 1 ? all : [])
}

type Head = { index: number; level: number; text: string }

/** What stands right under the name of a part, unless it is one of many such headings. */
function findTitle(part: Part, heads: readonly Head[], units: Units): number | undefined {
  const { strips } = part
  const [first, second] = heads
  if (!first) return
  const isHigher = first.index === (part.heading ?? -1) + 1 && first.level < part.level
  const isNamed = part.heading === undefined || isHigher || namesPart(part, units)
  if (!isNamed) return
  const before = strips.slice((part.heading ?? -1) + 1, first.index)
  const isFirst = before.every((strip) => isUnsaid(strip, units))
  const isAlone = heads.filter(({ level }) => level === first.level).length === 1
  if (isAlone && (isFirst || part.name === 'hero')) return first.index
  const isAbove =
    second !== undefined &&
    strips.slice(first.index + 1, second.index).every(({ block }) => block.kind === 'space')
  return isFirst && isAbove ? first.index : undefined
}

function isUnsaid({ block, kind }: Strip, units: Units): boolean {
  if (kind || block.kind === 'space' || block.kind === 'picture') return true
  const text = block.kind === 'paragraph' ? wordsOf(block.words, units) : ''
  return text !== '' && (isAside(text, { isDeck: true }) || soundsLikeRemark(text))
}

const beginners: readonly LabelSlot[] = ['question', 'figure', 'title', 'quote', 'figure-label', 'subtitle']

function planLabels(part: Part, units: Units): Plan['labels'] {
  const labels = part.strips.flatMap(({ block, row }) =>
    block.kind === 'label' && block.meaning?.slot && row === undefined && block.meaning.item === undefined
      ? [{ slot: block.meaning.slot, text: wordsOf(block.label, units) }]
      : [],
  )
  const own = labels.filter(({ text }) => !isOfSection(text))
  const slot = beginners.find((each) => own.filter((label) => label.slot === each).length > 1)
  if (!slot) return
  const isOwnTitle = labels.length > own.length
  const groups: LabelSlot[][] = []
  for (const label of own) {
    if (label.slot === slot) groups.push([])
    groups.at(-1)?.push(label.slot)
  }
  const [first = [], second = []] = groups
  const isAlike = isSameSet(first, second) || (first.includes('body') && second.includes('body'))
  const isFirstItem = slot !== 'title' || isOwnTitle || isAlike
  if (groups.length === 2 && slot === 'title' && !isAlike && !isOwnTitle) return { slot, from: 1 }
  return { slot, from: isFirstItem ? 0 : 1 }
}

/** "Section headline" is no item's. */
export function isOfSection(label: string): boolean {
  return /^\W*(?:section|main|page|block)\b|القسم/i.test(label)
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  const [first, second] = [new Set(one), new Set(other)]
  return first.size === second.size && [...first].every((each) => second.has(each))
}

function hasNamedLines({ strips }: Part, units: Units): boolean {
  const labels = strips.flatMap(({ block }) => (block.kind === 'label' ? [block] : []))
  const strange = labels.filter(({ meaning, values }) => !meaning && values.length > 0)
  const names = new Set(strange.map(({ label }) => wordsOf(label, units).toLowerCase()))
  const known = labels.filter(({ meaning }) => meaning?.slot && meaning.slot !== 'note')
  return strange.length > 1 && names.size === strange.length && known.length <= 1
}
