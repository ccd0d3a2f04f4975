import { foldWord } from '#figures/fold.ts'
import { conjugate, inflect } from './inflect.ts'

/** What one word of a text may be; of which words that is so the dictionary knows. */
export type Choice = {
  beginnings: readonly string[]
  isNumber: boolean
  /** How often a text may have it: short words are the frequent ones, and figures on the pages of a bank. */
  frequency: number
}

/** By the forms of words that phrases name, all that a text's word may be. Words that may be the same share one list. */
export type Dictionary = ReadonlyMap<string, readonly Choice[]>

/** Makes choices, whose words are in the dictionary from then on. */
export function createDictionary(): {
  dictionary: Dictionary
  choiceOf: (given: readonly string[]) => Choice
} {
  const dictionary = new Map<string, readonly Choice[]>()
  const joined = new Map<readonly Choice[], Map<Choice, readonly Choice[]>>()

  function joinedWith(before: readonly Choice[], choice: Choice): readonly Choice[] {
    const known = joined.get(before) ?? new Map<Choice, readonly Choice[]>()
    joined.set(before, known)
    const list = known.get(choice) ?? [...before, choice]
    known.set(choice, list)
    return list
  }

  /** Of words as phrases write them: in any form, `=a` in this form alone, `^a` a verb, `a*` how it begins, `{number}`. */
  function choiceOf(given: readonly string[]): Choice {
    const { words, beginnings } = formsOf(given)
    const isNumber = given.includes('{number}')
    let frequency = isNumber ? 1 : 0
    for (const word of [...words, ...beginnings]) frequency += word.length ** -3
    const choice = { beginnings, isNumber, frequency }
    for (const word of words) dictionary.set(word, joinedWith(dictionary.get(word) ?? none, choice))
    return choice
  }

  return { dictionary, choiceOf }
}

const none: readonly never[] = []

function formsOf(given: readonly string[]): { words: ReadonlySet<string>; beginnings: readonly string[] } {
  const words = new Set<string>()
  const beginnings: string[] = []
  for (const each of given) {
    if (each === '{number}') continue
    const word = foldWord(each.replace(/^[=^]|\*$/g, ''))
    if (each.endsWith('*')) beginnings.push(word)
    else if (each.startsWith('=')) words.add(word)
    else if (each.startsWith('^')) for (const form of conjugate(word)) words.add(form)
    else for (const form of inflect(word)) words.add(form)
  }
  return { words, beginnings: beginnings.length === 0 ? none : beginnings }
}
