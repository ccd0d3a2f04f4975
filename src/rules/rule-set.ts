import { createPhraseReader, type Phrase } from './phrase.ts'
import { indexPhrases, type PhraseIndex } from './phrase-index.ts'
import type { WordRule } from './rule.ts'
import { readThemes, sharedWords } from './themes.ts'

/** What the words of a text say to a rule: that they break it, mean something else, or make it good. */
export type Meaning = { kind: 'say' | 'otherwise' | 'unless'; rule: WordRule } | { kind: 'warned' }

export type RuleSet = {
  rules: readonly WordRule[]
  /** Those of one text that the program checks. */
  checked: readonly WordRule[]
  /** Of the rules that look at one text, and of those that look at all texts of a page together. */
  index: PhraseIndex<Meaning>
}

let compiled: RuleSet | undefined

/** All rules, made ready when they are first asked for. */
export function ruleSet(): RuleSet {
  compiled ??= compile()
  return compiled
}

export function findRule(id: string): WordRule | undefined {
  return ruleSet().rules.find((rule) => rule.id === id)
}

function compile(): RuleSet {
  const { lists } = sharedWords()
  const { readPhrases, dictionary } = createPhraseReader(lists)
  const phrasesOf = (phrases: WordRule['say']): Phrase[] =>
    phrases ? [...phrases.en, ...phrases.ar].flatMap(readPhrases) : []
  const rules = readThemes().flatMap((theme) => theme.rules)
  const entries = rules.flatMap((rule) =>
    (['say', 'otherwise', 'unless'] as const).flatMap((kind) => {
      const owner = { kind, rule }
      return phrasesOf(rule[kind]).map((phrase) => ({ owner, phrase }))
    }),
  )
  const warned = lists.warned
    ?.flatMap(readPhrases)
    .map((phrase) => ({ owner: { kind: 'warned' } as const, phrase }))
  return {
    rules,
    checked: rules.filter(({ scope, check }) => scope === 'value' && check !== undefined),
    index: indexPhrases<Meaning>([...entries, ...(warned ?? [])], dictionary),
  }
}
