import { foldText, hasArabic, headWords, overlap } from '#writing/draft-writer/text.ts'
import { numbersIn } from './numbers.ts'

/**
 * Whether a value that tells a key message keeps what bounds it: "up to", "for the first year", "terms apply", a "no".
 * What stands beside it, in its item or section, may say it. Undefined for a value that tells none.
 */
export function keepsBounds(
  text: string,
  beside: readonly string[],
  messages: readonly string[],
): boolean | undefined {
  const told = messages.filter((message) => isTold(message, text))
  if (told.length === 0) return undefined
  const whole = foldText([text, ...beside].join(' \n '))
  return told.every((message) =>
    boundsIn(message).every((bound) => boundWords[bound]?.some((word) => has(whole, word))),
  )
}

/** Half of its words in the value, two of them side by side, and one of its figures when it has any. */
function isTold(message: string, text: string): boolean {
  if (hasArabic(message) !== hasArabic(text)) return false
  const numbers = numbersIn(message)
  const hasFigure = numbers.length === 0 || numbersIn(text).some((number) => numbers.includes(number))
  return hasFigure && overlap(headWords(message), text) >= 0.5 && sharesPair(message, text)
}

function sharesPair(message: string, text: string): boolean {
  const words = foldText(message).split(/[^\p{L}\p{N}%]+/u)
  const pairs = words.slice(1).flatMap((word, index) => {
    const pair = `${words[index]} ${word}`
    return headWords(pair).length === 2 ? [pair] : []
  })
  return pairs.length === 0 || pairs.some((pair) => foldText(text).includes(pair))
}

function boundsIn(message: string): string[] {
  const folded = foldText(message)
  return Object.keys(boundWords).filter((bound) => boundWords[bound]?.some((word) => has(folded, word)))
}

function has(folded: string, word: string): boolean {
  return new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(folded)
}

/** Each bound with the words that say it, folded. */
const boundWords: Record<string, readonly string[]> = {
  most: ['up to', 'at most', 'maximum', 'حتي', 'تصل الي', 'يصل الي', 'كحد اقصي'],
  least: ['minimum', 'at least', 'from \\d', 'الحد الادني', 'علي الاقل'],
  more: ['more than', 'over \\d', 'اكثر من'],
  none: ['no', 'zero', 'without', 'not', 'من دون', 'بدون', 'بلا', 'لا'],
  first: ['first', 'الاولي', 'الاول', 'اول'],
  until: ['until', 'حتي \\d+ \\p{L}+'],
  terms: ['terms apply', 'subject to', 'تطبق الشروط', 'وفق الشروط'],
  principle: ['in principle', 'مبدئيه'],
  within: ['within', 'at most'],
}
