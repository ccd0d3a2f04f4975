import { type Piece, type Units, wordsOf } from '#word/blocks/piece.ts'
import type { Label } from '#word/blocks/read-label.ts'
import { boldLevel, isQuestion } from '#word/blocks/read-line.ts'
import { placeBehind, type Strip } from './strip.ts'

/** Labels whose meaning shows in how they are used throughout the document, or in what stands before them. */
export function settleLabels(strips: readonly Strip[], units: Units): Strip[] {
  return fillTitles(readMeta(askAndAnswer(raiseCounted(strips, units), units), units))
}

/** A bold line below "Headline" is what it is the label of, and begins nothing. */
function fillTitles(strips: readonly Strip[]): Strip[] {
  const taken = new Set<number>()
  const filled = strips.map((strip, index): Strip => {
    const { block } = strip
    const isOpen = block.kind === 'label' && block.values.length === 0 && !strip.kind
    if (!isOpen || !fillable.has(block.meaning?.slot ?? '')) return strip
    const below = placeBehind(strips, index)
    const words = strips[below] && wordsOfHead(strips[below])
    if (!words) return strip
    taken.add(below)
    return { ...strip, block: { ...block, values: [words] } }
  })
  return filled.filter((_, index) => !taken.has(index))
}

const fillable: ReadonlySet<string> = new Set(['title', 'eyebrow', 'subtitle', 'action', 'second-action'])

function wordsOfHead({ block, row, kind, isName }: Strip): Piece | undefined {
  if (row !== undefined || kind || isName) return
  if (block.kind === 'heading' && block.level === boldLevel) return block.words
  return block.kind === 'question' && block.answer.length === 0 ? block.question : undefined
}

/** "Customer asks:" again and again over questions, and "Agent answers:" below each. */
function askAndAnswer(strips: readonly Strip[], units: Units): Strip[] {
  const isBelowQuestion = (index: number) => {
    const above = strips.slice(0, index).findLast(({ block }) => block.kind !== 'space')?.block
    return above?.kind === 'question' && above.answer.length === 0
  }
  const strange = strips.flatMap(({ block }, index) =>
    block.kind === 'label' && !block.meaning && block.values.length > 0
      ? [
          {
            index,
            name: nameOf(wordsOf(block.label, units)),
            text: wordsOf(block.values[0] ?? block.label, units),
          },
        ]
      : [],
  )
  const places = new Map(strange.map(({ index }, place) => [index, place]))
  const meanings = new Map<string, Label>()
  const byName = Map.groupBy(strange, ({ name }) => name)
  for (const [name, own] of byName) {
    const asking = own.filter(({ text }) => isQuestion(text.replace(/\s(?:->|→|\().*$/, '')))
    if (own.length > 1 && asking.length * 3 > own.length * 2) meanings.set(name, { slot: 'question' })
  }
  for (const [name, own] of byName) {
    const isBelow = own.every(({ index }) => {
      const before = strange[(places.get(index) ?? 0) - 1]
      const isAsked = before !== undefined && meanings.get(before.name)?.slot === 'question'
      return isAsked || isBelowQuestion(index)
    })
    if (own.length > 1 && isBelow && !meanings.has(name)) meanings.set(name, { slot: 'answer' })
  }
  if (meanings.size === 0) return [...strips]
  return strips.map((strip) => {
    const { block } = strip
    const meaning =
      block.kind === 'label' && !block.meaning && meanings.get(nameOf(wordsOf(block.label, units)))
    return meaning ? { ...strip, block: { ...block, meaning } } : strip
  })
}

function nameOf(label: string): string {
  return label
    .replace(/[\s:：]+/g, ' ')
    .trim()
    .toLowerCase()
}

/** "Description:" right below "Title tag:" is said of the page as well. */
function readMeta(strips: readonly Strip[], units: Units): Strip[] {
  let isMeta = false
  let isAbove = true
  return strips.map((strip) => {
    const { block } = strip
    if (block.kind === 'space') return strip
    const isLabel = block.kind === 'label' && block.values.length > 0
    const isAddress = isLabel && isAbove && block.meaning?.slot === 'address'
    const isAbout = isAddress || (isLabel && isMeta && aboutPage.test(wordsOf(block.label, units)))
    if (block.kind === 'paragraph' || (isLabel && !isAbout && !aside.has(block.meaning?.slot ?? '')))
      isAbove = false
    isMeta = isLabel && (isAbout || block.meaning?.slot === 'meta')
    return isAbout && isLabel ? { ...strip, block: { ...block, meaning: { slot: 'meta' } } } : strip
  })
}

const aside: ReadonlySet<string> = new Set(['meta', 'note', 'picture', 'form'])

const aboutPage =
  /^\W*(?:title|desc(?:ription)?|url|address|link|keywords?|slug|h1|الوصف|العنوان|الرابط)(?!\p{L})/iu

const countedBefore = /^\s*([\d٠-٩]{1,2})[.)]\s+\S/

/** "1. Intro text", "2. What is included", "3. FAQ": counted from the first to the last, each heads a part, whatever it looks like. */
function raiseCounted(strips: readonly Strip[], units: Units): Strip[] {
  const counted = strips.flatMap(({ block, row, kind, isName }, index) => {
    const next = strips.slice(index + 1, index + 5).find(({ block }) => block.kind !== 'space')?.block
    const isLine =
      block.kind === 'paragraph' && next?.kind === 'label' && wordsOf(block.words, units).length <= 40
    const isHead =
      isLine ||
      block.kind === 'heading' ||
      (block.kind === 'label' && block.values.every(({ unit }) => unit !== block.label.unit))
    if (!isHead || row !== undefined || kind || isName) return []
    const words = block.kind === 'label' ? block.label : block.words
    const found = countedBefore.exec(wordsOf(words, units))
    return found
      ? [
          {
            index,
            number: Number(found[1]),
            isLabel: block.kind !== 'heading',
            level: block.kind === 'heading' ? block.level : 0,
          },
        ]
      : []
  })
  const isRow = counted.length > 2 && counted.every(({ number }, index) => number === index + 1)
  if (!isRow || !counted.some(({ isLabel }) => isLabel) || counted.every(({ isLabel }) => isLabel))
    return [...strips]
  const level = Math.min(boldLevel, ...counted.flatMap(({ isLabel, level }) => (isLabel ? [] : [level])))
  const heads = new Set(counted.map(({ index }) => index))
  return strips.flatMap((strip, index): Strip[] => {
    const { block, ...rest } = strip
    if (block.kind === 'paragraph' && heads.has(index))
      return [{ ...rest, block: { ...block, kind: 'heading', level } }]
    if (block.kind !== 'label' || !heads.has(index)) return [strip]
    const extras = block.links ? { links: block.links } : {}
    return [
      { ...rest, block: { kind: 'heading', level, words: block.label, ...extras } },
      ...block.values.map((words): Strip => ({ ...rest, block: { kind: 'paragraph', words, ...extras } })),
    ]
  })
}
