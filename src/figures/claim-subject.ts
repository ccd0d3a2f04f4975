import { compare } from './decimal.ts'
import type { Figure, Unit } from './figure.ts'
import { isCurrency } from './read-quantity.ts'
import type { Sentence, TokenSpan } from './read-sentence.ts'
import { isIn } from './scope.ts'
import type { UnitClass } from './words/subjects.ts'

/** A figure of a sentence with what it is about, where the table knows that. */
export type Stated = TokenSpan & { figure: Figure; subject: string | undefined }

export function stateFigures(sentence: Sentence): Stated[] {
  return sentence.figures.map((found) => ({ ...found, subject: subjectOf(sentence, found) }))
}

const farthest = 8

function subjectOf(sentence: Sentence, found: TokenSpan & { figure: Figure }): string | undefined {
  const { tokens, qualifiers, subjects } = sentence
  const { per, unit, method, bound, value } = found.figure
  if (/^(?:vat|ضريبه)$/.test(tokens[found.to]?.text ?? '')) return undefined
  const limited = limitedFee(sentence, found)
  if (limited !== undefined) return limited
  const named = nearestSubject(sentence, found)
  const kind = classOf(unit)
  const isFixedFor =
    named === undefined && tokens.some(({ text }) => /^(?:fixed|ثابت|ثابته)$/.test(text)) && hasTerm(sentence)
  // "12 months 4.5%" is a rate where nothing else is spoken of.
  const isOfTerm = value !== '0' && subjects.every(({ name }) => name === 'tenor') && hasTerm(sentence)
  // "Settle 30% a year" is no rate.
  const isYearly = per === 'year' && typeof value === 'string' && compare(value, '20') < 0
  const isOfYear = unit === '%' && (isYearly || method !== undefined || isFixedFor || isOfTerm)
  if (named === undefined || (named === 'financed share' && isOfYear)) {
    if (isOfYear) return 'rate'
    if (kind === 'term' && isAlone(sentence, found)) return 'tenor'
    if (kind === 'money' && per === 'day' && /^(?:max|upTo)$/.test(bound)) return 'daily limit'
    const isOther = unit === 'count:instalment' && (per !== undefined || isAfter(sentence, found))
    if (!isOther && /^count:(?:guest|prize|branch|atm|country|currency|instalment)$/.test(unit ?? ''))
      return unit?.slice('count:'.length)
    if (unit === 'count:employee' && bound === 'min') return 'employees'
    if (/^(?:point|mile)$/.test(unit ?? '') && tokens.some(({ text }) => everyUnit.test(text)))
      return 'earned'
    const reward = kind === 'time' ? rewardPaid(sentence) : undefined
    if (reward !== undefined) return `${reward} paid`
    if (isOfChildren(sentence, found)) return 'age'
    const later = qualifiers.filter(({ kind, name }) => kind === 'year' && name === 'later')
    // "AED 50 after the first purchase" is no fee of later years.
    const isOfFirst = qualifiers.some(({ kind, name }) => kind === 'year' && name === 'first')
    const isLater = later.some(
      ({ from, to }) => per !== undefined || isOfFirst || isOfYears(tokens.slice(from, to)),
    )
    if (isLater && /^(?:money|bare)$/.test(kind)) {
      const before = feeBefore(sentence, found)
      if (before !== undefined) return before
    }
    return isLater && kind === 'money' && subjects.length === 0 ? (feeOf(per) ?? 'annual fee') : undefined
  }
  if (named === 'fee') return feeOf(per) ?? named
  // A card that reaches somebody is delivered.
  if (named === 'arrival' && tokens.some(({ text }) => /^(?:cards?|بطاقه|بطاقتك)$/.test(text)))
    return 'delivery'
  // "The salary must reach the account within 60 days" is no transfer of the product.
  if (named === 'arrival' && subjects.some(({ name }) => name.startsWith('salary'))) return undefined
  if (named === 'premium' && /^(?:upTo|max)$/.test(bound)) return undefined
  if (named === 'transfers' && /^count:(?:country|currency)$/.test(unit ?? ''))
    return unit?.slice('count:'.length)
  if (named === 'amount' && per !== undefined) return undefined
  if (kind === 'bare' && /^(?:amount|deposit amount)$/.test(named) && !isLarge(value)) return undefined
  if (named === 'bonus' && tokens.some(({ text }) => further.test(text))) return 'bonus on top'
  if (named === 'cashback' && kind === 'money' && bound === 'exact' && !isCapped(sentence))
    return 'cashback once'
  const isFirst = /^(?:first|initial|اول|fixed|ثابت)$/.test(
    (tokens[found.from - 1]?.text === 'for' ? tokens[found.from - 2] : tokens[found.from - 1])?.text ?? '',
  )
  const isOfLoan =
    subjects.every(({ name }) => name !== 'tenor') && bound === 'exact' && typeof value === 'string'
  if (named === 'tenor' && (isFirst || (isOfLoan && !isAlone(sentence, found)))) return undefined
  const near = tokens.slice(Math.max(0, found.from - 2), found.to + 3)
  // "+ VAT" adds a tax, and nothing else.
  const isExtra = near.some(
    ({ text }, at) => extra.test(text) && !/^(?:vat|ضريبه)$/.test(near[at + 1]?.text ?? ''),
  )
  return isExtra && kind === 'percent' ? `${named} on top` : named
}

