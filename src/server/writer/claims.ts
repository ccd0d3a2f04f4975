import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { foldText } from './draft/text.ts'

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
      /** What makes it acceptable when it stands in the same text. */
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
  const folded = foldText(text)
  return rateWithoutYear(folded) ?? claimIn(folded, islamic)
}

/** The same for what must not be published at all. */
export function findBlockedClaim(text: string, { islamic }: Page): Claim | undefined {
  const folded = foldText(text)
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
    const found = words.exec(folded)?.[0]
    if (found !== undefined && !unless?.test(folded)) return { rule: id, brand, weight, words: found.trim() }
  }
}

function rateWithoutYear(folded: string): Claim | undefined {
  const words = rate.exec(folded)?.[0]
  if (words === undefined || yearly.test(folded)) return undefined
  return { rule: rateRule, brand: 'both', weight: 'blocks', words }
}

function readRules() {
  const path = new URL('./claims.json', import.meta.url)
  const read = claimsSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')))
  if (!read.success) throw new Error(`claims.json does not hold. ${z.prettifyError(read.error)}`)
  return read.data.rules.map(({ en, ar, unless, ...rule }) => ({
    ...rule,
    words: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${en.join('|')})(?![\\p{L}\\p{N}])|(?<!\\p{L})[وفبلك]{0,2}(?:ال|لل)?(?:${ar.join('|')})(?!\\p{L})`,
      'u',
    ),
    unless: unless && new RegExp(unless.join('|'), 'u'),
  }))
}

const islamicWords =
  /islamic|shari'?ah?|murabaha|ijara|mudaraba|takaful|sukuk|halal|اسلامي|شريعه|مرابحه|اجاره|مضاربه|تكافل|صكوك/

const rateWords = '(?<![a-z])(?:rates?|interest|profits?|apr|returns?)(?![a-z])|معدل|ربح|فائده|عائد'
const percentage = '\\d+(?:[.٫]\\d+)? ?%'
const rate = new RegExp(`(?:${rateWords})[^.]{0,40}?${percentage}|${percentage}[^.]{0,25}?(?:${rateWords})`)
const yearly = /per annum|p\.a\.?|per year|a year|annual|(?<![a-z])apr(?![a-z])|yearly|سنوي|في السنه/
