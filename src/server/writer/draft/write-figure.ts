import type { Field } from '#catalogue/manifest.ts'
import { fits } from './choose.ts'
import type { Fact } from './facts.ts'
import { type Figure, withoutFigure } from './figures.ts'
import type { Material } from './material.ts'
import { foldText, hasArabic, headWords, lowerFirst, shareOf, upperFirst } from './text.ts'

/** A figure of the brief, ready for a field, and the fact that it is from. */
export type FigureUse = { fact: Fact; figure: Figure; value: string }

/**
 * The brief's figures that the field can hold, in the brief's order, each once: only those of which the label beside them
 * can say the whole, with its condition.
 */
export function usableFigures(
  material: Material,
  field: Field,
  label: Field | undefined,
): readonly FigureUse[] {
  const uses = material.figures.flatMap(({ fact, figure }) => {
    const value = field.type === 'number' ? wholePercent(field, figure) : shortFigure(field, figure)
    return value === undefined ? [] : [{ fact, figure, value }]
  })
  const told = uses.filter(
    (use) => countsSomething(use) && (!label || labelsOf(use, []).some((text) => fits(label, text))),
  )
  const values = new Set<string>()
  const facts = new Set<Fact>()
  return told.filter(({ fact, figure, value }) => {
    // Two figures of one fact would have the same label when neither can be taken out of it.
    const isNew = !values.has(value) && !(facts.has(fact) && withoutFigure(fact.text, figure) === undefined)
    values.add(value)
    facts.add(fact)
    return isNew
  })
}

/** A bare number counts only where the fact begins with it; the day of a date never does. */
function countsSomething({ fact, figure }: FigureUse): boolean {
  const { text } = figure
  const after = fact.text.slice(fact.text.indexOf(text) + text.length)
  if (months.test(after)) return false
  const isBare = /^[\d.,]+$/.test(text)
  return !isBare || (fact.text.startsWith(text) && withoutFigure(fact.text, figure) !== undefined)
}

const months =
  /^\s*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر)/i

/** The figure that a label beside it speaks of, or that a label is wanted for. */
export function figureBeside(uses: readonly FigureUse[], texts: readonly string[]): FigureUse | undefined {
  const folded = texts.map(foldText)
  const byValue = uses.find(({ value }) => folded.includes(foldText(value)))
  if (byValue) return byValue
  const words = new Set(headWords(texts.join(' ')))
  return uses.find((use) => labelsOf(use, []).some((label) => shareOf(headWords(label), words) === 1))
}

/** What stands beside the figure, the shortest first that keeps what the fact says. */
export function labelsOf({ fact, figure, value }: FigureUse, names: readonly string[]): string[] {
  const counted = withoutFigure(fact.text, figure)
  const rest = counted === undefined ? undefined : asLabel(counted, fact, names)
  const isWhole = foldText(value) === foldText(figure.text)
  if (rest === undefined) return [fact.text]
  if (isWhole) return [rest, fact.text]
  const most = /^(?:up to|within|حتى|تصل إلى|يصل إلى|خلال)/i.test(figure.text)
  if (most) return [`${rest}${hasArabic(rest) ? '، كحد أقصى' : ', at most'}`, fact.text]
  return bareFigure(figure.text) === figure.text.trim() || /^\D{0,2}\d/.test(figure.text)
    ? [rest, fact.text]
    : [fact.text]
}

/** "Apply with your ID" beside "5 minutes" reads "to apply with your ID", and so does "You can apply with your ID". */
function asLabel(text: string, fact: Fact, names: readonly string[]): string {
  if (hasArabic(text)) return text
  const low = lowerFirst(text, names).replace(/^you can /, 'to ')
  return fact.shape === 'verb' && foldText(fact.text).startsWith(foldText(text.slice(0, 4)))
    ? `to ${low}`
    : low
}

function wholePercent({ min = 1, max = 100 }: Field, { isPercent, digits }: Figure): string | undefined {
  const number = Number(digits)
  return isPercent && Number.isInteger(number) && number >= min && number <= max ? digits : undefined
}

function shortFigure(field: Field, figure: Figure): string | undefined {
  return [upperFirst(figure.text), bareFigure(figure.text)].find((text) => fits(field, text))
}

/** The figure without "up to", "from" and the like; its label then has to say the whole. */
function bareFigure(text: string): string {
  return text.replace(/^[^\d]*?(?=(?:AED|Dhs?|USD|EUR|GBP|SAR)?\s?\d)/i, '').trim()
}
