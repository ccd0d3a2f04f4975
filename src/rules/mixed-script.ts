import type { Folded } from '#figures/fold.ts'
import type { TextRange } from './value-checks.ts'

/** Words of the other language in the middle of a text. Names in Latin letters are usual in Arabic, sentences are not. */
export function findMixedScript({ text: given, starts, ends }: Folded): TextRange[] {
  if (!/[a-z]/.test(given) || !/[ء-ي]/.test(given)) return []
  const text = given.replace(notWords, (found) => ' '.repeat(found.length))
  const isArabic = countOf(text, /[ء-ي]+/g) >= countOf(text, /[a-z]+/g)
  if (!isArabic && !english.test(text)) return []
  const runs = Array.from(text.matchAll(isArabic ? latinRun : arabicRun))
  return runs.flatMap(({ 0: words, index }) => {
    if (isArabic ? !saidInEnglish.test(words) : isExplained(text, index)) return []
    return [{ start: starts[index] ?? 0, end: ends[index + words.length - 1] ?? 0 }]
  })
}

function countOf(text: string, words: RegExp): number {
  return text.match(words)?.length ?? 0
}

/** What stands in brackets or quotation marks says how the other language has it. */
function isExplained(text: string, index: number): boolean {
  return /[("“«|/:]\s?$/.test(text.slice(Math.max(0, index - 2), index))
}

/** Marks and addresses, which are Latin in any text. */
const notWords = /<[^<>]{0,2000}>|(?:https?:|www\.|\/)[^\s<>"]{1,500}/g
const arabicRun = /(?<![ء-ي])[ء-ي]{2,}(?: [ء-ي]{2,})+/g
const latinRun = /(?<![a-z'])[a-z']+(?: [a-z']+){2,}/g
/** Small words: any of them shows an English text, and these few are hardly ever in a name. */
const english =
  /(?:^| )(?:the|your|our|with|for|is|are|you|we|this|that|from|to|of|and|on|all|an?|in|at|by)(?: |$)/
const saidInEnglish = /(?:^| )(?:the|your|our|with|for|is|are|you|we|this|that|from)(?: |$)/
