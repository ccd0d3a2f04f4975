import { type Choice, createDictionary, type Dictionary } from './dictionary.ts'
import type { Word } from './read-words.ts'
import type { WordLists } from './rule.ts'

/** What follows in a phrase: one word, or one of the rows of words, these by what they may begin with. */
export type Step = {
  /** Which part it is, of all that phrases are made of. */
  part: number
  /** Any of these; what a list has is read once for all parts that name it. */
  options: readonly Option[]
  /** Each of them is one whole word. */
  isOneWord: boolean
  isOptional: boolean
  /** How many words there may be before. */
  gap: number
}

export type Option = {
  single: Choice
  /** By what they begin with. */
  rows: ReadonlyMap<Choice, readonly (readonly Choice[])[]>
  /** Rows that begin with a number. */
  numbered: readonly (readonly Choice[])[]
}

export type Phrase = readonly Step[]

type PhraseReader = { readPhrases: (text: string) => Phrase[]; dictionary: Dictionary }

/** Reads phrases that name the words of these lists. Parts that many phrases share are read once. */
export function createPhraseReader(lists: WordLists): PhraseReader {
  const known = new Map<string, Step>()
  const { dictionary, choiceOf } = createDictionary()
  const readOption = createOptionReader(lists, choiceOf)

  /**
   * A phrase as people write it: words in any form, `a/b` one of these, `(a)` may be missing, `[name]` one of a list,
   * `=a` in this form alone, `^a` an Arabic verb in any person, `a*` how it begins, `{number}`, `...` for up to five words between, `~` for up to
   * eight with either side first.
   */
  function readPhrases(text: string): Phrase[] {
    return ordersOf(text.split(/\s~\s/)).map((order) => readPhrase(order.join(' ~ ')))
  }

  function readPhrase(text: string): Phrase {
    const steps: Step[] = []
    let gap = 0
    for (const part of text.trim().split(/\s+/)) {
      const betweenParts = gaps.get(part)
      if (betweenParts !== undefined) {
        gap = betweenParts
        continue
      }
      const step = known.get(part) ?? { part: known.size, gap: 0, ...readPart(part, readOption) }
      known.set(part, step)
      steps.push(gap === 0 ? step : { ...step, gap })
      gap = 0
    }
    if (steps.every(({ isOptional }) => isOptional)) throw new Error(`The phrase “${text}” says nothing.`)
    return steps
  }

  return { readPhrases, dictionary }
}

/** How many words may stand between; what is said in either order may be farther apart. */
const gaps: ReadonlyMap<string, number> = new Map([
  ['...', 5],
  ['~', 8],
])

function ordersOf(parts: readonly string[]): string[][] {
  if (parts.length < 2) return [[...parts]]
  return parts.flatMap((first, index) => ordersOf(parts.toSpliced(index, 1)).map((rest) => [first, ...rest]))
}

function readPart(
  part: string,
  readOption: (option: string) => Option,
): Pick<Step, 'options' | 'isOneWord' | 'isOptional'> {
  const options = part.replaceAll(/[()]/g, '').split('/').map(readOption)
  const isOneWord = options.every(
    ({ single, rows, numbered }) => rows.size + numbered.length + single.beginnings.length === 0,
  )
  return { options, isOneWord, isOptional: part.includes('(') }
}

/** What many parts name, above all lists, is there once. */
function createOptionReader(
  lists: WordLists,
  choiceOf: (given: readonly string[]) => Choice,
): (option: string) => Option {
  const options = new Map<string, Option>()
  const words = new Map<string, Choice>()

  function readWord(word: string): Choice {
    const choice = words.get(word) ?? choiceOf([word])
    words.set(word, choice)
    return choice
  }

  function readNew(option: string): Option {
    const all = optionsOf(option, lists)
    const rowsOfWords = all.filter(({ length }) => length > 1).map((row) => row.map(readWord))
    const numbered = rowsOfWords.filter(([first]) => first?.isNumber)
    const rows = new Map<Choice, Choice[][]>()
    for (const row of rowsOfWords) {
      const [first] = row
      if (first) rows.set(first, [...(rows.get(first) ?? []), row])
    }
    const singles = all.flatMap((row) => (row.length === 1 ? row : []))
    const [only = ''] = singles
    return {
      single: singles.length === 1 ? readWord(only) : choiceOf(singles),
      rows: rows.size === 0 ? noRows : rows,
      numbered: numbered.length === 0 ? none : numbered,
    }
  }

  return (option) => {
    const known = options.get(option) ?? readNew(option)
    options.set(option, known)
    return known
  }
}

const noRows: Option['rows'] = new Map()
const none: readonly never[] = []

function optionsOf(option: string, lists: WordLists): string[][] {
  const name = /^\[(.+)\]$/.exec(option)?.[1]
  if (name === undefined) return rowsOf(option)
  const list = lists[name]
  if (!list) throw new Error(`A phrase names the list “${name}”, which there is none of.`)
  return list.flatMap(rowsOf)
}

