import { arabicLetter } from '#learnt/root-of.ts'
import { createPhraseReader } from './phrase.ts'
import { indexPhrases, type PhraseIndex } from './phrase-index.ts'
import type { WordLists, WordRule } from './rule.ts'
import { readThemes, sharedWords } from './themes.ts'

/** What the words of a text say to a rule: that they break it, mean something else, or make it good. */
export type Meaning = { kind: 'say' | 'otherwise' | 'unless'; rule: WordRule } | { kind: 'warned' }

export type RuleSet = {
  rules: readonly WordRule[]
  /** Those of one text that the program checks. */
  checked: readonly WordRule[]
}

let known: RuleSet | undefined

/** All rules, read when they are first asked for. */
export function ruleSet(): RuleSet {
  known ??= read()
  return known
}

export function findRule(id: string): WordRule | undefined {
  return ruleSet().rules.find((rule) => rule.id === id)
}

function read(): RuleSet {
  const rules = readThemes().flatMap((theme) => theme.rules)
  return {
    rules,
    checked: rules.filter(({ scope, check }) => scope === 'value' && check !== undefined),
  }
}

/** The language in which phrases are written. */
export type Language = 'en' | 'ar'

const indexes: Partial<Record<Language, PhraseIndex<Meaning>>> = {}

/** The phrases of all rules in one language, made ready when the first text is written in it. */
export function phrasesIn(language: Language): PhraseIndex<Meaning> {
  const index = indexes[language] ?? indexLanguage(language)
  indexes[language] = index
  return index
}

function indexLanguage(language: Language): PhraseIndex<Meaning> {
  const lists = listsIn(language)
  const { readPhrases, dictionary } = createPhraseReader(lists)
  const entries = ruleSet().rules.flatMap((rule) =>
    (['say', 'otherwise', 'unless'] as const).flatMap((kind) => {
      const owner = { kind, rule }
      return phrasesFor(language, rule[kind])
        .flatMap(readPhrases)
        .map((phrase) => ({ owner, phrase }))
    }),
  )
  const warned = lists.warned
    ?.flatMap(readPhrases)
    .map((phrase) => ({ owner: { kind: 'warned' } as const, phrase }))
  return indexPhrases<Meaning>([...entries, ...(warned ?? [])], dictionary)
}

/** What is said by lists alone, which have the words of both languages, is said in both. */
function phrasesFor(language: Language, phrases: WordRule['say']): string[] {
  if (!phrases) return []
  const others = language === 'en' ? phrases.ar : phrases.en
  const shared = others.filter((phrase) => !/\p{L}/u.test(phrase.replaceAll(/\[[^\]]+\]/g, '')))
  return [...new Set([...phrases[language], ...shared])]
}

/** Lists have the words of both languages. Arabic texts have English words in them, but not the other way round. */
function listsIn(language: Language): WordLists {
  const { lists } = sharedWords()
  if (language === 'ar') return lists
  return Object.fromEntries(
    Object.entries(lists).map(([name, words]) => [name, words.filter((word) => !arabicLetter.test(word))]),
  )
}
