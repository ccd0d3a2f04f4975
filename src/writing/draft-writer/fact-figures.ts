import type { Bound, Span } from '#figures/figure.ts'
import { readFigures } from '#figures/read-figures.ts'
import { hasArabic } from './text.ts'

/** A figure of a fact that can stand alone: it has a unit, and says its bound. */
export type FactFigure = Span & {
  bound: Bound
  /** Whether it is a list, as in "30k or AED 500K": what is said round it belongs to one of them. */
  isList: boolean
  /** Of a whole percentage, its digits. */
  percent: string | undefined
  /** The currency that a person has to read with it, where the fact does not say it there. */
  currency: string | undefined
}

/** The figures of a fact in order. What has no unit, such as a bare number, is none that could stand alone. */
export function figuresOfFact(text: string): FactFigure[] {
  const { figures, mentions } = readFigures(text)
  const counted = figures.flatMap(({ from, to, text: said, value, unit, bound, inherited }): FactFigure[] => {
    if (unit === undefined || unit === 'ratio') return []
    if (unit === '%' && isTax(text, { from, to })) return []
    const percent = unit === '%' && typeof value === 'string' && /^\d+$/.test(value) ? value : undefined
    const currency = inherited && /^[A-Z]{3}$/.test(unit) ? currencyIn(unit, text) : undefined
    return currency === ''
      ? []
      : [{ from, to, text: said, bound, isList: Array.isArray(value), percent, currency }]
  })
  const always = mentions.flatMap(({ kind, ...span }): FactFigure[] =>
    kind === 'always'
      ? [
          {
            from: span.from,
            to: span.to,
            text: span.text,
            bound: 'exact',
            isList: false,
            percent: undefined,
            currency: undefined,
          },
        ]
      : [],
  )
  return [...counted, ...always].toSorted((a, b) => a.from - b.from)
}

/** "5% VAT" is no figure of the product. */
function isTax(text: string, { from, to }: Pick<Span, 'from' | 'to'>): boolean {
  return (
    /^\s?(?:of )?(?:vat|(?:ال)?ضريبة)/i.test(text.slice(to)) || /(?:vat|ضريبة)\s?$/i.test(text.slice(0, from))
  )
}

/** Nothing where there is no name for it in the language of the text. */
function currencyIn(unit: string, text: string): string {
  if (!hasArabic(text)) return unit
  return unit === 'AED' ? 'درهم' : ''
}

/** What the figure counts: the fact without it, or undefined when taking it out would change the meaning. */
export function withoutFigure(fact: string, { from, to }: Span): string | undefined {
  const [head, tail] = [fact.slice(0, from).trim(), fact.slice(to).trim()]
  if (/\b(?:no|not|without|free|zero|waived)\b|بلا|بدون|من دون|لا /i.test(head)) return undefined
  if (/^(?:(?:of|or|to|and)\b|[–-]|(?:و|من|أو|إلى)(?=\s))/i.test(tail) && head !== '') return undefined
  if (/(?:\b(?:to|for every|for each|per|first)|إلى|الى|لكل|(?<!\p{L})(?:لـ?|أول|اول))$/iu.test(head))
    return undefined
  const opening = head
    .replace(
      /\s*(?:\b(?:in|of|for|at|is|with|a|an|by|to|on|are|only|just)|في|من|على|إلى|لمدة|خلال|(?<=\s)ب|[:،,–-])$/iu,
      '',
    )
    .trim()
  if (/[\d٠-٩۰-۹]/.test(opening + tail)) return undefined
  if (opening === '') return tail === '' ? undefined : tail.replace(/^[:،,–-]\s*/, '')
  if (tail !== '' && !goesOnFrom.test(tail)) return undefined
  return tail === '' ? opening : `${opening} ${tail}`.replace(/\s+([,،])/g, '$1')
}

/** What may follow the words before the figure as well as the figure itself: "sign up in 3 minutes with your ID". */
const goesOnFrom =
  /^(?:[(,،:]|(?:on|with|w\/|for|at|after|before|from|in|when|if|as|via|by|under|across|without)(?![a-z])|(?:على|ع|مع|في|عند|عبر|بعد|قبل|لدى|بدون|دون|من خلال|(?:بال|لل)\p{L}+)(?=\s|$))/iu