/** Words with a hyphen between them are written as one, as well. */
function rowsOf(option: string): string[][] {
  const row = option.match(wordOfPhrase)
  if (!row) return []
  return /\p{L}-\p{L}/u.test(option) ? [row, [option.replaceAll('-', '')]] : [row]
}

const wordOfPhrase = /\{number\}|=?\p{N}+\*?|[=^]?\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*\*?|[%#]/gu

/** All that it may begin with. */
export function firstChoicesOf({ single, rows }: Option): Choice[] {
  return [single, ...rows.keys()]
}

/** Which parts a thought has, and where: what is noted of a part stands together, which is read faster. */
export type Places = { thought: number; start: number; notes: Int32Array }

/** Of each part: the last thought that had it, its first and last place, and a bit for each of its first words. */
export const notesOfPart = 4
export const firstPlace = 1
export const lastPlace = 2
export const marks = 3

/** Words of a thought that have a bit. */
export const longestMarked = 31

/** Whether a part begins at a word, with its first word at least; of words far behind in a thought nothing is known. */
function isAt({ thought, start, notes }: Places, part: number, place: number): boolean | undefined {
  const at = part * notesOfPart
  if (notes[at] !== thought) return false
  const offset = place - start
  return offset < longestMarked ? ((notes[at + marks] ?? 0) & (1 << offset)) !== 0 : undefined
}

/** Where the phrase ends that begins at a word; nothing when it does not begin there. */
export function matchPhrase(search: Search, at: number): number | undefined {
  return matchFrom(search, 0, at)
}

/** `choices` are what each word may be. */
export type Search = {
  phrase: Phrase
  words: readonly Word[]
  choices: readonly (readonly Choice[])[]
  places: Places
}

function matchFrom(search: Search, step: number, at: number): number | undefined {
  const { phrase, words, places } = search
  const wanted = phrase[step]
  if (!wanted) return at
  const before = step > 0 ? words[at - 1] : undefined
  let last = at + (step === 0 ? 0 : wanted.gap)
  let fillers = 0
  for (let index = at; index <= last; index += 1) {
    const word = words[index]
    if (!word || (before && !isBeside(before, word, wanted.gap))) break
    const isThere = isAt(places, wanted.part, index)
    if (isThere !== false) {
      const isWhole = isThere === true && wanted.isOneWord
      const found = isWhole ? matchFrom(search, step + 1, index + 1) : matchAt(search, step, index)
      if (found !== undefined) return found
    }
    if (word.denies > 0) break
    if (before && wanted.gap === 0 && fillers < mostFillers && word.isFiller) {
      fillers += 1
      last = index + 1
    }
  }
  return wanted.isOptional ? matchFrom(search, step + 1, at) : undefined
}

/** Words beside each other are of one clause; a gap goes on to the end of the thought. */
function isBeside(before: Word, word: Word, gap: number): boolean {
  return gap > 0 ? word.thought === before.thought : word.clause === before.clause
}

const mostFillers = 2

function matchAt(search: Search, step: number, at: number): number | undefined {
  const word = search.words[at]
  const choices = search.choices[at]
  const wanted = search.phrase[step]
  if (!word || !choices || !wanted) return undefined
  if (wanted.options.some(({ single }) => isAmong(single, word, choices))) {
    const found = matchFrom(search, step + 1, at + 1)
    if (found !== undefined) return found
  }
  for (const { rows, numbered } of wanted.options) {
    if (rows.size > 0) {
      for (const choice of choices) {
        const found = matchRows(rows.get(choice), search, step, at)
        if (found !== undefined) return found
      }
    }
    const found = word.isNumber ? matchRows(numbered, search, step, at) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

function matchRows(
  rows: Option['numbered'] | undefined,
  search: Search,
  step: number,
  at: number,
): number | undefined {
  for (const row of rows ?? []) {
    if (!isRowAt(row, search, at)) continue
    const found = matchFrom(search, step + 1, at + row.length)
    if (found !== undefined) return found
  }
}

function isRowAt(row: readonly Choice[], { words, choices }: Search, at: number): boolean {
  const clause = words[at]?.clause
  for (let offset = 1; offset < row.length; offset += 1) {
    const [choice, word] = [row[offset], words[at + offset]]
    if (!choice || !word || word.clause !== clause) return false
    if (!isAmong(choice, word, choices[at + offset] ?? none)) return false
  }
  return true
}

function isAmong(choice: Choice, word: Word, choices: readonly Choice[]): boolean {
  const { beginnings, isNumber } = choice
  if ((isNumber && word.isNumber) || choices.includes(choice)) return true
  return (
    beginnings.length > 0 &&
    word.forms.some((form) => beginnings.some((beginning) => form.startsWith(beginning)))
  )
}
