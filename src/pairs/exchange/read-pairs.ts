import { escapeText } from '#base/escape-html.ts'
import { isoTimeSchema } from '#base/iso-time.ts'
import { type Locale, locales } from '#base/locale.ts'
import { accept, type Result } from '#base/result.ts'
import { type MemoryPair, memoryPairSchema } from '../memory/memory-pair.ts'
import type { Segment } from './inline.ts'
import type { ExchangeRefusal } from './open-exchange.ts'
import { exchangeLimits } from './open-exchange.ts'

/** Entries of a file that were left out, and why. */
export type SkippedPairs = {
  /** English or Arabic is missing. */
  oneLanguage: number
  /** Not translated yet, or waiting for somebody. */
  unfinished: number
  /** A placeholder stands for words that nobody knows. */
  placeholders: number
  tooLong: number
}

export type ReadPairs = { pairs: MemoryPair[]; skipped: SkippedPairs }

/** What is known of a pair besides its texts, as the file says it. */
export type PairSource = {
  by?: string | undefined
  at?: string | undefined
  brand?: string | undefined
  page?: string | undefined
}

export function createPairReader() {
  const read: ReadPairs = {
    pairs: [],
    skipped: { oneLanguage: 0, unfinished: 0, placeholders: 0, tooLong: 0 },
  }
  return {
    skip(reason: keyof SkippedPairs) {
      read.skipped[reason] += 1
    },
    /** Undefined: its segment holds a placeholder. */
    add(segments: { [locale in Locale]?: Segment | undefined }, source: PairSource) {
      if (locales.some((locale) => locale in segments && segments[locale] === undefined))
        read.skipped.placeholders += 1
      else if (locales.some((locale) => !segments[locale]?.text)) read.skipped.oneLanguage += 1
      else if (locales.some((locale) => (segments[locale]?.text.length ?? 0) > exchangeLimits.text))
        read.skipped.tooLong += 1
      else read.pairs.push(pairOf(segments as Record<Locale, Segment>, source))
    },
    end(outcome: Result<undefined, ExchangeRefusal>): Result<ReadPairs, ExchangeRefusal> {
      return outcome.ok ? accept(read) : outcome
    },
  }
}

function pairOf(segments: Record<Locale, Segment>, { by, at, brand, page }: PairSource): MemoryPair {
  const isRich = locales.some((locale) => segments[locale].type === 'richtext')
  const time = timeOf(at)
  const pair: MemoryPair = {
    type: isRich ? 'richtext' : 'text',
    texts: { 'en-AE': write(segments['en-AE'], isRich), 'ar-AE': write(segments['ar-AE'], isRich) },
    ...((brand === 'ENBD' || brand === 'EI') && { brand }),
    ...(page && { page: page.slice(0, 120) }),
    ...(by && { by: by.slice(0, 200) }),
    ...(time && { at: time }),
  }
  return memoryPairSchema.parse(pair)
}

/** Beside rich text a text is rich text too. */
function write({ type, text }: Segment, isRich: boolean): string {
  return isRich && type === 'text' ? escapeText(text) : text
}

/** TMX writes "20260131T120000Z"; others as ISO 8601 has it. */
function timeOf(written = ''): string | undefined {
  const time = written.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')
  return isoTimeSchema.safeParse(time).success ? time : undefined
}
