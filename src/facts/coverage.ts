import { rememberLast } from '#base/remember-last.ts'
import { type Fact, partFigures } from './fact.ts'
import { keyOf } from './known.ts'
import {
  canBeSame,
  figureSaidIn,
  isArabic,
  likenessOf,
  type SaidFigure,
  tellingWords,
} from './match-figure.ts'
import { wordsOf } from './names.ts'
import { noneSpansIn } from './none-spans.ts'
import { readText } from './trace-text.ts'

/** A text of the page, wherever it stands. */
export type PlacedText<Place> = { place: Place; text: string }

/**
 * Where a fact stands: texts that say its first figure, and say it of no other fact and not otherwise; that there is none,
 * as it says; or the most of its telling words, where it has no figure. `all`: the other facts of the brief with it.
 */
export function placesOf<Place>(
  fact: Fact,
  texts: readonly PlacedText<Place>[],
  all: readonly Fact[] = [fact],
): Place[] {
  const key = mainKeyOf(fact)
  const says = key === undefined ? sayerOf(fact) : figureSayerOf(fact, key, all)
  return texts.flatMap(({ place, text }) => (says(text) ? [place] : []))
}

/** Words in one script tell nothing of texts in the other, unless there is a figure or none of something in them. */
export function canTellPlaces(fact: Fact, texts: readonly { text: string }[]): boolean {
  if (mainKeyOf(fact) !== undefined || fact.none.length > 0) return true
  return texts.some(({ text }) => isArabic(text) === isArabic(fact.text))
}

/** The first figure that stands in no condition, else the first. */
function mainKeyOf(fact: Fact): string | undefined {
  const { sayings } = readText(fact.text)
  const [own] = partFigures(fact).own
  const main = sayings.find(({ from }) => from === own?.figure.from) ?? sayings[0]
  return main && keyOf(main)
}

function figureSayerOf(fact: Fact, key: string, all: readonly Fact[]): (text: string) => boolean {
  const own = figureIn(fact.text, key)
  const others = all.flatMap((other) => (other.text === fact.text ? [] : (figureIn(other.text, key) ?? [])))
  return (text) => {
    const said = figureIn(text, key)
    if (!own || !said || !canBeSame(said, own)) return false
    const likeness = likenessOf(said, own)
    return !others.some((other) => canBeSame(said, other) && likenessOf(said, other) > likeness)
  }
}

function figureIn(text: string, key: string): SaidFigure | undefined {
  const sayings = readText(text).sayings.filter((each) => keyOf(each) === key)
  return sayings.length === 0 ? undefined : figureSaidIn(text, sayings)
}

function sayerOf(fact: Fact): (text: string) => boolean {
  const telling = [...tellingWords(fact.text)].filter((word) => !everyday.has(word))
  const none = fact.none.map(({ about }) => about)
  return (text) => {
    if (none.length > 0 && readNone(text).some((subject) => none.includes(subject))) return true
    if (none.length > 0 && readText(text).sayings.length > 0) return false
    if (telling.length === 0) return hasAll(text, fact.text)
    const found = tellingWords(text)
    return telling.filter((word) => found.has(word)).length / telling.length >= leastShare
  }
}

const leastShare = 0.6

function hasAll(text: string, line: string): boolean {
  const found = new Set(wordsOf(text))
  const words = wordsOf(line)
  return words.length > 0 && words.every((word) => found.has(word))
}

const readNone = rememberLast(2000, (text) => noneSpansIn(text).map(({ subject }) => subject))

/** What many offers are called, which tells none of them from another. */
const everyday = tellingWords(
  'free access easy enjoy benefit offer special exclusive great best more available apply simple online service reward value earn save extra ' +
    'مجانا مجاني مجانية استمتع مزايا عرض عروض حصري حصرية خاص خاصة سهل سهولة خدمة خدمات احصل مكافآت',
)
