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
  const sayings = sayingsOf(text).filter(({ isWord }) => !isWord)
  if (sayings.length === 0) return []
  const whole = readWhole(`${text}\n${beside}`)
  const all = facts.map((fact) => readOwner(fact, whole))
  const parted = sayings.flatMap((saying): Parted[] => {
    const owners = ownersOf(saying, text, all)
    const [first] = owners
    if (!first) return []
    const isKept = owners.some(
      ({ own, hasAllWords, keepsConditions }) =>
        hasAllWords ||
        ((hasLabel || own.some((figure) => keepsBasis(figure, saying.figure, whole))) && keepsConditions),
    )
    return isKept ? [] : [{ figure: saying.text, fact: first.fact }]
  })
  return [...new Map(parted.map((each) => [each.figure, each])).values()]
}

/** A text with what stands beside it, read once for all its figures and all facts. */
type Whole = {
  figures: readonly Figure[]
  keys: ReadonlySet<string>
  line: string
  words: ReadonlySet<string>
  isArabic: boolean
}

function readWhole(text: string): Whole {
  const sayings = sayingsOf(text)
  const words = wordsOf(text)
  return {
    figures: sayings.flatMap(({ figure }) => figure ?? []),
    keys: new Set(sayings.map(keyOf)),
    line: lineOf(words),
    words: new Set(words),
    isArabic: isArabic(text),
  }
}

type Owner = {
  fact: Fact
  /** Its figures but for those that stand in its condition, by value and unit: it may say one twice. */
  byKey: ReadonlyMap<string, readonly Figure[]>
  /** Whoever says a fact word for word says all that belongs to it. */
  hasAllWords: boolean
  keepsConditions: boolean
}

function readOwner(fact: Fact, whole: Whole): Owner {
  const own = new Map(partFigures(fact).own.map(({ figure }) => [figure.from, figure]))
  const sayings = sayingsOf(fact.text).filter(({ from, figure }) => figure && own.has(from))
  const byKey = new Map(
    [...Map.groupBy(sayings, keyOf)].map(([key, said]) => {
      const places = new Set(said.map(({ from }) => from))
      return [key, [...places].flatMap((from) => own.get(from) ?? [])]
    }),
  )
  return {
    fact,
    byKey,
    hasAllWords: whole.line.includes(lineOf(wordsOf(fact.text))),
    keepsConditions: keepsConditions(fact, whole),
  }
}

function lineOf(words: readonly string[]): string {
  return ` ${words.join(' ')} `
}

/** Facts that say such a figure, and do not say it otherwise; those that have most words in common with the text. */
function ownersOf(saying: Saying, text: string, all: readonly Owner[]) {
  const said = figureSaidIn(text, [saying])
  const owners = all.flatMap((each) => {
    const own = each.byKey.get(keyOf(saying)) ?? []
    const owner = saidFigure(each.fact.text, own)
    return own.length > 0 && canBeSame(said, owner)
      ? [{ ...each, own, likeness: likenessOf(said, owner) }]
      : []
  })
  return owners.sort((one, other) => other.likeness - one.likeness)
}

/** A figure of a fact without one of these holds with any, and a period or tax may be said once for several figures. */
function keepsBasis(own: Figure, said: Figure | undefined, { figures }: Whole): boolean {
  if (!said) return true
  const isKept = (part: 'per' | 'method' | 'vat') =>
    own[part] === undefined ||
    said[part] === own[part] ||
    figures.some((figure) => figure[part] === own[part])
  return sideOf(own) === sideOf(said) && isKept('per') && isKept('method') && isKept('vat')
}

function keepsConditions({ conditions }: Fact, whole: Whole): boolean {
  return conditions.every((condition) => {
    const figures = sayingsOf(condition).filter(({ isWord }) => !isWord)
    if (figures.length > 0) return figures.every((figure) => whole.keys.has(keyOf(figure)))
    if (isArabic(condition) !== whole.isArabic) return true
    const own = wordsOf(condition).filter((word) => word.length > 2)
    return own.filter((word) => whole.words.has(word)).length >= own.length / 2
  })
}
