import type { Field } from '#catalogue/manifest.ts'
import { lengthOf } from '#content/values/check.ts'
import { plainText } from '#content/values/rich-text.ts'
import type { Material } from './material.ts'
import { type Compared, compared, hasArabic, likeness } from './text.ts'
import { findUnsafe } from './unsafe.ts'

/** Above this two values are as good as the same. */
const sameAs = 0.8
/** Above this two items of one section are too alike. */
const alike = 0.6

export type Others = {
  /** Values of this very field that the new one should differ from. */
  previous: readonly string[]
  /** Values of other items or fields that it should not repeat. */
  beside?: readonly string[]
}

/**
 * The first of the candidates that keeps the limits and rules and is unlike what stands already; the least alike when all
 * are. Undefined when none keeps the limits and rules.
 */
export function choose(
  candidates: readonly string[],
  field: Field,
  material: Material,
  others: Others,
): string | undefined {
  const previous = others.previous.map(plainly)
  const beside = (others.beside ?? []).map(plainly)
  const allowed: { text: string; likeness: number }[] = []
  for (const text of candidates) {
    if (!fits(field, text) || !isClean(text, material)) continue
    const own = plainly(text)
    const [before, besides] = [highest(own, previous), highest(own, beside)]
    if (before <= sameAs && besides <= alike) return text
    allowed.push({ text, likeness: Math.max(before, besides) })
  }
  return allowed.toSorted((a, b) => a.likeness - b.likeness)[0]?.text
}

export function fits(field: Field, text: string): boolean {
  const length = lengthOf(field, text)
  return text !== '' && length >= (field.min ?? 0) && length <= (field.max ?? Number.POSITIVE_INFINITY)
}

function isClean(text: string, { locale, islamic }: Material): boolean {
  const words = plainText(text)
  if (findUnsafe(words, { islamic })) return false
  return locale === 'ar-AE' || !hasArabic(words)
}

function plainly(text: string): Compared {
  return compared(plainText(text))
}

function highest(text: Compared, others: readonly Compared[]): number {
  return Math.max(0, ...others.map((other) => likeness(text, other)))
}
