import type { Locale } from '#base/locale.ts'
import type { Field } from '#catalogue/manifest.ts'
import { textOf } from '#content/content.ts'
import { type Known, type Translation, translate } from './translate.ts'

/** A value in the other language, as far as people have said it; a list entry by entry where nobody said it whole. */
export type ValueTranslation =
  | (Exclude<Translation, { made: 'nothing' | 'terms' }> & { value: string | string[] })
  | { made: 'terms'; value: string | string[] }
  | Extract<Translation, { made: 'nothing' }>

export function translateValue(
  value: string | string[],
  { type }: Pick<Field, 'type'>,
  from: Locale,
  known: Known,
): ValueTranslation {
  const whole = translateText(textOf(value), type, from, known)
  if (whole.made !== 'nothing') {
    return { ...whole, value: type === 'array' ? whole.text.split('\n') : whole.text }
  }
  const lines =
    type === 'array'
      ? textOf(value)
          .split('\n')
          .filter((line) => line.trim() !== '')
      : []
  if (lines.length < 2) return whole
  const all = lines.map((line) => translateText(line, type, from, known))
  const made = all.flatMap((each) => (each.made === 'nothing' ? [] : [each]))
  if (made.length < all.length) return all.find((each) => each.made === 'nothing') ?? whole
  // The whole is as sure as the least sure of its entries.
  const least =
    made.find((each) => each.made === 'memory with figures') ?? made.find((each) => each.made === 'memory')
  return { ...(least ?? { made: 'terms' }), value: made.map(({ text }) => text) } as ValueTranslation
}

function translateText(text: string, type: Field['type'], from: Locale, known: Known): Translation {
  const translation = translate(text, from, known)
  const isFitting =
    translation.made === 'nothing' || type === 'richtext' || !/<[a-z/]/i.test(translation.text)
  if (translation.made !== 'nothing' && isFitting) return translation
  const [, words = ''] = type === 'richtext' ? (/^<p>([^<>&]*)<\/p>$/.exec(text) ?? []) : []
  const plain = words === '' ? undefined : translate(words, from, known)
  if (plain && plain.made !== 'nothing' && !/[<>&]/.test(plain.text))
    return { ...plain, text: `<p>${plain.text}</p>` }
  return translation.made === 'nothing' ? translation : { made: 'nothing', reason: 'markup', similar: [] }
}
