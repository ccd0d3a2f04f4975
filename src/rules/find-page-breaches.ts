import { fold } from '#figures/fold.ts'
import type { Brand } from '#layout/layout.ts'
import { isAbsolved } from './absolve.ts'
import { findPhrases } from './phrase-index.ts'
import { readWords } from './read-words.ts'
import type { WordRule } from './rule.ts'
import { ruleSet } from './rule-set.ts'

/** What all texts of a page together do not say and should, or say and should not. `words` are those that ask for it. */
export function findPageBreaches(
  texts: readonly string[],
  { brand }: { brand: Brand | undefined },
): { rule: WordRule; words: string }[] {
  const { rules, pageIndex } = ruleSet()
  const text = texts.join('\n').slice(0, longestPage)
  const read = readWords(fold(text))
  const hits = findPhrases(pageIndex, read.words)
  const none: ReadonlySet<number> = new Set()
  return rules.flatMap((rule) => {
    if (rule.scope !== 'page' || (rule.brand !== undefined && rule.brand !== brand)) return []
    if (rule.check === 'footnotes') return findMarksWithoutFootnote(texts).map((words) => ({ rule, words }))
    const own = hits.filter(({ owner }) => 'rule' in owner && owner.rule === rule)
    if (own.some(({ owner }) => owner.kind === 'unless')) return []
    const said = own.find(
      ({ owner, ...hit }) => owner.kind === 'say' && !isAbsolved(hit, read, rule.absolved, none),
    )
    const [first, last] = [read.words[said?.from ?? -1], read.words[(said?.to ?? 0) - 1]]
    return first && last ? [{ rule, words: text.slice(first.start, last.end) }] : []
  })
}

/** Far longer than any page. */
const longestPage = 400_000

/** Marks behind a word that no line of the page begins with. */
function findMarksWithoutFootnote(texts: readonly string[]): string[] {
  const lines = texts.flatMap((text) => text.split('\n')).map((line) => line.trim())
  const used = new Set(lines.flatMap((line) => Array.from(line.matchAll(marked), ([mark]) => mark)))
  return [...used].filter((mark) => !lines.some((line) => line.startsWith(mark)))
}

const marked = /(?<=[\p{L}\p{N}%٪.,)])(?:\*{1,3}|[†‡])(?=[\s.,;:)]|$)/gu
