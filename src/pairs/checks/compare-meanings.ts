import type { Period } from '#figures/figure.ts'
import type { PairFault } from '../pair-fault.ts'
import type { Side, Sides } from '../paired-value.ts'
import { isAfter, mayBound, mayNamePeriod, periodsIn, sideOfBound } from './figure-words.ts'
import type { SaidFigure } from './said-figures.ts'

/** Of figures of the same value: their bounds, how often, how a rate is counted, whether tax is in them. */
export function compareMeanings(
  sides: Sides,
  matches: readonly (readonly [english: SaidFigure, arabic: SaidFigure])[],
): PairFault[] {
  const faults = matches.flatMap(([english, arabic]) => {
    const at = { 'en-AE': english.range, 'ar-AE': arabic.range }
    return [
      ...compareBounds(sides, english, arabic),
      ...comparePeriods(sides, english, arabic),
      ...compareRates(english, arabic),
    ].map((fault): PairFault => ({ ...fault, at }))
  })
  // The two ends of a range have one bound.
  const once = [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()]
  const isSaid = once.some(({ kind }) => kind === 'period-other')
  return isSaid ? once : [...once, ...compareHowOften(sides)]
}

type Loose<Kind> = Kind extends PairFault ? Omit<Kind, 'at'> : never
type Fault = Loose<PairFault>

/** Opposite bounds are a fault; none at all is one where no word near the figure can be a bound. */
function compareBounds(sides: Sides, one: SaidFigure, other: SaidFigure): Fault[] {
  if (!one.bound || !other.bound) return []
  const [english, arabic] = [sideOfBound(one.bound), sideOfBound(other.bound)]
  if (english === arabic) return []
  const fault: Fault = { kind: 'bound-other', bounds: { 'en-AE': one.bound, 'ar-AE': other.bound } }
  if (english === 'within' || arabic === 'within') {
    // "During" is the same word in Arabic, and up to a time is within it.
    const [side, said] =
      english === 'within' ? ([sides['ar-AE'], other] as const) : ([sides['en-AE'], one] as const)
    return isAfter(side, said.range) || english === 'low' || arabic === 'low' ? [fault] : []
  }
  if (english !== 'exact' && arabic !== 'exact') return [fault]
  // "Ends on 31 March" is the last day as "until 31 March" is, and "of" is the same word as "from" in Arabic.
  if (one.unit === 'date' || (english === 'exact' && other.words.startsWith('من '))) return []
  // "Over five years" is as long as that, or longer.
  if (
    one.bound === 'over' &&
    /^(?:year|month|week|day)$/.test(one.figure?.unit ?? '') &&
    /^over /i.test(one.words)
  )
    return []
  const isSaid =
    english === 'exact'
      ? mayBound(sides['en-AE'], one.range, arabic === 'low' ? 'low' : 'high')
      : mayBound(sides['ar-AE'], other.range, english)
  return isSaid ? [] : [fault]
}

function comparePeriods(sides: Sides, { figure: one }: SaidFigure, { figure: other }: SaidFigure): Fault[] {
  if (!one || !other || one.per === other.per) return []
  const isLeftOut =
    one.per === undefined ? isOpen(sides['en-AE'], other.per) : isOpen(sides['ar-AE'], one.per)
  if ((one.per === undefined || other.per === undefined) && !isLeftOut) return []
  return [{ kind: 'period-other', periods: { ...given('en-AE', one.per), ...given('ar-AE', other.per) } }]
}

function given(side: 'en-AE' | 'ar-AE', period: Period | undefined) {
  return period && { [side]: period }
}

/** Whether the side nowhere says the period. */
function isOpen(side: Side, period: Period | undefined): boolean {
  return period !== undefined && !mayNamePeriod({ ...side, words: `${side.words} ${side.beside}` }, period)
}

function compareRates({ figure: one }: SaidFigure, { figure: other }: SaidFigure): Fault[] {
  const faults: Fault[] = []
  if (one?.method && other?.method && one.method !== other.method)
    faults.push({ kind: 'method-other', side: 'ar-AE' })
  if (one?.vat && other?.vat && one.vat !== other.vat) faults.push({ kind: 'tax-other', side: 'ar-AE' })
  return faults
}

/** "Every month" beside "كل سنة", whether a figure stands with it or not. */
function compareHowOften(sides: Sides): PairFault[] {
  const [english, arabic] = [periodsIn(sides['en-AE']), periodsIn(sides['ar-AE'])]
  const lacksArabic = [...english].find((period) => !mayNamePeriod(sides['ar-AE'], period))
  const lacksEnglish = [...arabic].find((period) => !mayNamePeriod(sides['en-AE'], period))
  if (!lacksArabic && !lacksEnglish) return []
  const periods = { ...given('en-AE', lacksArabic), ...given('ar-AE', lacksEnglish) }
  return [{ kind: 'period-other', periods, at: {} }]
}
