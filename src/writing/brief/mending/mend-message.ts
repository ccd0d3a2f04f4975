import { accept, type Result, refuse } from '#base/result.ts'
import type { Fact } from '#facts/fact.ts'
import type { Figure } from '#figures/figure.ts'
import { readFigures } from '#figures/read-figures.ts'
import { sayFigure } from '#pairs/say-figure.ts'
import { type UnderstoodMessage, understandMessages } from '../understand-brief.ts'
import {
  type MeantFact,
  type MeantFigure,
  meantBy,
  meantFigure,
  productIn,
  readTypedValue,
} from './meant-fact.ts'
import { putPeriod, sayPeriod, takeOutPeriod } from './say-period.ts'

/** Why a message is not mended: no words for a figure, a last day before the first, or words that would be read as this. */
export type MendProblem =
  | { problem: 'no-figure' | 'no-words'; fact: number; figure: number }
  | { problem: 'period-backwards'; fact: number }
  | { problem: 'read-otherwise'; line: string }

/**
 * The words of a message that are read as a person means them. Of its own words stay all but those of what was misread; what
 * it did not say stands behind them. It is never mended in words that would be understood otherwise.
 */
export function mendMessage(
  message: UnderstoodMessage,
  meant: readonly MeantFact[],
): Result<string, MendProblem> {
  const before = meantBy(message)
  const problem = findUnsayable(before, meant)
  if (problem) return refuse(problem)
  const isNamed = meant.every(({ figures }) => figures.every(({ about }) => about !== undefined))
  const lines = [...inPlace, ...(isNamed ? apart : [])].map((way) => {
    const mended = meant.map((fact, at) => sayMeant(before[at] ?? fact, fact, way))
    return putTogether(message.text, before, mended)
  })
  const line = lines.find((each) => isReadAs(each, before, meant))
  return line === undefined ? refuse({ problem: 'read-otherwise', line: lines[0] ?? '' }) : accept(line)
}

/** How a condition is said, from the plainest way on: as it is typed, or so that it is known for one. */
type Way = { condition: (words: string) => string; isWhole?: true }

const asTyped = (words: string) => words
const asCondition = (words: string) => (isArabic(words) ? `بشرط ${words}` : `applies: ${words}`)

const inPlace: readonly Way[] = [{ condition: asTyped }, { condition: asCondition }]
/** Where the words around a figure would be read along with it. */
const apart: readonly Way[] = inPlace.map((way) => ({ ...way, isWhole: true }))

function findUnsayable(before: readonly MeantFact[], meant: readonly MeantFact[]): MendProblem | undefined {
  for (const [fact, { figures, validFrom, validTo }] of meant.entries()) {
    for (const [figure, each] of figures.entries()) {
      const at = { fact, figure }
      if (readTypedValue(each.value) === undefined) return { problem: 'no-figure', ...at }
      const isMended = !isSameFigure(each, before[fact]?.figures[figure])
      if (isMended && say(each, 'en-AE') === undefined) return { problem: 'no-words', ...at }
    }
    if (validFrom !== '' && validTo !== '' && validTo < validFrom)
      return { problem: 'period-backwards', fact }
  }
}

function say({ value, unit, bound, per, method, vat }: MeantFigure, locale: 'en-AE' | 'ar-AE') {
  const read = readTypedValue(value)
  if (read === undefined) return undefined
  return sayFigure(
    {
      ...{ value: read, bound },
      ...(unit !== '' && { unit }),
      ...(per !== '' && { per }),
      ...(method !== '' && { method }),
      ...(vat !== '' && { vat }),
    },
    locale,
  )
}

function sayMeant(before: MeantFact, meant: MeantFact, { condition, isWhole }: Way): string {
  const locale = isArabic(before.text) ? 'ar-AE' : 'en-AE'
  let text = isWhole ? sayFigures(meant, locale) : before.text
  if (!isWhole)
    for (const [at, figure] of [...meant.figures.entries()].toReversed())
      if (!isSameFigure(figure, before.figures[at]))
        text = `${text.slice(0, figure.from)}${say(withoutAround(figure, before, at), locale) ?? ''}${text.slice(figure.to)}`
  const behind: string[] = []
  if (isWhole || meant.condition !== before.condition) {
    if (!isWhole) for (const words of before.condition.split('; ')) text = takeOut(text, words)
    if (meant.condition.trim() !== '') behind.push(condition(meant.condition.trim()))
  }
  if (isWhole || meant.validFrom !== before.validFrom || meant.validTo !== before.validTo) {
    const put = isWhole ? undefined : putPeriod(text, before, meant, locale)
    if (put === undefined) behind.push(...sayPeriod(meant, locale))
    text = put ?? (isWhole ? text : takeOutPeriod(text))
  }
  return withProduct([tidy(text), ...behind.map((words) => `(${words})`)].join(' '), before, meant)
}

function sayFigures({ figures }: MeantFact, locale: 'en-AE' | 'ar-AE'): string {
  return figures
    .map((each) => [each.about, ...each.narrowed, say(each, locale)].filter(Boolean).join(' '))
    .join(', ')
}

function withProduct(text: string, before: MeantFact, { product }: MeantFact): string {
  const name = product.trim()
  if (name === before.product || text.includes(name === '' ? text : name)) {
    if (name !== '' || before.product === '') return text
  }
  if (name === '') return tidy(text.replace(before.product, ''))
  return before.product !== '' && text.includes(before.product)
    ? text.replace(before.product, name)
    : `${name}: ${text}`
}

