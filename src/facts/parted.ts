import type { Figure } from '#figures/figure.ts'
import { type Saying, sayingsOf } from '#figures/sayings.ts'
import { type Fact, partFigures } from './fact.ts'
import { keyOf } from './known.ts'
import { canBeSame, figureSaidIn, isArabic, likenessOf, saidFigure, sideOf } from './match-figure.ts'
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
        hasAllWords(fact, whole) ||
        ((hasLabel || ownFigures(fact, saying).some((own) => keepsBasis(own, saying.figure, whole))) &&
          keepsConditions(fact, whole)),
    )
    return isKept ? [] : [{ figure: saying.text, fact: first }]
  })
  return [...new Map(parted.map((each) => [each.figure, each])).values()]
}

/** Facts that say such a figure, and do not say it otherwise; those that have most words in common with the text. */
function ownersOf(saying: Saying, text: string, facts: readonly Fact[]): Fact[] {
  const said = figureSaidIn(text, [saying])
  const owners = facts.flatMap((fact) => {
    const own = ownFigures(fact, saying)
    const owner = saidFigure(fact.text, own)
    return own.length > 0 && canBeSame(said, owner) ? [{ fact, likeness: likenessOf(said, owner) }] : []
  })
  return owners.sort((one, other) => other.likeness - one.likeness).map(({ fact }) => fact)
}

/** The figures of a fact that say this, but for those that stand in its condition: it may say one twice. */
function ownFigures(fact: Fact, saying: Saying): Figure[] {
  const key = keyOf(saying)
  const said = sayingsOf(fact.text).filter((each) => each.figure && keyOf(each) === key)
  return partFigures(fact).own.flatMap(({ figure }) =>
    said.some((each) => each.figure?.from === figure.from) ? [figure] : [],
  )
}

/** Whoever says a fact word for word says all that belongs to it. */
function hasAllWords({ text }: Fact, whole: string): boolean {
  return ` ${wordsOf(whole).join(' ')} `.includes(` ${wordsOf(text).join(' ')} `)
}

/** A figure of a fact without one of these holds with any, and a period or tax may be said once for several figures. */
function keepsBasis(own: Figure, said: Figure | undefined, whole: string): boolean {
  if (!said) return true
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
