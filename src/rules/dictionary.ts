import { foldWord } from '#figures/fold.ts'
import { conjugate, inflect } from './inflect.ts'

/** What one word of a text may be; of which words that is so the dictionary knows. */
export type Choice = {
  beginnings: readonly string[]
  isNumber: boolean
  /** How often a text may have it: short words are the frequent ones, and figures on the pages of a bank. */
  frequency: number
}

/** By the forms of words that phrases name, all that a text's word may be. */
export type Dictionary = ReadonlyMap<string, readonly Choice[]>

/** Makes choices, whose words are in the dictionary from then on. */
export function createDictionary(): {
  dictionary: Dictionary
  choiceOf: (given: readonly string[]) => Choice
} {
  const dictionary = new Map<string, Choice[]>()

  /** Of words as phrases write them: in any form, `=a` in this form alone, `^a` a verb, `a*` how it begins, `{number}`. */
  function choiceOf(given: readonly string[]): Choice {
    const { words, beginnings } = formsOf(given)
    const isNumber = given.includes('{number}')
    let frequency = isNumber ? 1 : 0
    for (const word of [...words, ...beginnings]) frequency += word.length ** -3
    const choice = { beginnings, isNumber, frequency }
    for (const word of words) {
      const choices = dictionary.get(word)
      if (choices) choices.push(choice)
      else dictionary.set(word, [choice])
    }
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
