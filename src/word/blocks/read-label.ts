import {
  fillerWords,
  itemWords,
  type LabelSlot,
  labelSlots,
  type PartName,
  partWords,
  slotWords,
} from './label-words.ts'

/** What a label says: of which part, of which item in it, and what its value is for. At least one of part and slot is known. */
export type Label = { part?: PartName; item?: number; slot?: LabelSlot }

/**
 * "Benefit 2 title", "Secondary CTA text (max 30)": part, item, number and slot in this order, with fillers between. Undefined
 * unless each word has a meaning: a label that is understood by half is somebody's copy.
 */
export function readLabel(text: string): Label | undefined {
  const words = tidyWords(text)
  if (words.length === 0 || words.length > mostWords) return
  const whole = findSlot(words)
  if (whole) return { slot: whole }
  const part = findPart(words)
  if (part) return { part }
  return readParts(words)
}

/** Whether a line is the name of a part of a page, as decks write above it: "2. Hero section". */
export function readPartName(text: string): PartName | undefined {
  const words = tidyWords(text.replace(/^\s*(?:(?:section|part|block)\s*)?\d{1,2}\s*[.):–—-]\s*/i, ''))
  return words.length > mostWords ? undefined : findPart(words)
}

const mostWords = 6

function readParts(words: readonly string[]): Label | undefined {
  let rest = words
  const label: Label = {}
  for (let length = Math.min(rest.length - 1, mostWords); length > 0 && !label.part; length--) {
    const part = findPart(rest.slice(0, length))
    if (!part) continue
    label.part = part
    rest = rest.slice(length)
  }
  const [item = ''] = rest
  if (itemWords.has(item) && rest.length > 1) {
    const itsPart = label.part ?? itemWords.get(item)
    if (itsPart) label.part = itsPart
    rest = rest.slice(1)
  }
  const number = /^\d{1,2}$/.exec(rest[0] ?? '')?.[0]
  if (number) {
    label.item = Number(number)
    rest = rest.slice(1)
  }
  const last = /^\d{1,2}$/.exec(rest.at(-1) ?? '')?.[0]
  if (last && rest.length > 1) {
    label.item ??= Number(last)
    rest = rest.slice(0, -1)
  }
  const slot = findSlot(rest.filter((word) => !fillerWords.includes(word))) ?? findSlot(rest)
  return slot && { ...label, slot }
}

const slots = new Map(labelSlots.flatMap((slot) => slotWords[slot].map((words) => [words, slot] as const)))
const parts = new Map(
  Object.entries(partWords).flatMap(([part, all]) =>
    all.map((words) => [words as string, part as PartName] as const),
  ),
)

function findSlot(words: readonly string[]): LabelSlot | undefined {
  return slots.get(words.join(' '))
}

function findPart(words: readonly string[]): PartName | undefined {
  return parts.get(words.join(' ')) ?? parts.get(words.filter((word) => word !== 'section').join(' '))
}

/** Without remarks in brackets, limits, colons and numbers that are stuck to a word: "H1", "CTA1". */
function tidyWords(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replace(/[-_/*:：#]+/g, ' ')
    .replace(/([a-z]{2,})(\d)/g, '$1 $2')
    .split(/\s+/)
    .filter((word) => word !== '')
}
