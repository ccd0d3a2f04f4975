import type { PairFault } from '../pair-fault.ts'
import { eachSide, type Side, type Sides } from '../paired-value.ts'
import { cutWords, withoutArticle } from '../terms/cut-words.ts'
import { type FoundTerm, findTerms, type TermIndex, wordingsOf } from '../terms/term-index.ts'

/** Names and products that one side alone has, and words of the team that are forbidden. */
export function compareTerms(sides: Sides, terms: TermIndex): PairFault[] {
  const found = {
    'en-AE': findTerms(sides['en-AE'].words, 'en-AE', terms),
    'ar-AE': findTerms(sides['ar-AE'].words, 'ar-AE', terms),
  }
  return eachSide(sides).flatMap(([side, other]) => [
    ...forbidden(side, found[side.locale]),
    ...missing(side, found[side.locale], found[other.locale], other),
  ])
}

function forbidden({ locale }: Side, found: readonly FoundTerm[]): PairFault[] {
  return found.flatMap(({ term, wording, range }): PairFault[] =>
    wording.status === 'forbidden'
      ? [
          {
            kind: 'forbidden-term',
            side: locale,
            term: wording.text,
            expected: wordingsOf(term, locale),
            at: { [locale]: range },
          },
        ]
      : [],
  )
}

/** Each name once, where it stands first on the other side. */
function missing(
  side: Side,
  here: readonly FoundTerm[],
  there: readonly FoundTerm[],
  other: Side,
): PairFault[] {
  const { locale } = side
  const known = new Set(here.map(({ term }) => term.id))
  const faults: PairFault[] = []
  for (const { term, range, wording } of there) {
    const expected = wordingsOf(term, locale)
    if (term.kind === 'word' || known.has(term.id) || expected.length === 0) continue
    if (expected.some((each) => isShort(each, side))) continue
    known.add(term.id)
    faults.push({
      kind: 'name-missing',
      side: locale,
      name: wording.text,
      expected,
      at: { [other.locale]: range },
    })
  }
  return faults
}

/** A name whose own words are there says which one is meant, also where it goes without "credit card". */
function isShort(name: string, { words }: Side): boolean {
  const own = cutWords(name).filter(({ text }) => !kinds.test(withoutArticle(text)))
  const there = new Set(cutWords(words).flatMap(({ forms }) => forms))
  return own.length > 1 && own.every(({ text }) => there.has(withoutArticle(text)))
}

const kinds = /^(?:the|of|and|&|cards?|credit|debit|accounts?|من|بطاقه|بطاقات|ايتمان|ايتمانيه|حساب|حسابات)$/
