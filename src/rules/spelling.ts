import { foldWord } from '#figures/fold.ts'
import { sharedWords } from './themes.ts'

/**
 * The words that a word of a text is meant for, where it is written otherwise: letters that go on and on, shorthand,
 * letters that are taken for each other, and a slip or two in words that are long enough to be known all the same.
 */
export function findSpellings(word: string): readonly string[] {
  known ??= read()
  const { shorthand, misspelt } = known
  const found: string[] = []
  const plain = /(.)\1\1/u.test(word) ? word.replace(/(.)\1{2,}/gu, '$1') : word
  if (plain !== word && plain.length > 2) found.push(plain, word.replace(/(.)\1{2,}/gu, '$1$1'))
  const meant = shorthand.get(plain)
  if (meant !== undefined) found.push(...meant)
  if (plain.includes('ظ')) found.push(plain.replaceAll('ظ', 'ض'))
  for (const right of misspelt.get(plain.charAt(0)) ?? []) {
    if (right !== plain && isSlipOf(plain, right)) found.push(right)
  }
  return found
}

type Spellings = {
  shorthand: ReadonlyMap<string, readonly string[]>
  /** Long words, by their first letter. */
  misspelt: ReadonlyMap<string, readonly string[]>
}

let known: Spellings | undefined

function read(): Spellings {
  const { spellings, misspelt } = sharedWords()
  const shorthand = Object.entries(spellings).flatMap(([right, others]) =>
    others.map((other) => [foldWord(other), [foldWord(right)]] as const),
  )
  return {
    shorthand: new Map(shorthand),
    misspelt: new Map(
      Object.entries(Object.groupBy(misspelt, (word) => word.charAt(0))).map(([first, words]) => [
        first,
        words ?? [],
      ]),
    ),
  }
}

/** One slip, or two in a word of ten letters and more: a letter too few, too many, another, or two changed round. */
function isSlipOf(word: string, right: string): boolean {
  const most = right.length >= 10 ? 2 : 1
  if (Math.abs(word.length - right.length) > most || word.length < 6) return false
  return slipsBetween(word, right, most) <= most
}

function slipsBetween(one: string, other: string, most: number): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const [rest, left] = [one.slice(at), other.slice(at)]
  if (rest === '' || left === '') return rest.length + left.length
  if (most === 0) return 1
  const isTurned = rest[0] === left[1] && rest[1] === left[0]
  return (
    1 +
    Math.min(
      slipsBetween(rest.slice(1), left, most - 1),
      slipsBetween(rest, left.slice(1), most - 1),
      slipsBetween(rest.slice(1), left.slice(1), most - 1),
      isTurned ? slipsBetween(rest.slice(2), left.slice(2), most - 1) : most,
    )
  )
}
