import { foldWord } from '#figures/fold.ts'
import type { PairFault } from '../pair-fault.ts'
import type { Side, Sides } from '../paired-value.ts'
import { knownLatin } from '../words/known-latin.ts'

/** Words and letters that were left in the other script, or slipped in from a third one. */
export function findOtherScript(sides: Sides, names: ReadonlySet<string>): PairFault[] {
  const [english, arabic] = [sides['en-AE'], sides['ar-AE']]
  return [
    ...strayLetters(english, foreignToEnglish, lookAlikes),
    ...strayLetters(arabic, foreignToArabic, arabicForms),
    ...latinInArabic(arabic, english, names),
  ]
}

/** What no English text has: Arabic words, and single letters that only look Latin. */
const foreignToEnglish = /\p{Script=Arabic}|\p{Script=Cyrillic}|\p{Script=Greek}/u
/** Letters of Persian and Urdu keyboards, which look alike and are not found again. */
const foreignToArabic = /[\u06a9\u06cc\u06c1\u06be\u06c3\u06d2]|\p{Script=Cyrillic}|\p{Script=Greek}/u
const word = /[\p{L}\p{M}]+/gu

function strayLetters(
  { words, locale }: Side,
  pattern: RegExp,
  right: ReadonlyMap<string, string>,
): PairFault[] {
  return [...words.matchAll(word)].flatMap(({ 0: found, index }): PairFault[] => {
    if (!pattern.test(found) || isUnit(found)) return []
    const expected = [...found].map((letter) => right.get(letter) ?? letter).join('')
    return [
      {
        kind: 'other-script',
        side: locale,
        words: found,
        ...(expected !== found && { expected }),
        at: { [locale]: { from: index, to: index + found.length } },
      },
    ]
  })
}

/** Of the International System. */
function isUnit(text: string): boolean {
  return /^[µμΩ]\p{L}?$/u.test(text)
}

const lookAlikes = new Map(
  [
    'аa',
    'еe',
    'оo',
    'рp',
    'сc',
    'хx',
    'уy',
    'іi',
    'ѕs',
    'АA',
    'ВB',
    'ЕE',
    'КK',
    'МM',
    'НH',
    'ОO',
    'РP',
    'СC',
    'ТT',
    'ХX',
    'ΑA',
    'ΒB',
    'ΕE',
    'ΟO',
    'οo',
  ].map((pair) => [pair.charAt(0), pair.charAt(1)] as const),
)

const arabicForms = new Map(
  ['کك', 'یي', 'ہه', 'ھه', 'ۃة', 'ےي'].map((pair) => [pair.charAt(0), pair.charAt(1)] as const),
)

/** A run of Latin words, with the digits and signs that join them. */
const latinRun =
  /(?<![\p{L}\d@/._-])\p{Script=Latin}[\p{Script=Latin}\p{M}\d]*(?:[ '’&+./-]+[\p{Script=Latin}\d][\p{Script=Latin}\p{M}\d]*)*/gu
const address =
  /(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+|(?<![\p{L}\d])[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|net|org|ae|sa|io|gov|bank)(?:\/\S*)?(?![\p{L}\d])/giu

function latinInArabic({ words, locale }: Side, english: Side, names: ReadonlySet<string>): PairFault[] {
  const shown = words.replace(address, (found) => ' '.repeat(found.length))
  return [...shown.matchAll(latinRun)].flatMap(({ 0: found, index }): PairFault[] => {
    if (isName(found, english, names)) return []
    return [
      {
        kind: 'other-script',
        side: locale,
        words: found,
        at: { [locale]: { from: index, to: index + found.length } },
      },
    ]
  })
}

/** Each word is known, or has a capital and stands so in the English text, not only where a sentence begins. */
function isName(run: string, english: Side, names: ReadonlySet<string>): boolean {
  if (names.has(foldWord(run))) return true
  return run.split(/[ &+./-]+/).every((word) => {
    const folded = foldWord(word)
    if (knownLatin.has(folded) || !/\p{L}/u.test(word)) return true
    return !/^\p{Ll}+$/u.test(word) && isNamed(word, english.words)
  })
}

function isNamed(word: string, english: string): boolean {
  const small = /(?:^|\s)\p{Ll}{3,}/u.test(english)
  for (let at = english.indexOf(word); at >= 0; at = english.indexOf(word, at + 1)) {
    const begins = /(?:^|[.!?…:\n]\s*)$/.test(english.slice(Math.max(0, at - 3), at))
    if (!begins || !small || /^\p{Lu}{2}/u.test(word)) return true
  }
  return false
}
