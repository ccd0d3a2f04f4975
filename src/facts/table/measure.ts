import type { Currency, Period, Unit } from '#figures/figure.ts'
import { fold } from '#figures/fold.ts'
import { phraseAt } from '#figures/phrases.ts'
import { cutTokens, type Token } from '#figures/tokens.ts'
import { type Basis, basesAfter } from '#figures/words/bases.ts'
import { currencies } from '#figures/words/currencies.ts'
import { percent, units } from '#figures/words/units.ts'

/** What the heading of a column, or the name of a row, says of its figures besides what they are. */
export type Measure = {
  unit?:
    | Currency
    | '%'
    | 'month'
    | 'year'
    | 'day'
    | 'workday'
    | 'hour'
    | 'minute'
    | 'point'
    | 'mile'
    | 'times'
  per?: Period
  /** Other words of the basis, as they stand: "flat", "excl. VAT". */
  basis: readonly string[]
  /** "AED '000": by how much each figure is to be multiplied, as a power of ten. */
  power: number
}

/** `tail`: what goes on after the unit, "% of the finance amount". */
export type Heading = { label: string; tail: string; measure: Measure; isTier?: true }

export const noMeasure: Measure = { basis: [], power: 0 }

/** A heading parted into what its figures are of, and their measure: "Cap AED/mth" is a cap, in AED a month. */
export function readHeading(heading: string): Heading {
  const folded = fold(heading)
  const tokens = cutTokens(heading, folded)
  const measure: { -readonly [Part in keyof Measure]: Measure[Part] } = { ...noMeasure }
  const basis: string[] = []
  const kept: Token[] = []
  let unitTo = -1
  for (let at = 0; at < tokens.length; ) {
    const part = partAt(tokens, at, isDuration(heading))
    if (part?.says.unit) {
      measure.unit ??= part.says.unit
      unitTo = tokens[part.to - 1]?.to ?? -1
    }
    // "Salary multiple": what it is of stays its name.
    if (/^(?:multiples?|multiplier|مضاعف|مضاعفات|اضعاف)$/.test(tokens[at]?.text ?? ''))
      measure.unit ??= 'times'
    if (part?.says.power) measure.power = part.says.power
    const { per, method, vat } = part?.says ?? {}
    if (per) measure.per ??= per
    else if (part && (method || vat)) basis.push(written(tokens.slice(at, part.to)))
    const token = tokens[at]
    if (!part && token) kept.push(token)
    at = part?.to ?? at + 1
  }
  const tail = kept.findIndex(({ from, text }) => from > unitTo && /^(?:of|on|من|علي)$/.test(text))
  const isParted = unitTo >= 0 && tail > 0
  return {
    label: labelOf(written(isParted ? kept.slice(0, tail) : kept)),
    tail: isParted ? labelOf(written(kept.slice(tail))) : '',
    measure: { ...measure, basis },
  }

  function written(some: readonly Token[]): string {
    return some
      .map(({ from, to }) => heading.slice(folded.starts[from] ?? 0, folded.ends[to - 1] ?? 0))
      .reduce((all, word, index) => all + (index > 0 && some[index]?.isApart ? ' ' : '') + word, '')
      .trim()
  }
}

/** Whether "m" and "y" beside its figures are months and years. */
export function isDuration(words: string): boolean {
  return /\b(?:tenor|tenure|term|period|duration|months?|repayment)\b|مده|مدة|فتره|فترة/i.test(words)
}

type Says = Basis & { unit?: NonNullable<Measure['unit']>; power?: number }

function partAt(
  tokens: readonly Token[],
  at: number,
  isOfTime: boolean,
): { says: Says; to: number } | undefined {
  const basis = phraseAt(basesAfter, tokens, at)
  // "Annual fee" is a name, and its figures are read with it.
  if (basis?.to === at + 1 && isAdjective(tokens, at)) return undefined
  if (basis) return { says: basis.meaning, to: basis.to }
  const thousands = /^(?:000s?|thousands?|الف|الاف|بالالاف)$/.test(tokens[at]?.text ?? '')
  const quoted = tokens[at]?.text === "'" && /^000s?$/.test(tokens[at + 1]?.text ?? '')
  if (thousands || quoted) return { says: { power: 3 }, to: at + (quoted ? 2 : 1) }
  const money = phraseAt(currencies, tokens, at)
  // "Points per AED" are points.
  if (money && /^(?:per|\/|every|for|لكل|مقابل)$/.test(tokens[at - 1]?.text ?? '')) return undefined
  if (money) return { says: { unit: money.meaning }, to: money.to }
  const share = phraseAt(percent, tokens, at)
  if (share) return { says: { unit: share.meaning }, to: share.to }
  const unit = phraseAt(units, tokens, at)
  if (unit && isUnitOfHeading(unit.meaning)) {
    const [before, after] = [tokens[at - 1]?.text, tokens[unit.to]?.text]
    const isBracketed = before === '(' && after === ')'
    const words = tokens[at]?.text ?? ''
    // "Min spend" and "points" are what a column is of, "(m)" is what its figures count.
    if (isBracketed || (/^(?:yrs?|years|mths?|months|mos)$/.test(words) && at > 0))
      return { says: { unit: unit.meaning }, to: unit.to }
  }
  if (isOfTime && /^m$/.test(tokens[at]?.text ?? '') && at > 0) return { says: { unit: 'month' }, to: at + 1 }
  return undefined
}

function isAdjective(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.text ?? ''
  const isEnglish = /^(?:annual|yearly|monthly|weekly|daily|quarterly|flat|reducing)$/.test(word)
  const isBefore = tokens[at + 1]?.kind === 'word' && !phraseAt(basesAfter, tokens, at + 1)
  return (isEnglish && isBefore) || /^ال/.test(word)
}

function isUnitOfHeading(unit: Unit): unit is NonNullable<Measure['unit']> {
  return /^(?:month|year|day|workday|hour|minute|point|mile)$/.test(unit)
}

/** Without what is left of brackets and strokes; what is shortened in full. */
function labelOf(words: string): string {
  const [, marker = ''] = /(\*+)\s*$/.exec(words) ?? []
  const plain = words
    .replace(/\(\s*[/,.-]*\s*\)/g, ' ')
    .replace(/[/,;:([\s*.'-]+$|^[/,;:)\]\s.'-]+/g, '')
    .replace(/\s+/g, ' ')
  const full = plain.replace(/\b[a-z]{2,3}\b\.?/gi, (word) => {
    const long = inFull[word.toLowerCase().replace('.', '')] ?? word
    return /^[A-Z]/.test(word) ? long.charAt(0).toUpperCase() + long.slice(1) : long
  })
  return full + marker
}

const inFull: Record<string, string> = {
  cb: 'cashback',
  avg: 'average',
  amt: 'amount',
  bal: 'balance',
  min: 'min',
  max: 'max',
  eq: 'equivalent',
  txn: 'transaction',
  qty: 'quantity',
}
