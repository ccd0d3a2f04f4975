import { rememberLast } from '#base/remember-last.ts'
import type { Figure } from '#figures/figure.ts'
import { type Saying, sayingsOf } from '#figures/sayings.ts'
import { wordsOf } from './names.ts'
import { readFact } from './read-fact.ts'

/** A figure that a text says, as it is compared with others of the same value and unit. */
export type SaidFigure = {
  figures: readonly Figure[]
  /** What it is said of: words of its text that tell something, each by how it begins. */
  words: ReadonlySet<string>
  text: string
}

export function saidFigure(text: string, figures: readonly Figure[]): SaidFigure {
  return { figures, words: tellingWords(text), text }
}

/** The figure that these words of a text say. */
export function figureSaidIn(text: string, sayings: readonly Saying[]): SaidFigure {
  return saidFigure(
    text,
    sayings.flatMap(({ figure }) => figure ?? []),
  )
}

/** Whether both can be the same: nothing that one says of it is otherwise in the other, as far as both say it. */
export function canBeSame(one: SaidFigure, other: SaidFigure): boolean {
  if (one.figures.length === 0 || other.figures.length === 0) return true
  return pairsOf(one, other).some(
    ([figure, own]) => !contradict(figure, own) && !areOfOthers([figure, one], [own, other]),
  )
}

/** How much both have in common: words, and then whether they are said in the same way. */
export function likenessOf(one: SaidFigure, other: SaidFigure): number {
  const shared = countShared(one, other)
  const isSaidAlike = pairsOf(one, other).some(([figure, own]) => areAlike(figure, own))
  return shared * 2 + (isSaidAlike ? 1 : 0)
}

export function sideOf({ bound }: Figure): 'least' | 'most' | 'exact' {
  if (/^(?:from|min|over)$/.test(bound)) return 'least'
  return /^(?:upTo|max|within)$/.test(bound) ? 'most' : 'exact'
}

const bases = ['per', 'method', 'vat'] as const

function contradict(one: Figure, other: Figure): boolean {
  const sides = [sideOf(one), sideOf(other)]
  if (sides.includes('least') && sides.includes('most')) return true
  return bases.some(
    (basis) => one[basis] !== undefined && other[basis] !== undefined && one[basis] !== other[basis],
  )
}

function areAlike(one: Figure, other: Figure): boolean {
  return sideOf(one) === sideOf(other) && bases.every((basis) => one[basis] === other[basis])
}

/**
 * "Minimum salary AED 5,000" and "Win AED 5,000", "Annual fee AED 300" and "Cashback of AED 300": no word says that both
 * speak of one thing, and they are bounded in one alone, or known to be of two.
 */
function areOfOthers(
  [figure, one]: readonly [Figure, SaidFigure],
  [own, other]: readonly [Figure, SaidFigure],
): boolean {
  if (one.words.size === 0 || other.words.size === 0 || countShared(one, other) > 0) return false
  if (sideOf(figure) !== sideOf(own) && isArabic(one.text) === isArabic(other.text)) return true
  const [first, second] = [subjectOf(figure, one.text), subjectOf(own, other.text)]
  return first !== undefined && second !== undefined && first !== second
}

function subjectOf({ from }: Figure, text: string): string | undefined {
  const about = readFact(text).figures.find(({ figure }) => figure.from === from)?.about
  return about?.split(' ')[0]
}

function pairsOf(one: SaidFigure, other: SaidFigure) {
  return one.figures.flatMap((figure) => other.figures.map((own) => [figure, own] as const))
}

function countShared({ words }: SaidFigure, other: SaidFigure): number {
  let count = 0
  for (const word of words) if (other.words.has(word)) count += 1
  return count
}

/** Words besides figures and what every line has, without the article and as far as their forms begin alike. */
export const tellingWords: (text: string) => ReadonlySet<string> = rememberLast(4000, (text) => {
  let rest = text
  for (const { from, to } of sayingsOf(text))
    rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to)
  return new Set(
    wordsOf(rest.replace(/cashback/gi, 'cash back')).flatMap((word) => {
      const plain = /^[وفبكل]?ال\p{L}{3}/u.test(word) ? word.replace(/^[وفبكل]?ال/, '') : word
      const isTelling = plain.length > 2 && !/\d/.test(plain) && !frequent.has(word) && !frequent.has(plain)
      return isTelling ? [plain.slice(0, shownOf)] : []
    }),
  )
})

const shownOf = 5

export function isArabic(text: string): boolean {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0
  return arabic > (text.match(/\p{Script=Latin}/gu)?.length ?? 0)
}

const frequent = new Set(
  wordsOf(
    'the and for with without from your you our all any are can may will has have get only per each every this that these when while once than more less least most ' +
      'minimum maximum min max upto off over under between within about just new now one plus not its into out who how what which also their them they ' +
      'card cards account accounts loan loans bank customer customers year month day yearly monthly daily annum annually vat excl incl exclusive inclusive excluding including flat reducing ' +
      'aed usd eur gbp dhs dirham dirhams percent cent ' +
      'من في على إلى مع عن لك لكم كل أو ثم حتى بحد أدنى أقصى الحد الأدنى الأقصى حد هذا هذه التي الذي عند لدى أي بطاقة البطاقة حساب قرض تمويل البنك العملاء درهم سنة شهر سنويا شهريا يوميا يوم ضريبة القيمة المضافة شامل',
  ),
)
