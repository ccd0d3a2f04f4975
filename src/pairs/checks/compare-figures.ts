import type { PairFault } from '../pair-fault.ts'
import type { Side, Sides } from '../paired-value.ts'
import { compareMeanings } from './compare-meanings.ts'
import { mayNamePeriod } from './figure-words.ts'
import {
  digitsOf,
  isLoose,
  type NumberWord,
  numberWordsIn,
  type SaidFigure,
  saidFigures,
} from './said-figures.ts'
import { mayBeInWords } from './said-in-words.ts'

/** What of a side has no counterpart yet; numbers in words that are in no figure stand apart. */
type Open = { side: Side; said: SaidFigure[]; numbers: NumberWord[] }

type Match = [english: SaidFigure, arabic: SaidFigure]

/** Figures, dates and telephone numbers that both sides should say; numbers in words and duals count as figures. */
export function compareFigures(sides: Sides): PairFault[] {
  const [english, arabic] = [openOf(sides['en-AE']), openOf(sides['ar-AE'])]
  const matches = [
    ...samenesses.flatMap((keyOf) => takeOut(english, arabic, keyOf)),
    ...takeOut(english, arabic, unreadKey, readKey),
    ...takeOut(english, arabic, readKey, unreadKey),
  ]
  const otherUnits = takeOut(english, arabic, ({ plain, unit }) => (isLoose(unit) ? undefined : plain))
  dropWhatIsInWords(english, arabic)
  dropWhatIsInWords(arabic, english)
  return [
    ...compareMeanings(sides, matches),
    ...otherUnits.map((match) => differing('unit-other', match)),
    ...leftOver(english, arabic),
  ]
}

function openOf(side: Side): Open {
  const said = saidFigures(side)
  const taken = said.map(({ range }) => range)
  return { side, said, numbers: numberWordsIn(side, taken) }
}

type KeyOf = (said: SaidFigure) => string | undefined

/** How two may be the same, the surest first. */
const samenesses: KeyOf[] = [
  ({ value, unit, bound }) => `${value} ${unit} ${bound}`,
  ({ value, unit }) => `${value} ${unit}`,
  // The noun that is counted may be any.
  ({ value, unit }) => (isLoose(unit) ? value : undefined),
  // An age may go without its unit: "aged 18".
  ({ plain, unit, figure }) => (unit === '' || figure?.unit === 'year' ? plain : undefined),
  // "14:00" is "2:00 بعد الظهر".
  ({ value, unit, words }) => (unit === 'time' ? hourOfHalf(value, words) : undefined),
]

/** Of a time that is not said to be before noon. */
function hourOfHalf(time: string, words: string): string | undefined {
  const [hour = '', minutes = ''] = time.split(':')
  if (Number(hour) < 12 && /am\b|a\.m|صباح|فجر|ص(?!\p{L})/iu.test(words)) return undefined
  return `${Number(hour) % 12}:${minutes}`
}

/** Digits of which one side could not be read: "2.1 m customers". */
const unreadKey: KeyOf = ({ words, unit }) => (unit === 'digits' ? digitsOf(words) : undefined)
const readKey: KeyOf = ({ words, unit }) => (unit === 'digits' ? undefined : digitsOf(words))

/** Pairs of the same key, in their order, taken from what is open. */
function takeOut(english: Open, arabic: Open, keyOf: KeyOf, arabicKeyOf = keyOf): Match[] {
  const left = Map.groupBy(arabic.said.toReversed(), arabicKeyOf)
  const matches = english.said.flatMap((one): Match[] => {
    const key = keyOf(one)
    const other = key === undefined ? undefined : left.get(key)?.pop()
    return other ? [[one, other]] : []
  })
  const taken = new Set(matches.flat())
  english.said = english.said.filter((each) => !taken.has(each))
  arabic.said = arabic.said.filter((each) => !taken.has(each))
  return matches
}

/** "AED 0" is "no fee", "two rounds" one word in Arabic, "six charities" a number whose noun nobody knows. */
function dropWhatIsInWords(one: Open, other: Open): void {
  const numbers = Map.groupBy(other.numbers.toReversed(), ({ value }) => value)
  const answered = new Set<NumberWord>()
  const whens = new Set<string>()
  one.said = one.said.filter((said) => {
    const number = isTimeOf(said.figure?.unit, other.side) ? numbers.get(said.plain)?.pop() : undefined
    if (number) answered.add(number)
    const isSaid = number !== undefined || mayBeInWords(said, other.side)
    if (isSaid && said.unit === 'date') whens.add(said.value.slice(0, 4)).add(said.value.slice(0, 7))
    return !isSaid
  })
  other.numbers = other.numbers.filter((number) => !answered.has(number))
  // "The end of June 2026" has the month and the year of the day that it is.
  other.said = other.said.filter(({ value }) => !whens.has(value))
}

/** "Six days" is not "الأشهر الستة": where a time is meant, the other side must have a word for it. */
function isTimeOf(unit: string | undefined, side: Side): boolean {
  const isTime = unit === 'year' || unit === 'month' || unit === 'week' || unit === 'day'
  return !isTime || mayNamePeriod(side, unit)
}

/** What is left was meant to be the same where its value is, or its unit; else one side says nothing of it. */
function leftOver(english: Open, arabic: Open): PairFault[] {
  const units = takeOut(english, arabic, ({ value }) => value)
  const figures = takeOut(english, arabic, ({ unit }) => (isLoose(unit) ? '' : unit))
  const numbers = otherNumbers(english, arabic)
  return [
    ...units.map((match) => differing('unit-other', match)),
    ...[...figures, ...numbers].map((match) => differing('figure-other', match)),
    ...english.said.map(
      ({ words, range }): PairFault => ({
        kind: 'figure-missing',
        side: 'ar-AE',
        expected: words,
        at: { 'en-AE': range },
      }),
    ),
    ...arabic.said.map(
      ({ words, range }): PairFault => ({
        kind: 'figure-missing',
        side: 'en-AE',
        expected: words,
        at: { 'ar-AE': range },
      }),
    ),
  ]
}

type Said = Pick<SaidFigure, 'words' | 'range'>

function differing(kind: 'unit-other' | 'figure-other', [english, arabic]: readonly [Said, Said]): PairFault {
  return { kind, expected: english.words, at: { 'en-AE': english.range, 'ar-AE': arabic.range } }
}

/** Numbers in words that nothing answers: those of the one side were meant to be those of the other, or its figures. */
function otherNumbers(english: Open, arabic: Open): [Said, Said][] {
  const ones: Said[] = unanswered(english.numbers, arabic.numbers)
  const others: Said[] = unanswered(arabic.numbers, english.numbers)
  const [short, long] = ones.length < others.length ? [ones, others] : [others, ones]
  const open = ones.length < others.length ? english : arabic
  const loose = open.said.filter(({ unit }) => isLoose(unit)).slice(0, long.length - short.length)
  open.said = open.said.filter((each) => !loose.includes(each))
  short.push(...loose)
  return ones.slice(0, others.length).map((one, index) => [one, others[index] ?? one])
}

/** "One" is often a mere word. */
function unanswered(numbers: readonly NumberWord[], others: readonly NumberWord[]): NumberWord[] {
  const left = Map.groupBy(others, ({ value }) => value)
  return numbers.filter(({ value }) => !left.get(value)?.pop() && value !== '1' && value !== '0')
}
