import { fold } from '#figures/fold.ts'
import type { PairRange } from '../pair-fault.ts'

/** A word of a text as it is compared, with the forms that it may stand for. */
export type WordPlace = PairRange & { text: string; forms: readonly string[] }

/** As it is looked for: with or without the article it is the same word. */
export function withoutArticle(word: string): string {
  return /^ال./.test(word) && word.length > 4 ? word.slice(2) : word
}

/** Words and numbers, in the one form of all ways of writing them. */
export function cutWords(text: string): WordPlace[] {
  const { text: folded, starts, ends } = fold(text)
  return [...folded.matchAll(word)].map(({ 0: found, index }) => ({
    text: found,
    forms: formsOf(found),
    from: starts[index] ?? 0,
    to: ends[index + found.length - 1] ?? text.length,
  }))
}

const word = /\p{N}+(?:[.,]\p{N}+)*|\p{L}+(?:'\p{L}+)*/gu

/** Without what Arabic writes together with a word, and the plural and owner of English names. */
function formsOf(found: string): string[] {
  if (!/^\p{Script=Arabic}/u.test(found)) {
    return found.endsWith("'s")
      ? [found, found.slice(0, -2)]
      : [found, ...(/s$/.test(found) ? [found.slice(0, -1)] : [])]
  }
  const bare =
    found.length > 3
      ? [found, ...[/^[وف]/, /^[بكل]/, /^[وف][بكل]/].flatMap((prefix) => without(found, prefix))]
      : [found]
  const whole = [...bare, ...bare.filter((form) => /^لل./.test(form)).map((form) => `ا${form.slice(1)}`)]
  const named = whole.map(withoutArticle)
  return [...new Set([...whole, ...named, ...named.flatMap(withoutOwner)])]
}

/** "قرضنا" is a "قرض", "بطاقتك" a "بطاقة". */
function withoutOwner(word: string): string[] {
  const bare = word.length > 4 ? word.replace(/(?:كم|نا|هم|ها|ك)$/, '') : word
  if (bare === word || bare.length < 3) return []
  return bare.endsWith('ت') ? [bare, `${bare.slice(0, -1)}ه`] : [bare]
}

function without(word: string, prefix: RegExp): string[] {
  const rest = word.replace(prefix, '')
  return rest !== word && rest.length > 2 ? [rest] : []
}
