import type { Figure } from '#figures/figure.ts'

/** A figure of a fact with what it is about, and for whom, on what or when it holds, by the names of the tables. */
export type FactFigure = { figure: Figure; about?: string; narrowed: readonly string[] }

/** What there is none of: "no annual fee". */
export type FactNone = Required<Pick<FactFigure, 'about' | 'narrowed'>>

/** What a line of a brief says of the product. Its figures and their conditions are one, and are never parted. */
export type Fact = {
  /** In the words of its line, with the footnote that it stands under. */
  text: string
  figures: readonly FactFigure[]
  none: readonly FactNone[]
  /** Words of the text that say when it holds. */
  conditions: readonly string[]
  /** The first and the last day of an offer, as in ISO 8601; the first four digits may be wanting. */
  validFrom?: string
  validTo?: string
}

/** Whether its last day is over; `today` as in ISO 8601. A day without a year never is. */
export function isOver({ validTo }: Fact, today: string): boolean {
  return validTo !== undefined && /^\d{4}-\d\d-\d\d$/.test(validTo) && validTo < today
}

/** How many days are left to its last day, itself not counted; nothing where that is over or has no year. */
export function daysLeft(fact: Fact, today: string): number | undefined {
  const { validTo = '' } = fact
  if (!/^\d{4}-\d\d-\d\d$/.test(validTo) || isOver(fact, today)) return undefined
  return Math.round((Date.parse(validTo) - Date.parse(today)) / 86_400_000)
}

/** The figures that stand in its conditions, by the words of each, and those that do not. */
export function partFigures({ text, figures, conditions }: Fact) {
  const places = conditions.map((words) => ({ words, from: text.indexOf(words) }))
  const isIn = ({ figure }: FactFigure, { words, from }: (typeof places)[number]) =>
    from >= 0 && figure.from >= from && figure.to <= from + words.length
  return {
    own: figures.filter((each) => !places.some((place) => isIn(each, place))),
    ofConditions: places.map((place) => ({
      words: place.words,
      figures: figures.filter((each) => isIn(each, place)),
    })),
  }
}

/** Whether it says a figure, that there is none, or a day. */
export function saysFigures({ figures, none, validFrom, validTo }: Fact): boolean {
  return figures.length > 0 || none.length > 0 || validFrom !== undefined || validTo !== undefined
}
