import { type Locale, locales, otherLocale } from '#base/locale.ts'
import type { Field } from '#catalogue/manifest.ts'
import { listOf, textOf } from '#content/content.ts'
import { plainTextOf, type RichBlock, readRichText } from '#content/values/rich-text.ts'
import { fold } from '#figures/fold.ts'
import { cutTokens, type Tokens } from '#figures/tokens.ts'
import type { PairRange } from './pair-fault.ts'

export type BothTexts = Readonly<Record<Locale, string>>

/** One value in both languages. */
export type PairedValue = {
  type: Field['type']
  value: Readonly<Record<Locale, string | string[]>>
  /** What stands with a figure and tells what it counts. */
  beside?: BothTexts
}

/** One side of a value, taken apart. */
export type Side = {
  locale: Locale
  /** The words alone; all ranges are of these. */
  words: string
  tokens: Tokens
  /** Where each token stands in the words. */
  places: readonly PairRange[]
  /** Of rich text alone. */
  blocks: readonly RichBlock[]
  /** Where a block or line begins in the words. */
  lines: readonly PairRange[]
  links: readonly Link[]
  beside: string
}

export type Link = { address: string; range: PairRange }

export type Sides = Readonly<Record<Locale, Side>>

export function readSides(pair: PairedValue): Sides {
  return { 'en-AE': readSide(pair, 'en-AE'), 'ar-AE': readSide(pair, 'ar-AE') }
}

/** Each side beside the other one. */
export function eachSide(sides: Sides): [side: Side, other: Side][] {
  return locales.map((locale) => [sides[locale], sides[otherLocale(locale)]])
}

function readSide({ type, value, beside }: PairedValue, locale: Locale): Side {
  const common = { locale, beside: beside?.[locale] ?? '', blocks: [], links: [] }
  if (type === 'richtext') return { ...common, ...readBlocks(textOf(value[locale])) }
  if (type === 'url') {
    const address = textOf(value[locale]).trim()
    const range = { from: 0, to: address.length }
    const links = address === '' ? [] : [{ address, range }]
    return { ...common, words: address, tokens: [], places: [], lines: [], links }
  }
  const lines = type === 'array' ? listOf(value[locale]) : [textOf(value[locale])]
  return { ...common, ...joinLines(lines) }
}

function readBlocks(html: string) {
  const blocks = readRichText(html)
  const joined = joinLines(blocks.map(({ runs }) => plainTextOf(runs)))
  const links = blocks.flatMap(({ runs }, index): Link[] => {
    let at = joined.lines[index]?.from ?? 0
    return runs.flatMap((run, place) => {
      const from = at
      at += plainTextOf([run]).length
      const goesOn = run.href !== undefined && runs[place - 1]?.href === run.href
      return run.href === undefined || goesOn ? [] : [{ address: run.href, range: { from, to: at } }]
    })
  })
  return { ...joined, blocks, links }
}

function joinLines(texts: readonly string[]) {
  const lines: PairRange[] = []
  let from = 0
  for (const text of texts) {
    lines.push({ from, to: from + text.length })
    from += text.length + 1
  }
  const words = texts.join('\n')
  const folded = fold(words)
  const tokens = cutTokens(words, folded)
  const places = tokens.map((token) => ({
    from: folded.starts[token.from] ?? 0,
    to: folded.ends[token.to - 1] ?? words.length,
  }))
  return { words, lines, tokens, places }
}
