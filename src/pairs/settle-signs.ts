import { type Locale, otherLocale } from '#base/locale.ts'
import { findDigitFaults } from './checks/find-digit-faults.ts'
import { findNounFaults } from './checks/find-noun-faults.ts'
import { findPunctuationFaults } from './checks/find-punctuation-faults.ts'
import { type LanguagePolicy, usualPolicy } from './language-policy.ts'
import type { PairFault } from './pair-fault.ts'
import { readSides } from './paired-value.ts'

type Change = { from: number; to: number; text: string }

/**
 * A text with the signs of its language, as the brand has them: question marks, commas, quotation marks, digits, percent
 * signs, and the form of Arabic nouns behind a number. Tags stay as they are.
 */
export function settleSigns(text: string, locale: Locale, policy: LanguagePolicy = usualPolicy): string {
  // A sign may be the sentence's only once the one before it is right.
  const settled = settleOnce(text, locale, policy)
  return settled === text ? text : settleOnce(settled, locale, policy)
}

function settleOnce(text: string, locale: Locale, policy: LanguagePolicy): string {
  const { words, starts } = withoutTags(text)
  return withoutInner(changesIn(words, locale, policy))
    .map(({ from, to, text: put }) => ({ from: starts[from] ?? 0, to: (starts[to - 1] ?? 0) + 1, text: put }))
    .filter(
      ({ from, to }) =>
        !/[<>]/.test(text.slice(from, to)) && !/&[#\w]+$/.test(text.slice(Math.max(0, from - 10), from)),
    )
    .toSorted((one, other) => one.from - other.from)
    .reduceRight((settled, { from, to, text: put }) => settled.slice(0, from) + put + settled.slice(to), text)
}

/** "٢ ميل" becomes one word: its digit is not changed as well. In the order of their starts. */
function withoutInner(changes: readonly Change[]): Change[] {
  const outer = changes.filter(({ from, to, text }) => to - from > 2 && !/\d/.test(text))
  return changes.filter(
    (change) =>
      !outer.some((other) => other !== change && other.from <= change.from && other.to >= change.to),
  )
}

/** The words as they are read, a new line for each block, with the way back. */
function withoutTags(text: string): { words: string; starts: number[] } {
  let words = ''
  const starts: number[] = []
  for (const { 0: part, index } of text.matchAll(/<[^<>]*>|[^<]+|</g)) {
    const isTag = part.length > 1 && part.startsWith('<') && part.endsWith('>')
    const read = isTag ? readTag(part) : part
    words += read
    for (let at = 0; at < read.length; at += 1) starts.push(index + at)
  }
  return { words, starts }
}

function readTag(tag: string): string {
  return /^<\/?(?:p|li|ul|ol|br|h\d)\b/i.test(tag) ? '\n' : ''
}

function changesIn(words: string, locale: Locale, policy: LanguagePolicy): Change[] {
  if (words.trim() === '') return []
  const value = { [locale]: words, [otherLocale(locale)]: '' } as Record<Locale, string>
  const sides = readSides({ type: 'text', value })
  const faults = [
    ...findPunctuationFaults(sides),
    ...findDigitFaults(sides, policy),
    ...findNounFaults(sides),
  ].filter(({ at }) => at[locale] !== undefined)
  const open = quotesOf(locale, policy)
  let quotes = 0
  return faults
    .toSorted((one, other) => startOf(one, locale) - startOf(other, locale))
    .flatMap((fault): Change[] => {
      const range = fault.at[locale]
      if (!range) return []
      if (fault.kind === 'quotation-marks') return [{ ...range, text: open[quotes++ % 2] ?? '' }]
      if (fault.kind === 'noun-form') return [nounChange(words, range, fault.expected)]
      return 'expected' in fault && typeof fault.expected === 'string'
        ? [{ ...range, text: fault.expected }]
        : []
    })
}

function startOf({ at }: PairFault, locale: Locale): number {
  return at[locale]?.from ?? 0
}

function quotesOf(locale: Locale, { quotes }: LanguagePolicy): readonly [string, string] {
  return locale === 'ar-AE' ? quotes : ['“', '”']
}

/** Two of a thing is one word in Arabic, which its preposition bends. */
function nounChange(words: string, { from, to }: { from: number; to: number }, expected: string): Change {
  const two = /(?<=^|\s)(\S+\s+)?[2٢]\s$/u.exec(words.slice(0, from))
  if (!two) return { from, to, text: expected }
  const [, before = ''] = two
  const start = two.index + before.length
  return { from: start, to, text: isGoverning(before.trim()) ? expected.replace(/ان$/, 'ين') : expected }
}

const governing = /^(?:على|في|من|إلى|عن|خلال|لمدة|مدة|بعد|قبل|كل|نحو|حتى|لغاية|لحد|عند|أول)$/

export function isGoverning(word: string): boolean {
  return governing.test(word)
}
