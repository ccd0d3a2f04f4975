import { locales } from '#base/locale.ts'
import { foldWord } from '#figures/fold.ts'
import { compareConditions } from './checks/compare-conditions.ts'
import { compareFigures } from './checks/compare-figures.ts'
import { compareLength } from './checks/compare-length.ts'
import { compareLinks } from './checks/compare-links.ts'
import { compareMarkup } from './checks/compare-markup.ts'
import { compareTerms } from './checks/compare-terms.ts'
import { findDigitFaults } from './checks/find-digit-faults.ts'
import { findDirectionFaults } from './checks/find-direction-faults.ts'
import { findNounFaults } from './checks/find-noun-faults.ts'
import { findOtherScript } from './checks/find-other-script.ts'
import { findPunctuationFaults } from './checks/find-punctuation-faults.ts'
import { type LanguagePolicy, usualPolicy } from './language-policy.ts'
import type { PairFault } from './pair-fault.ts'
import { type PairedValue, readSides, type Side } from './paired-value.ts'
import { indexTerms, type TermIndex } from './terms/term-index.ts'

export type PairKnowledge = { terms?: TermIndex; policy?: LanguagePolicy }

const noTerms = indexTerms([], 'ENBD')

/** What two texts do not say alike that should say the same, and what is not right in the language of either. */
export function findPairFaults(
  pair: PairedValue,
  { terms = noTerms, policy = usualPolicy }: PairKnowledge = {},
): PairFault[] {
  const sides = readSides(pair)
  const empty = locales.filter((locale) => isEmpty(sides[locale]))
  if (empty.length === 2) return []
  const [side] = empty
  if (side) return [{ kind: 'empty', side, at: {} }]
  if (pair.type === 'url') return compareLinks(sides)
  return [
    ...compareFigures(sides),
    ...compareConditions(sides),
    ...compareTerms(sides, terms),
    ...compareLinks(sides),
    ...compareMarkup(sides),
    ...findOtherScript(sides, namesOf(terms)),
    ...findPunctuationFaults(sides),
    ...findDirectionFaults(sides),
    ...findDigitFaults(sides, policy),
    ...findNounFaults(sides),
    ...compareLength(sides),
  ]
}

function isEmpty({ words }: Side): boolean {
  return words.trim() === ''
}

/** What the team writes in Latin letters in Arabic, too. */
function namesOf({ terms }: TermIndex): ReadonlySet<string> {
  const wordings = terms.flatMap(({ wordings }) => wordings)
  return new Set(wordings.filter(({ locale }) => locale === 'ar-AE').map(({ text }) => foldWord(text)))
}
