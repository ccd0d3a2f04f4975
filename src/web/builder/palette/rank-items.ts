import { foldText, singularOf, wordsOf } from '../../ui/search-text.ts'

export type Searched = {
  /** What a person sees. */
  label: string
  /** What it is found by besides. */
  words: string
  /** It takes much away, and stands behind everything else. */
  isDangerous?: true | undefined
}

/**
 * Items in which every word of the query stands, the best first; equally good ones in the order given. Plurals that are
 * found nowhere find what their singulars do.
 */
export function rankItems<Item extends Searched>(items: readonly Item[], query: string): Item[] {
  const words = wordsOf(query)
  const found = rank(items, words)
  return found.length > 0 ? found : rank(items, words.map(singularOf))
}

function rank<Item extends Searched>(items: readonly Item[], words: readonly string[]): Item[] {
  return items
    .map((item) => ({ item, score: scoreOf(item, words) }))
    .filter(({ score }) => score < notFound)
    .sort((one, other) => one.score - other.score)
    .map(({ item }) => item)
}

/** The lower the better. */
function scoreOf({ label, words: others, isDangerous }: Searched, words: readonly string[]): number {
  const shown = foldText(label)
  const hidden = foldText(others)
  const score = words.reduce((sum, word) => sum + scoreOfWord(shown, hidden, word), 0)
  return isDangerous ? score + last : score
}

function scoreOfWord(shown: string, hidden: string, word: string): number {
  if (shown.startsWith(word)) return 0
  if (beginsWord(shown, word)) return 1
  if (shown.includes(word)) return 2
  return beginsWord(hidden, word) ? 3 : notFound
}

function beginsWord(text: string, word: string): boolean {
  return (
    ` ${text}`.includes(` ${word}`) || text.split(/[^\p{L}\p{N}]+/u).some((each) => each.startsWith(word))
  )
}

const notFound = Number.POSITIVE_INFINITY
const last = 1000
