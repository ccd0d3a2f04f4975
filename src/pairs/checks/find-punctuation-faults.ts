import type { Locale } from '#base/locale.ts'
import type { PairFault } from '../pair-fault.ts'
import { eachSide, type Side, type Sides } from '../paired-value.ts'

/** Signs of the language: ؟ ، ؛ and « » in Arabic, ? , ; and no « » in English; a question stays one. */
export function findPunctuationFaults(sides: Sides): PairFault[] {
  return [
    ...eachSide(sides).flatMap(([side]) => [...wrongSigns(side), ...wrongQuotes(side)]),
    ...lostQuestions(sides['en-AE'], sides['ar-AE']),
  ]
}

const counterparts: Record<Locale, Readonly<Record<string, string>>> = {
  'en-AE': { '؟': '?', '،': ',', '؛': ';' },
  'ar-AE': { '?': '؟', ',': '،', ';': '؛' },
}

/** Between digits, Latin words and in addresses a sign is not the sentence's. */
const wrong: Record<Locale, RegExp> = {
  'en-AE': /[؟،؛]/g,
  'ar-AE':
    /(?<=[\p{Script=Arabic}\u064b-\u0652\d%٪)»"”\]][ \u2069]?)[?,;](?!\d)|[?,;](?=\s+\p{Script=Arabic})/gu,
}

function wrongSigns({ words, locale }: Side): PairFault[] {
  return [...words.matchAll(wrong[locale])].map(({ 0: sign, index }) => ({
    kind: 'punctuation',
    side: locale,
    sign,
    expected: counterparts[locale][sign] ?? '',
    at: { [locale]: { from: index, to: index + 1 } },
  }))
}

const quotes: Record<Locale, { wrong: RegExp; expected: string }> = {
  // Straight marks are what an English keyboard has.
  'en-AE': { wrong: /[«»„]/g, expected: '“ ”' },
  // An inch or a minute has a straight sign behind its number.
  'ar-AE': { wrong: /[„“”]|(?<!\d)"/g, expected: '« »' },
}

function wrongQuotes({ words, locale }: Side): PairFault[] {
  const { wrong: pattern, expected } = quotes[locale]
  return [...words.matchAll(pattern)].map(({ 0: sign, index }) => ({
    kind: 'quotation-marks',
    side: locale,
    sign,
    expected,
    at: { [locale]: { from: index, to: index + 1 } },
  }))
}

/** Arabic often asks where an English heading does not, hardly the other way round. */
function lostQuestions(english: Side, arabic: Side): PairFault[] {
  const asked = english.words.indexOf('?')
  if (asked < 0 || /[?؟]/.test(arabic.words) || arabic.words.trim() === '') return []
  return [{ kind: 'no-question', side: 'ar-AE', at: { 'en-AE': { from: asked, to: asked + 1 } } }]
}
