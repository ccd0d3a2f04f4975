import type { Block } from '#word/blocks/block.ts'
import type { LabelSlot } from '#word/blocks/label-words.ts'
import { type Units, wordsOf } from '#word/blocks/piece.ts'
import { type Label, readLabel, readPartName } from '#word/blocks/read-label.ts'
import { areWordsQuoted } from './hold-unquoted.ts'
import { numberAbove } from './names-part.ts'
import { readsAsActions } from './read-action.ts'
import { isOfOnePerson } from './remarks.ts'
import { namesLook } from './shop-talk.ts'
import type { Strip } from './strip.ts'

/** How a document is written, which tells what its single lines mean. */
export type Habits = {
  /** It names parts and fields of a page, as copywriters' decks do: what has no such name is then rather a note than copy. */
  isDeck: boolean
  /** Its headings name parts, and titles stand below them. */
  areNamesLabels?: boolean
  /** Whoever says "I" speaks to readers: in the document, or in the answer to a question. */
  isOfOnePerson?: boolean
  /** Its headings have numbers, from one on. */
  areHeadsCounted?: boolean
  /** Lines in square brackets are buttons: one of them says what to do. */
  areButtonsFramed?: boolean
  /** The words of the page stand in quotation marks. */
  areWordsQuoted?: boolean
}

export function findHabits(strips: readonly Strip[], units: Units): Habits {
  const labels = strips.filter(({ block }) => isSlotLabel(block) && isWithColon(block, units)).length
  const copywriters = strips.filter(({ block }) => isCopywritersLabel(block, units)).length
  const names = strips.filter(
    ({ block }) => block.kind === 'heading' && readPartName(wordsOf(block.words, units)) !== undefined,
  ).length
  const texts = strips.flatMap(({ block }) =>
    block.kind === 'paragraph' ? [wordsOf(block.words, units)] : [],
  )
  const values = strips.flatMap(({ block }) =>
    block.kind === 'label' ? block.values.map((value) => wordsOf(value, units)) : [],
  )
  return {
    isOfOnePerson: isOfOnePerson(texts),
    areHeadsCounted: areCounted(strips, units),
    areWordsQuoted: areWordsQuoted([...texts, ...values]),
    areButtonsFramed: texts.some((text) => areFramed(text) && readsAsActions(text, false)),
    isDeck:
      labels >= 3 ||
      copywriters >= 2 ||
      (labels >= 1 && names >= 1) ||
      names >= 3 ||
      strips.some(({ isName }) => isName === true) ||
      isNamedHero(strips, units),
  }
}

/** "1 Why", "2 How", "3 FAQ": one after the other. */
function areCounted(strips: readonly Strip[], units: Units): boolean {
  const numbers = strips.flatMap(({ block, row }) => {
    const text = block.kind === 'heading' && row === undefined ? wordsOf(block.words, units) : ''
    const number = numberAbove.test(text) ? Number.parseInt(text, 10) : Number.NaN
    return Number.isNaN(number) ? [] : [number]
  })
  return numbers.length > 1 && numbers.every((number, index) => number === (numbers[0] ?? 0) + index)
}

/** "[Taste it]", whatever it says, but nothing about how the page looks. */
function isFramedShort(text: string): boolean {
  const inside = /^\[\s?(\p{Lu}[^\][:]{2,30}|\p{Script=Arabic}[^\][:]{2,30})\]$/u.exec(text)?.[1] ?? ''
  return inside !== '' && inside.trim().split(/\s+/).length <= 4 && !namesLook(inside)
}

/** One beside the other. */
export function areFramed(text: string): boolean {
  return text.split(/(?<=\])\s+(?=\[)/).every(isFramedShort)
}

function isNamedHero(strips: readonly Strip[], units: Units): boolean {
  return strips.some(
    ({ block }) =>
      (block.kind === 'heading' && readPartName(wordsOf(block.words, units)) === 'hero') ||
      (block.kind === 'label' && block.meaning?.part === 'hero'),
  )
}

function isSlotLabel(block: Block): boolean {
  return block.kind === 'label' && block.meaning?.slot !== undefined && block.meaning.slot !== 'note'
}

/** Words that nobody uses as a heading but who writes copy. */
function isCopywritersLabel(block: Block, units: Units): boolean {
  const label = labelOf(block, units)
  return label?.slot !== undefined && (label.part !== undefined || copywriters.has(label.slot))
}

function labelOf(block: Block, units: Units): Label | undefined {
  if (block.kind === 'heading') return readLabel(wordsOf(block.words, units))
  return block.kind === 'label' ? block.meaning : undefined
}

const copywriters: ReadonlySet<LabelSlot> = new Set<LabelSlot>([
  'eyebrow',
  'subtitle',
  'action',
  'second-action',
  'meta',
])

function isWithColon(block: Block, units: Units): boolean {
  return block.kind === 'label' && (/[:：]/.test(wordsOf(block.label, units)) || block.values.length > 0)
}