/** With the sign or the brackets that part it from the rest. */
function takeOut(text: string, words: string): string {
  const from = words === '' ? -1 : text.indexOf(words)
  if (from < 0) return text
  const before = text.slice(0, from).replace(/\s*[(,،;؛–-]?\s*$/, '')
  return `${before}${text.slice(from + words.length).replace(/^\s*\)/, '')}`
}

function tidy(text: string): string {
  return text
    .replace(/\(\s*\)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s+(?=[.,،;؛)])/g, '')
    .replace(/^[\s:,،–-]+|[\s:,،;؛–-]+$/g, '')
}

/** The message with its statements mended; those of which it has other words than they are said in stand in its place. */
function putTogether(text: string, before: readonly MeantFact[], mended: readonly string[]): string {
  const isPlaced = before.every((fact) => text.includes(fact.text))
  if (!isPlaced) return mended.join('. ')
  return before.reduce((line, fact, at) => line.replace(fact.text, () => mended[at] ?? ''), text)
}

/** What the words around a figure say of it and what stays is not said once more. */
function withoutAround(figure: MeantFigure, { text, figures }: MeantFact, at: number): MeantFigure {
  const before = figures[at]
  const [alone] = readFigures(text.slice(figure.from, figure.to)).figures
  if (!before || !alone) return figure
  const isAround = (part: 'unit' | 'bound' | 'per' | 'method' | 'vat') =>
    figure[part] === before[part] && (alone[part] ?? '') !== before[part]
  return {
    ...figure,
    ...(isAround('unit') && { unit: '' }),
    ...(isAround('bound') && { bound: 'exact' }),
    ...(isAround('per') && { per: '' }),
    ...(isAround('method') && { method: '' }),
    ...(isAround('vat') && { vat: '' }),
  }
}

function isReadAs(line: string, before: readonly MeantFact[], meant: readonly MeantFact[]): boolean {
  const [read] = understandMessages([line])
  if (!read || read.unread.length > 0) return false
  const [first, ...others] = meant
  const isUnread = before.some(({ figures }) => figures.some(({ value }) => value === ''))
  if (isUnread && first && others.length === 0)
    return read.facts.length === 1 && read.facts.some((fact) => isReadNow(fact, first))
  const facts = meantBy(read)
  return facts.length === meant.length && facts.every((fact, at) => isSameFact(fact, meant[at], before[at]))
}

function isSameFact(read: MeantFact, meant: MeantFact | undefined, before: MeantFact | undefined): boolean {
  const condition = bare(withoutPeriod(read))
  return (
    meant !== undefined &&
    read.figures.length === meant.figures.length &&
    read.figures.every((figure, at) => isMeant(figure, meant.figures[at], before?.figures[at])) &&
    condition.includes(bare(meant.condition)) &&
    (bare(meant.condition) !== '' || condition === '') &&
    read.validFrom === meant.validFrom &&
    read.validTo === meant.validTo &&
    (meant.product.trim() === '' ? productIn(read.text) === '' : read.text.includes(meant.product.trim()))
  )
}

function isMeant(
  read: MeantFigure,
  meant: MeantFigure | undefined,
  before: MeantFigure | undefined,
): boolean {
  const isOfSame = read.about === before?.about || !isSameFigure(read, before)
  return isSameFigure(read, meant) && isOfSame
}

/** Of what could not be read, the words around it tell what a person leaves open. */
function isReadNow({ figures, validFrom, validTo }: Fact, meant: MeantFact): boolean {
  const read = figures.map(meantFigure)
  return (
    read.length === meant.figures.length &&
    read.every((figure, at) => {
      const said = meant.figures[at]
      return said !== undefined && isSameFigure(figure, withOpenParts(said, figure))
    }) &&
    (meant.validFrom === '' || validFrom === meant.validFrom) &&
    (meant.validTo === '' || validTo === meant.validTo)
  )
}

function withOpenParts(said: MeantFigure, read: MeantFigure): MeantFigure {
  return {
    ...said,
    bound: said.bound === 'exact' ? read.bound : said.bound,
    per: said.per || read.per,
    method: said.method || read.method,
    vat: said.vat || read.vat,
  }
}

/** "Valid until 31 December" is read as a condition too. */
function withoutPeriod(read: MeantFact): string {
  const periods = (['en-AE', 'ar-AE'] as const).flatMap((locale) => sayPeriod(read, locale))
  return read.condition
    .split('; ')
    .filter((words) => !periods.includes(words))
    .join('; ')
}

function bare(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim()
}

function isSameFigure(one: MeantFigure, other: MeantFigure | undefined): boolean {
  const same: (keyof Figure & keyof MeantFigure)[] = ['unit', 'bound', 'per', 'method', 'vat']
  const values = [one, other].map((each) => JSON.stringify(readTypedValue(each?.value ?? '')))
  return other !== undefined && values[0] === values[1] && same.every((part) => one[part] === other[part])
}

function isArabic(text: string): boolean {
  return /\p{Script=Arabic}{2}/u.test(text)
}

/** Whether there is something of a message to mend in place: a figure, a day, or digits that could not be read. */
export function canMend({ facts, unread, text }: UnderstoodMessage): boolean {
  if (unread.length > 0) return readFigures(text).unread.length > 0
  return facts.some(({ figures, validFrom, validTo }) => figures.length > 0 || validFrom || validTo)
}