/** "Kids under 12", "a card for kids from 8 years". */
function isOfChildren({ qualifiers }: Sentence, { figure, from }: TokenSpan & { figure: Figure }): boolean {
  const child = qualifiers.find(({ name, to }) => name === 'family' && to <= from)
  const isBeside = child !== undefined && child.to === from && figure.unit === undefined
  return (
    child !== undefined &&
    figure.bound !== 'exact' &&
    (isBeside || (figure.unit === 'year' && figure.bound === 'from'))
  )
}

/** "Bonus credited within 30 days". */
function rewardPaid({ tokens }: Sentence): string | undefined {
  if (!tokens.some(({ text }) => paidOut.test(text))) return undefined
  return rewards.find(([, words]) => tokens.some(({ text }) => words.test(text)))?.[0]
}

const rewards: readonly (readonly [string, RegExp])[] = [
  ['bonus', /^(?:bonus|rewards?|مكافاه)$/],
  ['gift', /^(?:gift|هديه)$/],
  ['voucher', /^(?:voucher|قسيمه)$/],
  ['prize', /^(?:prize|جايزه)$/],
  ['cashback', /^(?:cashback|استرداد)$/],
]
const paidOut =
  /^(?:paid|credited|payable|posted|sent|comes|تدفع|يدفع|تصرف|يصرف|تودع|يودع|تنزل|ينزل|تضاف|يضاف)$/

function isOfYears(tokens: Sentence['tokens']): boolean {
  return tokens.some(({ text }) => !/^(?:after|then|بعد|و?بعدها|بعدين)$/.test(text))
}

function isAfter({ tokens }: Sentence, { from }: TokenSpan): boolean {
  return /^(?:after|بعد)$/.test(tokens[from - 1]?.text ?? '')
}

/** "No monthly fee in year 1, then 5 a month": a fee goes on with what it was. */
function feeBefore({ subjects, qualifiers }: Sentence, { figure, from }: TokenSpan & { figure: Figure }) {
  const fee = subjects.findLast(({ name, to }) => to <= from && name.endsWith(' fee'))
  const isOwn = qualifiers.some(
    (each) => each.kind === 'year' && each.name === 'later' && fee && each.from >= fee.to && each.to <= from,
  )
  const { per } = figure
  if (!fee || !isOwn || (per !== undefined && feeOf(per) !== fee.name)) return undefined
  return fee.name
}

