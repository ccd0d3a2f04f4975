import { diffWords } from 'diff'
import type { Locale } from '#base/locale.ts'
import type { Field } from '#catalogue/manifest.ts'
import { listOf, textOf } from '#content/content.ts'
import { plainText } from '#content/values/rich-text.ts'

/** A stretch of words, and which of the two texts it stands in. */
export type WordRun = { text: string; in: 'both' | 'current' | 'other' }

type Value = string | string[]

/** What another text says differently from the current one, by the words of the page's language. */
export function compareWords(field: Field, current: Value, other: Value, locale: Locale): WordRun[] {
  const intlSegmenter = new Intl.Segmenter(locale, { granularity: 'word' })
  return diffWords(readable(field, current), readable(field, other), { intlSegmenter }).map(
    ({ value, added, removed }) => ({ text: value, in: sideOf(added, removed) }),
  )
}

function sideOf(added: boolean, removed: boolean): WordRun['in'] {
  if (added) return 'other'
  return removed ? 'current' : 'both'
}

function readable({ type }: Field, value: Value): string {
  if (type === 'array') return listOf(value).join('\n')
  return type === 'richtext' ? plainText(textOf(value)) : textOf(value)
}
