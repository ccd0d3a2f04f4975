import type { Folded } from '#figures/fold.ts'
import { smallWords } from './small-words.ts'
import { findSpellings } from './spelling.ts'

/** One word of a text: as it is compared, where it stands, and which sentence and clause it belongs to. */
export type Word = {
  text: string
  /** The same without what Arabic writes together with it. */
  forms: readonly string[]
  start: number
  end: number
  sentence: number
  clause: number
  isQuoted: boolean
  isNumber: boolean
  /** It may stand between any two words of a phrase. */
  isFiller: boolean
  /** How many words behind it mean the contrary; 0 for most words. */
  denies: number
}

export type ReadText = { words: readonly Word[]; questions: ReadonlySet<number> }

/** The words of a text, in one form for all ways of writing them; places are those of the text as given. */
export function readWords({ text, starts, ends }: Folded): ReadText {
  const words: Word[] = []
  const questions = new Set<number>()
  let [sentence, clause, at] = [0, 0, 0]
  const quoted = quotedRanges(text)
  const { fillers, denials, numbers } = smallWords()
  for (const { 0: found, index } of text.matchAll(wordOrNumber)) {
    const between = text.slice(at, index)
    if (isAnswered(between, words, sentence)) clause += 1
    else if (endsSentence(between, words.at(-1)?.text, found)) {
      if (between.includes('?') && !isUrging(words, sentence)) questions.add(sentence)
      sentence += 1
      clause += 1
    } else if (endsClause.test(between)) clause += 1
    at = index + found.length
    const forms = formsOf(found)
    words.push({
      text: found,
      forms,
      start: starts[index] ?? 0,
      end: ends[at - 1] ?? 0,
      sentence,
      clause,
      isNumber: /^\p{N}/u.test(found) || numbers.has(found),
      isFiller: fillers.has(found),
      denies: reachOf(found, forms, denials),
      isQuoted: quoted.some(([from, to]) => index >= from && at <= to),
    })
  }
  if (text.slice(at).includes('?') && !isUrging(words, sentence)) questions.add(sentence)
  return { words, questions }
}

/** A word that denies may have "and" written in front of it. */
function reachOf(word: string, forms: readonly string[], denials: ReadonlyMap<string, number>): number {
  const reach = denials.get(word)
  if (reach !== undefined || !/^[وف]/.test(word)) return reach ?? 0
  return denials.get(forms.find((form) => form === word.slice(1)) ?? '') ?? 0
}

const wordOrNumber = /\p{N}+(?:[.,]\p{N}+)*|\p{L}+(?:'\p{L}+)*|[%#]/gu
const endsClause = /[,،:()]|\s-+\s/

function endsSentence(between: string, before: string | undefined, next: string): boolean {
  if (between === '' || !/[.!?;\n…]/.test(between)) return false
  if (!/^\.[ ]?$/.test(between)) return true
  if (between === '.') return false
  return !(
    before !== undefined &&
    (before.length === 1 || abbreviations.has(before) || (before === 'no' && /^\d/.test(next)))
  )
}

/** "Bad credit? No problem": who asks so briefly, and with no word that asks, says something of what comes next. */
function isAnswered(between: string, words: readonly Word[], sentence: number): boolean {
  if (!/^\s*\?+ *$/.test(between)) return false
  const { asking } = smallWords()
  const first = words.findLastIndex((word) => word.sentence !== sentence) + 1
  const opening = words[first]
  return opening !== undefined && words.length - first <= longestAnswered && !asking.has(opening.text)
}

const longestAnswered = 5

/** "Why wait for payday?" asks nothing. */
function isUrging(words: readonly Word[], sentence: number): boolean {
  const { why, urging } = smallWords()
  const first = words.findLastIndex((word) => word.sentence !== sentence) + 1
  return why.has(words[first]?.text ?? '') && urging.has(words[first + 1]?.text ?? '')
}

const abbreviations = new Set(['incl', 'approx', 'vs', 'mr', 'mrs', 'dr', 'st'])

/** What stands in quotation marks. A text that is quoted as a whole says it itself. */
function quotedRanges(text: string): [number, number][] {
  const ranges: [number, number][] = []
  for (const { 0: found, index } of text.matchAll(quotation)) {
    const isAll = index <= 1 && index + found.length >= text.trimEnd().length - 1
    if (!isAll) ranges.push([index, index + found.length])
  }
  return ranges
}

const quotation = /[“"][^“”"\n]{1,200}[”"]|«[^«»\n]{1,200}»/g

function formsOf(word: string): string[] {
  const spellings = findSpellings(word)
  return spellings.length > 0 ? [word, ...spellings].flatMap(withoutPrefixes) : withoutPrefixes(word)
}

/** An Arabic word carries "and", "in", "to" and the article in front of it. */
function withoutPrefixes(word: string): string[] {
  const first = word.charCodeAt(0)
  if (word.length < 4 || first < 0x621 || first > 0x64a) return [word]
  const bare = /^[وف]/.test(word) ? [word, word.slice(1)] : [word]
  return [...new Set(bare.flatMap((form) => [form, ...withoutPrefix(form)]))]
}

function withoutPrefix(form: string): string[] {
  if (form.length < 4) return []
  if (form.startsWith('ال')) return [form.slice(2)]
  if (form.startsWith('لل')) return [form.slice(2), `ا${form.slice(1)}`.slice(2)]
  if (!/^[بكلس]/.test(form)) return []
  const rest = form.slice(1)
  return rest.startsWith('ال') && rest.length > 3 ? [rest, rest.slice(2)] : [rest]
}