/** "1% (min AED 500, max AED 2,500)": the least and the most of that fee. */
function limitedFee(
  sentence: Sentence,
  { figure, from }: TokenSpan & { figure: Figure },
): string | undefined {
  const { tokens, figures } = sentence
  const side = /^(?:min|max|upTo)$/.test(figure.bound) && /^(?:money|bare)$/.test(classOf(figure.unit))
  const share = figures.findLast((other) => other.to <= from && other.figure.unit === '%')
  const isBeside =
    /^[(,،/]$|^و$|^and$|^or$/.test(tokens[from - 1]?.text ?? '') ||
    share?.to === from ||
    figures.some((other) => other.to === from && /^(?:min|max)$/.test(other.figure.bound))
  if (!side || !isBeside) return undefined
  const fee = share && nearestSubject(sentence, share)
  if (!fee?.endsWith('fee')) return undefined
  return `${fee}, ${figure.bound === 'min' ? 'at least' : 'at most'}`
}

function hasTerm({ figures }: Sentence): boolean {
  return figures.some(({ figure }) => classOf(figure.unit) === 'term')
}

export function isCapped({ tokens }: Sentence): boolean {
  return tokens.some(({ text }) => /^(?:cap|capped|limit|limited|ceiling|سقف|حد)$/.test(text))
}

function feeOf(per: Figure['per']): string | undefined {
  if (per === 'year') return 'annual fee'
  return per === 'month' ? 'monthly fee' : undefined
}

export const everyUnit = /^(?:per|every|each|لكل|كل|مقابل)$/
const further = /^(?:another|additional|extra|further|more|اضافي|اضافيه|اخري)$/

/** What is said without its currency is money. */
function isLarge(value: Figure['value']): boolean {
  return typeof value === 'string' && value.length > 3
}

const extra = /^(?:\+|extra|additional|bonus|lower|higher|reduction|اضافي|اضافيه|تخفيض)$/

/** The nearest subject that is said in such a unit, with no other figure between; before the figure rather than behind. */
function nearestSubject(
  { subjects, figures }: Sentence,
  { figure, from, to }: TokenSpan & { figure: Figure },
): string | undefined {
  const kind = classOf(figure.unit)
  const inside = subjects.find((each) => each.as[kind] !== undefined && isIn(each, { from, to }))
  if (inside) return inside.as[kind]
  // "Borrow up to" is what it is about and the bound of the figure at once.
  const before = subjects.findLast((each) => each.from < from && each.to <= to && each.as[kind] !== undefined)
  const after = subjects.find((each) => each.to > to && each.from > from && each.as[kind] !== undefined)
  const isFree = (least: number, most: number) =>
    !figures.some((other) => other.from >= least && other.to <= most)
  const ahead = before && isFree(before.to, from) ? Math.max(0, from - before.to) : undefined
  const behind = after && isFree(to, after.from) ? Math.max(0, after.from - to) : undefined
  if (ahead !== undefined && ahead <= farthest && (behind === undefined || ahead <= behind + 1))
    return before?.as[kind]
  return behind !== undefined && behind <= 4 ? after?.as[kind] : undefined
}

export function classOf(unit: Unit | undefined): UnitClass {
  if (unit === undefined) return 'bare'
  if (isCurrency(unit)) return 'money'
  if (unit === '%') return 'percent'
  if (/^(?:year|month)$/.test(unit)) return 'term'
  return /^(?:week|day|workday|hour|minute|second)$/.test(unit) ? 'time' : 'count'
}

/** Whether a sentence is nothing but the figure: "300 months", "5 years max". */
function isAlone({ tokens }: Sentence, { from, to }: TokenSpan): boolean {
  return tokens.every(
    ({ kind, text }, at) =>
      (at >= from && at < to) ||
      kind === 'sign' ||
      /^(?:max|maximum|upto|up|to|only|over|على|علي|فقط)$/.test(text),
  )
}
