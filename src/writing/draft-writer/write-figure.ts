import type { Field } from '#catalogue/manifest.ts'
import { partFigures } from '#facts/fact.ts'
import { readFact as readClaims } from '#facts/read-fact.ts'
import { fits } from './choose.ts'
import { type FactFigure, withoutFigure } from './fact-figures.ts'
import type { Fact } from './facts.ts'
import type { Material } from './material.ts'
import { foldText, hasArabic, headWords, lowerFirst, shareOf, upperFirst } from './text.ts'

/** A figure of the brief, ready for a field, and the fact that it is from. */
export type FigureUse = { fact: Fact; figure: FactFigure; value: string; hasBound: boolean }

/**
 * The brief's figures that the field can hold, in the brief's order, each once: only those of which the label beside them
 * can say the whole, with its condition.
 */
export function usableFigures(
  material: Pick<Material, 'figures'>,
  field: Field,
  label: Field | undefined,
): readonly FigureUse[] {
  const uses = material.figures.flatMap(({ fact, figure }): FigureUse[] => {
    if (isConditionOf(fact, figure) || isBesideNoLimit(fact, figure)) return []
    if (headWords(fact.text.replace(figure.text, '')).length === 0) return []
    // What is added to it, "+ VAT", stands in no cell.
    if (/\s\+$/.test(figure.text) || isTier(fact, figure)) return []
    const written = field.type === 'number' ? wholePercent(field, figure) : shortFigure(field, figure)
    return written === undefined ? [] : [{ fact, figure, ...written }]
  })
  const told = uses.filter((use) => !label || labelsOf(use, []).some((text) => fits(label, text)))
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

/** "40,000 miles if you spend AED 10,000": what has to be spent is not what there is to get. */
function isConditionOf({ text }: Fact, { from, to }: FactFigure): boolean {
  const { own, ofConditions } = partFigures(readClaims(text))
  const isIn = ({ figure }: (typeof own)[number]) => figure.from < to && from < figure.to
  return !own.some(isIn) && ofConditions.some(({ words, figures }) => ifSo.test(words) && figures.some(isIn))
}

const ifSo =
  /^(?:if|when|with (?:a |min\.? )?spend|once|upon|after you|on spend\w* of|اذا|إذا|عند|لو|شرط|بشرط)(?!\p{L})/iu

/** "Unlimited lounge visits, 1 guest": the one is not what there is of them. */
function isBesideNoLimit({ text }: Fact, { text: said }: FactFigure): boolean {
  return noLimit.test(text) && !/[%٪]|[A-Z]{3}|درهم/.test(said)
}

const noLimit =
  /\b(?:unlimited|without limits?|no limits?|as often as)\b|غير محدود|بلا حدود|بدون حد(?:ود)?(?!\p{L})/iu

/** "Lite AED 0, Grow AED 99, Pro AED 249": none of them is the figure of the whole. */
function isTier({ text, figures }: Fact, figure: FactFigure): boolean {
  const kindOf = ({ text: said }: FactFigure) => said.replace(/[\d٠-٩.,٫٬\s]/g, '').toLowerCase()
  const alike = figures.filter((each) => kindOf(each) === kindOf(figure))
  return (
    alike.length > 2 || (alike.length === 2 && figures.length === 2 && /^[^:]{2,40}:\s.+[,،]/u.test(text))
  )
}

/** The figure that a label beside it speaks of, or that a label is wanted for. */
export function figureBeside(uses: readonly FigureUse[], texts: readonly string[]): FigureUse | undefined {
  const folded = texts.map(foldText)
  const byValue = uses.find(({ value }) => folded.includes(foldText(value)))
  if (byValue) return byValue
  const words = new Set(headWords(texts.join(' ')))
  return uses.find((use) => labelsOf(use, []).some((label) => shareOf(headWords(label), words) === 1))
}

/** What stands beside the figure, the shortest first that keeps what the fact says. */
export function labelsOf({ fact, figure, hasBound }: FigureUse, names: readonly string[]): string[] {
  const counted = withoutFigure(fact.text, figure)
  const whole = upperFirst(fact.text)
  if (counted === undefined || figure.isList) return [whole]
  const rest = asLabel(counted, fact, names)
  if (hasBound) return [rest, whole]
  if (!atMost.has(figure.bound)) return [whole]
  return [whole, `${rest}${hasArabic(rest) ? '، كحد أقصى' : ', at most'}`]
}

const atMost: ReadonlySet<FactFigure['bound']> = new Set(['upTo', 'max', 'within'])

/** "Apply with your ID" beside "5 minutes" reads "to apply with your ID", and so does "You can apply with your ID". */
function asLabel(text: string, fact: Fact, names: readonly string[]): string {
  if (hasArabic(text)) return text
  const low = lowerFirst(text, names).replace(/^you can /, 'to ')
  return fact.shape === 'verb' && foldText(fact.text).startsWith(foldText(text.slice(0, 4)))
    ? `To ${low}`
    : upperFirst(low)
}

type Written = Pick<FigureUse, 'value' | 'hasBound'>

function wholePercent({ min = 1, max = 100 }: Field, figure: FactFigure): Written | undefined {
  const { percent, text } = figure
  const number = Number(percent)
  if (percent === undefined || number < min || number > max) return undefined
  // The cell has its digits alone: of "1% + VAT" its label says the rest.
  return { value: percent, hasBound: bareFigure(text) === text && /[%٪]$/.test(text) }
}

/** The figure as the fact has it, else without "up to" and the like, which its label then has to say. */
function shortFigure(field: Field, { text, currency }: FactFigure): Written | undefined {
  const bare = bareFigure(text)
  const whole = currency === undefined ? text : withCurrency(text, bare, currency)
  if (fits(field, whole)) return { value: upperFirst(whole), hasBound: true }
  const short = currency === undefined ? bare : withCurrency(bare, bare, currency)
  return short !== '' && fits(field, short) ? { value: short, hasBound: false } : undefined
}

/** "from 5k" with AED reads "from AED 5k". */
function withCurrency(text: string, bare: string, currency: string): string {
  const named = hasArabic(currency) ? `${bare} ${currency}` : `${currency} ${bare}`
  return text.replace(bare, named)
}

/** The figure without "up to", "from" and the like before it; nothing where its number is in words. */
function bareFigure(text: string): string {
  const start = /(?:(?:[A-Z]{3}|Dhs?\.?|[$€£])\s?)?[\d٠-٩۰-۹]/.exec(text)?.index
  return start === undefined ? '' : text.slice(start)
}
