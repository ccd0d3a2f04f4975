import { readDecimal, shift } from '#figures/decimal.ts'
import { foldWord } from '#figures/fold.ts'
import { readNumberWords } from '#figures/number-words.ts'
import { cutTokens, type Tokens } from '#figures/tokens.ts'
import type { PairFault } from '../pair-fault.ts'
import type { Side, Sides } from '../paired-value.ts'
import { formsBehind, type Noun, nounByForm } from '../words/noun-forms.ts'

/** Arabic nouns behind a number: three to ten take the plural, eleven to ninety-nine the accusative, a hundred the singular. */
export function findNounFaults(sides: Sides): PairFault[] {
  return nounFaultsIn(sides['ar-AE'])
}

export function nounFaultsIn({
  words,
  tokens,
  places,
  locale,
  beside,
}: Pick<Side, 'words' | 'tokens' | 'places' | 'locale' | 'beside'>): PairFault[] {
  const faults: PairFault[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const number = numberAt(tokens, at)
    const place = number && places[number.to]
    const noun = number && nounByForm.get(tokens[number.to]?.text ?? '')
    if (!number || !place || !noun || !/^\s$/.test(words.slice(places[number.to - 1]?.to, place.from)))
      continue
    const forms = formsBehind(noun, number.value)
    const written = tokens[number.to]?.text ?? ''
    if (
      !forms.some((form) => foldWord(form) === written) &&
      !isConstruct(noun, written, tokens[number.to + 1]?.text ?? firstWord(beside))
    ) {
      faults.push({ kind: 'noun-form', side: locale, expected: forms[0] ?? '', at: { [locale]: place } })
    }
    at = number.to - 1
  }
  return faults
}

/** Joined to the noun behind it, "11 يوم عمل", "15 ألف درهم", it stays as it is. */
function isConstruct(noun: Noun, written: string, next: string): boolean {
  const isJoined = next === 'عمل' || nounByForm.has(next)
  return isJoined && noun.one.some((form) => foldWord(form) === written)
}

function firstWord(text: string): string {
  return cutTokens(text)[0]?.text ?? ''
}

function numberAt(tokens: Tokens, at: number): { value: string; to: number } | undefined {
  const token = tokens[at]
  if (token?.kind === 'number') {
    const value = readDecimal(token.text, token.isArabic)
    return value === undefined ? undefined : { value, to: at + 1 }
  }
  const words = token?.isArabic ? readNumberWords(tokens, at) : undefined
  if (!words || words.isBroken || Number(words.value) < 3) return undefined
  return { value: shift(words.value, words.power), to: words.to }
}
