import type { Folded } from '#figures/fold.ts'
import { wordOrNumber } from '#learnt/features.ts'
import { reachOfDenial } from './denial.ts'
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
  /** A short sentence and the next one are one thought: "Markets fall. Your plan does not." */
  thought: number
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
  let [sentence, thought, clause, at] = [0, 0, 0, 0]
  const quoted = quotedRanges(text)
  const { fillers, numbers, agreeing } = smallWords()
  for (const { 0: found, index } of text.matchAll(wordOrNumber)) {
    const between = text.slice(at, index)
    const before = words.at(-1)
    const isApart = between !== ' '
    if (isApart && isAnswered(between, words, sentence)) clause += 1
    else if (isApart && endsSentence(between, before?.text, found)) {
      if (between.includes('?') && !agreeing.has(found) && !isUrging(words, sentence)) questions.add(sentence)
      if (!isContinued(between, words, sentence)) thought += 1
      sentence += 1
      clause += 1
    } else if (isApart && endsClause.test(between)) clause += 1
    const isOpening = before?.sentence !== sentence
    at = index + found.length
    const forms = isOpening && isAnswer(found, text.slice(at, at + 2)) ? none : formsOf(found)
    words.push({
      text: found,
      forms,
      start: starts[index] ?? 0,
      end: ends[at - 1] ?? 0,
      sentence,
      thought,
      clause,
      isNumber: isFigure(found) || numbers.has(found),
      isFiller: fillers.has(found),
      denies:
        forms === none
          ? 0
          : reachOfDenial({ text, at: index, word: found, forms, before: isOpening ? '' : before.text }),
      isQuoted: quoted.length > 0 && isWithin(quoted, index, at),
    })
  }
  if (text.slice(at).includes('?') && !isUrging(words, sentence)) questions.add(sentence)
  return { words, questions }
}

function isFigure(word: string): boolean {
  const unit = word.charCodeAt(0)
  return unit < 0x80 ? unit >= 0x30 && unit <= 0x39 : /^\p{N}/u.test(word)
}

/** Who says so little has not yet said what it is about; a line of its own stands for itself. */
function isContinued(between: string, words: readonly Word[], sentence: number): boolean {
  if (!/^[.!;…] +$/.test(between)) return false
  const first = words.findLastIndex((word) => word.sentence !== sentence) + 1
  return words.length - first <= longestContinued
}

const longestContinued = 4

/** "No, and you may lose all of it": this answers what was asked before, and denies nothing of what comes. */
function isAnswer(word: string, behind: string): boolean {
  return (word === 'no' || word === 'لا') && /^[,،.!]/.test(behind)
}

const none: readonly never[] = []

function isWithin(ranges: readonly [number, number][], start: number, end: number): boolean {
  return ranges.some(([from, to]) => start >= from && end <= to)
}

const endsClause = /[,،:()]|\s(?:-+|&)\s/

function endsSentence(between: string, before: string | undefined, next: string): boolean {
  if (between === '' || !/[.!?;\n…]/.test(between)) return false
  if (/^\.[,،:]/.test(between)) return false
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

/** What stands in quotation marks. A text that is quoted as a whole says it itself, and so do customers who praise. */
function quotedRanges(text: string): [number, number][] {
  const ranges: [number, number][] = []
  for (const { 0: found, index } of text.matchAll(quotation)) {
    const isAll = index <= 1 && index + found.length >= text.trimEnd().length - 1
    const isPraise = customer.test(text.slice(index + found.length))
    if (!isAll && !isPraise) ranges.push([index, index + found.length])
  }
  return ranges
}

/** "…" – a happy customer. */
const customer =
  /^\s*[-–—]\s*(?:an? |our )?(?:\p{L}+ )?(?:customer|client|investor|saver|عميل|متعامل|زبون|مستثمر)/u
const quotation = /[“"][^“”"\n]{1,200}[”"]|«[^«»\n]{1,200}»/g

function formsOf(word: string): readonly string[] {
  const known = knownForms.get(word)
  if (known) return known
  const forms = [word, ...findSpellings(word)].flatMap(withoutPrefixes)
  if (knownForms.size >= mostKnown) knownForms.clear()
  knownForms.set(word, forms)
  return forms
}

/** A page says most of its words more than once, and is read with every key. */
const knownForms = new Map<string, readonly string[]>()
const mostKnown = 5000

/** An Arabic word carries "and", "in", "to" and the article in front of it. */
function withoutPrefixes(word: string): string[] {
  const first = word.charCodeAt(0)
  if (first < 0x621 || first > 0x64a) return [word]
  if (word.length < 4) return andSmallWord.test(word) ? [word, word.slice(1)] : [word]
  const bare = /^[وف]/.test(word) ? [word, word.slice(1)] : [word]
  return [...new Set(bare.flatMap((form) => [form, ...withoutPrefix(form)]))]
}

/** Small words with "and" before them; others as short as these may be words of their own. */
const andSmallWord = /^[وف](?:لا|لن|لم|ما|من|في|هو|هي)$/

function withoutPrefix(form: string): string[] {
  if (form.length < 4) return []
  if (form.startsWith('ال')) return [form.slice(2)]
  if (form.startsWith('لل')) return [form.slice(2), `ا${form.slice(1)}`.slice(2)]
  if (!/^[بكلس]/.test(form)) return []
  const rest = form.slice(1)
  return rest.startsWith('ال') && rest.length > 3 ? [rest, rest.slice(2)] : [rest]
}

/** Where words stand in their text, from one up to another; a number has its sign of percent. */
export function rangeOfWords(
  words: readonly Word[],
  { from, to }: { from: number; to: number },
): { start: number; end: number } | undefined {
  const [first, last, next] = [words[from], words[to - 1], words[to]]
  if (!first || !last) return undefined
  return { start: first.start, end: last.isNumber && next?.text === '%' ? next.end : last.end }
}
