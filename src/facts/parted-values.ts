import type { Field } from '#catalogue/manifest.ts'
import { textOf } from '#content/content.ts'
import type { ReviewedInstance } from '#content/draft/review.ts'
import { type Slot, slotsOf, valueAt } from '#content/slots.ts'
import { isSample } from '#content/values/origin.ts'
import { plainText } from '#content/values/rich-text.ts'
import type { Fact } from './fact.ts'
import { findParted, type Parted } from './parted.ts'

type Section = Pick<ReviewedInstance, 'component' | 'instance'>

/**
 * Figures of a value that stand without what belongs to them, wherever the value came from. What else the section says is
 * read with it; of its items, only the one that the value is in. Samples are to be written anew and are passed over.
 */
export function partedIn({ component, instance }: Section, slot: Slot, facts: readonly Fact[]): Parted[] {
  const { definition, item } = slot
  const value = valueAt(instance, slot)
  if (facts.length === 0 || !saysWords(definition) || isSample(value)) return []
  const text = wordsOf(value.value)
  if (!/\p{N}/u.test(text)) return []
  const others = slotsOf(component, instance).filter(
    (other) => (other.item === undefined || other.item === item) && !isSame(other, slot),
  )
  const beside = others
    .filter((other) => saysWords(other.definition))
    .map((other) => wordsOf(valueAt(instance, other).value))
    .join('\n')
  const hasLabel = definition.type === 'number' || definition.role === 'figure'
  return findParted({ text, beside, hasLabel }, facts).filter(({ figure }) => !hasFootnote.test(figure))
}

function saysWords({ type, fixed }: Field): boolean {
  return type !== 'url' && fixed === undefined
}

function isSame(one: Slot, other: Slot): boolean {
  return one.field === other.field && one.item === other.item
}

/** What belongs to it may stand in any part of the page. */
const hasFootnote = /[*†‡§¹²³⁴-⁹]$/

/** Entries of a list, and blocks of rich text, stay apart. */
function wordsOf(value: string | string[]): string {
  const text = textOf(value)
  return /[<&]/.test(text) ? plainText(text) : text
}
