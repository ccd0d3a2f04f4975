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
    ...mixedWords(arabic),
    ...latinInArabic(arabic, english, names),
    ...foreignEntries(arabic, names),
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

/** A letter of the other keyboard within a word; what Arabic writes together with a name is none: "بـVisa". */
function mixedWords({ words, locale }: Side): PairFault[] {
  return [...words.matchAll(word)].flatMap(({ 0: found, index }): PairFault[] => {
    const bare = found.replace(/^[وفبكل]*(?:ال)?ـ*(?=\p{Script=Latin})/u, '')
    if (!/\p{Script=Latin}/u.test(bare) || !/\p{Script=Arabic}/u.test(bare)) return []
    const at = { [locale]: { from: index, to: index + found.length } }
    return [{ kind: 'other-script', side: locale, words: found, at }]
  })
}

/** An entry of a list that stays in Latin letters where others do not is a name that is known, or was left. */
function foreignEntries({ words, lines, blocks, locale }: Side, names: ReadonlySet<string>): PairFault[] {
  const isList = lines.length > 1 && blocks.length === 0
  if (!isList || !/\p{Script=Arabic}/u.test(words)) return []
  return lines.flatMap((range): PairFault[] => {
    const entry = words.slice(range.from, range.to).trim()
    if (!/^\p{Script=Latin}[\p{Script=Latin} ]*$/u.test(entry) || names.has(foldWord(entry))) return []
    if (entry.split(' ').some((each) => knownLatin.has(foldWord(each)) || !/^\p{Lu}\p{Ll}/u.test(each)))
      return []
    return [{ kind: 'other-script', side: locale, words: entry, at: { [locale]: range } }]
  })
}

/** A run of Latin words, with the digits and signs that join them. */
const latinRun =
  /(?<![\p{L}\d@/._-])\p{Script=Latin}[\p{Script=Latin}\p{M}\d]*(?:[ '’&+./-]+[\p{Script=Latin}\d][\p{Script=Latin}\p{M}\d]*)*/gu
const address =
  /(?:https?:\/\/|www\.)\S+|(?<![^\s@])[^\s@]+@[^\s@]+\.[^\s@]+|(?<![\p{L}\d])[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|net|org|ae|sa|io|gov|bank)(?:\/\S*)?(?![\p{L}\d])/giu

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
    const isSmall = /^\p{Ll}+$/u.test(word)
    return isSmall ? beginsSmall(word, english.words) : isNamed(word, english.words)
  })
}

/** A name that is written small begins a title of large ones: "dnata World Card". */
function beginsSmall(word: string, english: string): boolean {
  return english.startsWith(`${word} `) && /^\p{Lu}/u.test(english.slice(word.length + 1))
}

function isNamed(word: string, english: string): boolean {
  const small = /(?:^|\s)\p{Ll}{3,}/u.test(english)
  for (let at = english.indexOf(word); at >= 0; at = english.indexOf(word, at + 1)) {
    const begins = /(?:^|[.!?…:\n]\s*)$/.test(english.slice(Math.max(0, at - 3), at))
    if (!begins || !small || /^\p{Lu}{2}/u.test(word)) return true
  }
  return false
}
