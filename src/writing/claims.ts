import { z } from 'zod'
import claims from './claims.json' with { type: 'json' }
import { foldText } from './draft-writer/text.ts'

/**
 * Words that a bank does not publish, for an editor to change without touching code. Patterns are written for folded
 * text (see `foldText`) and stand for whole words; Arabic ones may carry the joined prefixes and the article.
 */
const claimsSchema = z.strictObject({
  rules: z.array(
    z.strictObject({
      id: z.string().min(1),
      /** Whose pages it holds for. */
      brand: z.enum(['both', 'islamic']),
      /** Whether a value with it must not be published, or somebody should think again. */
      weight: z.enum(['blocks', 'warns']),
      en: z.array(z.string().min(1)),
      ar: z.array(z.string().min(1)),
      /** Phrases that say something else with the same words: they are taken out before anything is looked for. */
      unless: z.array(z.string().min(1)).optional(),
    }),
  ),
})

export type Claim = {
  rule: string
  brand: 'both' | 'islamic'
  weight: 'blocks' | 'warns'
  /** As it stands in the folded text. */
  words: string
}

type Page = { islamic: boolean }

const rules = readRules()

/** The first thing in a text that a bank does not say, on an Islamic page or on any. */
export function findClaim(text: string, { islamic }: Page): Claim | undefined {
  const folded = foldClaims(text)
  return rateWithoutYear(folded) ?? claimIn(folded, islamic)
}

/** The same for what must not be published at all. */
export function findBlockedClaim(text: string, { islamic }: Page): Claim | undefined {
  const folded = foldClaims(text)
  return rateWithoutYear(folded) ?? claimIn(folded, islamic, 'blocks')
}

/** Whether a brief speaks of Islamic banking, where some words are not used. */
export function speaksIslamic(text: string): boolean {
  return islamicWords.test(foldText(text))
}

export const rateRule = 'rate-without-year'

function claimIn(folded: string, islamic: boolean, weightWanted?: Claim['weight']): Claim | undefined {
  for (const { id, brand, weight, words, unless } of rules) {
    if ((brand === 'islamic' && !islamic) || (weightWanted && weight !== weightWanted)) continue
    const found = words.exec(unless ? folded.replace(unless, gap) : folded)?.[0]
    if (found !== undefined) return { rule: id, brand, weight, words: found.trim() }
  }
}

function rateWithoutYear(folded: string): Claim | undefined {
  const text = folded.replace(yearlyOfOthers, gap)
  for (const { 0: words, index } of text.matchAll(rate)) {
    if (!nothing.test(words) && !yearly.test(clauseAround(text, index, index + words.length))) {
      return { rule: rateRule, brand: 'both', weight: 'blocks', words }
    }
  }
}

/** The text from the last mark before `start` to the first one after `end`. */
function clauseAround(text: string, start: number, end: number): string {
  const before = text.slice(0, start).split(clauseEnd).at(-1) ?? ''
  const after = text.slice(end).split(clauseEnd)[0] ?? ''
  return before + text.slice(start, end) + after
}

/** Folded, and with one sign for percent in either language. */
function foldClaims(text: string): string {
  return foldText(text).replace(percentWords, '%')
}

function readRules() {
  const read = claimsSchema.safeParse(claims)
  if (!read.success) throw new Error(`claims.json is not valid. ${z.prettifyError(read.error)}`)
  return read.data.rules.map(({ en, ar, unless, ...rule }) => ({
    ...rule,
    words: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${en.join('|')})(?![\\p{L}\\p{N}])|(?<!\\p{L})[وفبلك]{0,2}(?:ال|لل)?(?:${ar.join('|')})(?!\\p{L})`,
      'u',
    ),
    unless: unless && new RegExp(`(?<![a-z])(?:${unless.join('|')})(?!\\p{L})`, 'gu'),
  }))
}

const islamicWords =
  /islamic|shari'?ah?|murabaha|ijara|mudaraba|takaful|sukuk|halal|اسلامي|شريعه|مرابحه|اجاره|مضاربه|تكافل|صكوك/

/** Stands where words were taken out, so that what is left does not grow together. */
const gap = ' | '

const percentWords = /(?<=\d)\s?(?:per ?cent|pct)(?![a-z])|(?<=\d)\s?(?:بال|في ال)(?:مئه|مائه|ميه)(?!\p{L})/gu
const rateWords =
  '(?<![a-z])(?:rates?|interest|profits?|apr|returns?)(?![a-z])|معدل|ربح|ارباح|فائده|فوائد|عائد|عوائد'
const percentage = '\\d{1,9}(?:[.٫]\\d{1,9})? ?%'
const rate = new RegExp(
  `(?:${rateWords})[^.]{0,40}?${percentage}|${percentage}[^.]{0,25}?(?:${rateWords})`,
  'g',
)

/** Nothing a year is nothing at all. */
const nothing = /^\D*0(?:[.٫]0+)? ?%\D*$/

const yearlyWords =
  'per annum|p\\.a\\.?|(?<![a-z])pa(?![a-z])|(?:per|every|each) year|a year|annual|(?<![a-z])apr(?![a-z])|yearly|سنوي|في السنه|في العام|كل سنه'
const yearly = new RegExp(yearlyWords)
/** What else is yearly says nothing of a rate. */
const yearlyOfOthers =
  /(?:annual|yearly) (?:membership |card )?(?:fees?|charges?|costs?|memberships?|subscriptions?|income|salary|spend(?:ing)?|bonus(?:es)?|statements?|reports?)|(?:رسوم|رسم|اشتراك|دخل|راتب|انفاق|مكافاه|كشف)\p{L}{0,20} (?:ال)?سنوي\p{L}{0,20}/gu

/** A mark that ends a clause; not the one between a rate and its "per annum", nor one within a number. */
const clauseEnd = new RegExp(`[.!?؟;؛](?=\\s|$)|\\n|[,،:] (?!(?:${yearlyWords}))`)
