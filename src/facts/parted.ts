import type { Figure } from '#figures/figure.ts'
import { type Saying, sayingsOf } from '#figures/sayings.ts'
import { type Fact, partFigures } from './fact.ts'
import { keyOf } from './known.ts'
import { canBeSame, isArabic, likenessOf, saidFigure, sideOf } from './match-figure.ts'
import { wordsOf } from './names.ts'

/** A figure as a text has it, and the fact of which something is wanting beside it. */
export type Parted = { figure: string; fact: Fact }

type Said = {
  text: string
  /** What stands beside it and is read with it. */
  beside: string
  /** What its figures count, and whether they are the least or the most, stands in a label. */
  hasLabel: boolean
}

/**
 * Figures that stand without what belongs to them: their bound, period, method or tax, or the condition of their fact. A
 * condition in the other script counts by its figures alone.
 */
export function findParted({ text, beside, hasLabel }: Said, facts: readonly Fact[]): Parted[] {
  const whole = `${text}\n${beside}`
  const parted = sayingsOf(text).flatMap((saying): Parted[] => {
    if (saying.isWord) return []
    const owners = ownersOf(saying, text, facts)
    const [first] = owners
    if (!first) return []
    const isKept = owners.some(
      (fact) =>
        (hasLabel || keepsBasis(ownFigure(fact, saying), saying.figure, whole)) &&
        keepsConditions(fact, whole),
    )
    return isKept ? [] : [{ figure: saying.text, fact: first }]
  })
  return [...new Map(parted.map((each) => [each.figure, each])).values()]
}

/** Facts that say such a figure, and do not say it otherwise; those that have most words in common with the text. */
function ownersOf(saying: Saying, text: string, facts: readonly Fact[]): Fact[] {
  const said = saidFigure(text, saying.figure ? [saying.figure] : [])
  const owners = facts.flatMap((fact) => {
    const own = ownFigure(fact, saying)
    const owner = own && saidFigure(fact.text, [own])
    return owner && canBeSame(said, owner) ? [{ fact, likeness: likenessOf(said, owner) }] : []
  })
  return owners.sort((one, other) => other.likeness - one.likeness).map(({ fact }) => fact)
}

/** The figure of a fact that says this, unless it stands in its condition. */
function ownFigure(fact: Fact, saying: Saying): Figure | undefined {
  const key = keyOf(saying)
  const said = sayingsOf(fact.text).find((each) => each.figure && keyOf(each) === key)
  return partFigures(fact).own.find(({ figure }) => figure.from === said?.figure?.from)?.figure
}

/** A figure of a fact without one of these holds with any, and a period or tax may be said once for several figures. */
function keepsBasis(own: Figure | undefined, said: Figure | undefined, whole: string): boolean {
  if (!own || !said) return true
  const others = sayingsOf(whole).flatMap(({ figure }) => figure ?? [])
  const isKept = (part: 'per' | 'method' | 'vat') =>
    own[part] === undefined || [said, ...others].some((figure) => figure[part] === own[part])
  return sideOf(own) === sideOf(said) && isKept('per') && isKept('method') && isKept('vat')
}

function keepsConditions({ conditions }: Fact, whole: string): boolean {
  const said = new Set(sayingsOf(whole).map(keyOf))
  const words = new Set(wordsOf(whole))
  return conditions.every((condition) => {
    const figures = sayingsOf(condition).filter(({ isWord }) => !isWord)
    if (figures.length > 0) return figures.every((figure) => said.has(keyOf(figure)))
    if (isArabic(condition) !== isArabic(whole)) return true
    const own = wordsOf(condition).filter((word) => word.length > 2)
    return own.filter((word) => words.has(word)).length >= own.length / 2
  })
}
