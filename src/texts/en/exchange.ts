import type { ExchangeRefusal } from '#pairs/exchange/open-exchange.ts'
import type { SkippedPairs } from '#pairs/exchange/read-pairs.ts'

/** Why a file of another tool was not read. */
export const exchangeRefusals: Record<ExchangeRefusal, string> = {
  encoding: 'The file is not in UTF-8 or UTF-16. Save it anew as UTF-8.',
  'too-large': 'The file is too large. Cut it into several.',
  'too-many': 'The file has more than 100,000 entries. Cut it into several.',
  'other-format': 'The file is of another format, or its table has no column for English or Arabic.',
  malformed: 'The file is no sound XML. Export it anew.',
  doctype: 'The file declares entities, which are not read. Export it without them.',
  'too-deep': 'The file is nested too deep to be read.',
}

export const texts = {
  isMemory: 'The file is a translation memory. The command "memory" takes it.',
  isTerms: 'The file is a list of terms. The command "terms" takes it.',
  pairs: (file: string, count: number) => `${file}: ${count} ${count === 1 ? 'pair' : 'pairs'}`,
  terms: (file: string, count: number) => `${file}: ${count} ${count === 1 ? 'term' : 'terms'}`,
  skipped: {
    oneLanguage: (count: number) => `  left out: ${count} without English or Arabic`,
    unfinished: (count: number) => `  left out: ${count} not finished`,
    placeholders: (count: number) => `  left out: ${count} with placeholders`,
    tooLong: (count: number) => `  left out: ${count} too long`,
  } satisfies Record<keyof SkippedPairs, (count: number) => string>,
  skippedTerms: (count: number) => `  left out: ${count} without English or Arabic, or too long`,
} as const
