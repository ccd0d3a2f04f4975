import type { Manifest } from '#catalogue/manifest.ts'
import { isLabel, isTableWord } from '../boilerplate.ts'
import type { UnusedText } from './unused-text.ts'

/** Fewer rows may be somebody's notes. */
export const leastStrange = 3
/** Nobody's own words stand in so many places. */
const leastRepeated = 2

/**
 * Where the words of the form were translated, they are told as such, once and together. One name that was changed
 * is somebody's word as any other.
 */
export function gatherLabels(
  unused: readonly UnusedText[],
  changedRows: number,
  catalogue: Manifest,
): UnusedText[] {
  if (changedRows < leastStrange)
    return unused.map((each) => (each.why === 'label' ? { ...each, why: 'outside' } : each))
  const counts = new Map<string, number>()
  for (const { text } of unused) counts.set(text, (counts.get(text) ?? 0) + 1)
  const isTranslated = ({ text, why }: UnusedText) =>
    why === 'label' || (why === 'outside' && (counts.get(text) ?? 0) >= leastRepeated)
  const isForm = ({ text, why }: UnusedText) =>
    why === 'outside' && (isLabel(text, catalogue) || isTableWord(text))
  return unused
    .filter((each) => !isForm(each))
    .map((each): UnusedText => {
      if (isTranslated(each) && !/\p{N}/u.test(each.text))
        return { ...each, why: 'label', place: { spot: { at: 'labels' } } }
      return each.why === 'label' ? { ...each, why: 'outside' } : each
    })
}
