import type { Locale } from '#base/locale.ts'
import type { Figure } from '#figures/figure.ts'
import { fold } from '#figures/fold.ts'
import { cutTokens } from '#figures/tokens.ts'
import { nounFaultsIn } from '../checks/find-noun-faults.ts'
import type { LanguagePolicy } from '../language-policy.ts'
import { groupDigits, sayFigure } from '../say-figure.ts'
import { nouns } from '../words/noun-forms.ts'
import { readFigureShape } from './figure-shape.ts'
import type { MemoryPair } from './memory-pair.ts'

type Change = { old: Figure; value: Figure['value'] }

/**
 * The other side of a pair with the figures of a text that is otherwise its own side. Undefined where a figure that
 * changed cannot be found there for certain, or cannot be written so that it reads as the new one.
 */
export function refill(
  text: string,
  pair: MemoryPair,
  { from, to }: { from: Locale; to: Locale },
  policy: LanguagePolicy,
): string | undefined {
  const before = readFigureShape(pair.texts[from])
  const after = readFigureShape(text)
  const target = readFigureShape(pair.texts[to])
  if (before.shape !== after.shape) return undefined
  const changes = before.figures.flatMap((old, index): Change[] => {
    const value = after.figures[index]?.value ?? old.value
    return isSame(value, old.value) ? [] : [{ old, value }]
  })
  const open = [...target.figures]
  let filled: string | undefined = pair.texts[to]
  const placed = changes.map((change) => {
    const at = open.findIndex(
      (figure) => figure.unit === change.old.unit && isSame(figure.value, change.old.value),
    )
    const [figure] = at < 0 ? [] : open.splice(at, 1)
    return figure && { figure, value: change.value }
  })
  // The same old value twice, once changed and once not: nobody knows which one is meant.
  if (placed.some((each) => each === undefined) || isDoubtful(changes, open)) return undefined
  const inOrder = placed
    .flatMap((each) => each ?? [])
    .toSorted((one, other) => other.figure.from - one.figure.from)
  for (const { figure, value } of inOrder) {
    filled = filled === undefined ? undefined : putFigure(filled, figure, value, to, policy)
  }
  return filled
}

function isSame(one: Figure['value'], other: Figure['value']): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function isDoubtful(changes: readonly Change[], left: readonly Figure[]): boolean {
  return changes.some(({ old }) =>
    left.some(({ unit, value }) => unit === old.unit && isSame(value, old.value)),
  )
}

/** First in the words that stand there, with other digits; else in words of our own. */
function putFigure(
  text: string,
  figure: Figure,
  value: Figure['value'],
  locale: Locale,
  policy: LanguagePolicy,
): string | undefined {
  const own = typeof value === 'string' ? withOtherDigits(figure, value) : undefined
  const isGoverned =
    /(?:^|\s)(?:على|في|من|إلى|عن|خلال|لمدة|مدة|بعد|قبل|كل|نحو|حتى|عند|بمبلغ|قدره|قدرها)\s+$/.test(
      text.slice(0, figure.from),
    )
  // Two in one word is written by what stands before it; where that is not known, nothing is written.
  const isClear = isGoverned || text.slice(0, figure.from).trim() === '' || figure.bound !== 'exact'
  const isTwo = locale === 'ar-AE' && value === '2'
  const said = isTwo && !isClear ? undefined : sayFigure({ ...figure, value }, locale, { policy, isGoverned })
  return [own, said].flatMap((words) => {
    if (words === undefined) return []
    const put = withRightNoun(text.slice(0, figure.from) + words + text.slice(figure.to), figure.from, locale)
    return readsAs(put, figure, value) ? [put] : []
  })[0]
}

function withOtherDigits({ text }: Figure, value: string): string | undefined {
  const numbers = [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)]
  const [only] = numbers
  if (!only || numbers.length > 1) return undefined
  const isGrouped = only[0].includes(',') || value.length > 3
  const written = isGrouped ? groupDigits(value) : value
  return text.slice(0, only.index) + written + text.slice(only.index + only[0].length)
}

/** The noun behind a new number, in the form that it wants. */
function withRightNoun(text: string, from: number, locale: Locale): string {
  if (locale === 'en-AE') return withRightPlural(text, from)
  const folded = fold(text)
  const tokens = cutTokens(text, folded)
  const places = tokens.map((token) => ({
    from: folded.starts[token.from] ?? 0,
    to: folded.ends[token.to - 1] ?? text.length,
  }))
  const faults = nounFaultsIn({ words: text, tokens, places, locale, beside: '' })
  const fault = faults.find(({ at }) => (at[locale]?.from ?? 0) >= from)
  const range = fault?.at[locale]
  if (!range || fault?.kind !== 'noun-form') return text
  return text.slice(0, range.from) + fault.expected + text.slice(range.to)
}

function withRightPlural(text: string, from: number): string {
  const rest = text.slice(from)
  const found = /(?<![\d,.])(\d[\d,.]*)([ -])([a-z]+)/.exec(rest)
  const noun = found && nouns.find(({ english }) => english.includes(found[3] ?? ''))
  if (!found || !noun || found[2] === '-') return text
  const word = found[1] === '1' ? noun.english[0] : noun.english[1]
  return text.slice(0, from) + rest.replace(found[0], `${found[1]} ${word}`)
}

/** At its place stands the new figure, with all else that the old one meant. */
function readsAs(text: string, old: Figure, value: Figure['value']): boolean {
  const read = readFigureShape(text).figures.find(({ to }) => to > old.from)
  return (
    read !== undefined &&
    isSame(read.value, value) &&
    read.unit === old.unit &&
    read.bound === old.bound &&
    read.per === old.per &&
    read.method === old.method &&
    read.vat === old.vat
  )
}
