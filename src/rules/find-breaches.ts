import { fold } from '#figures/fold.ts'
import type { Brand } from '#layout/layout.ts'
import { isAbsolved } from './absolve.ts'
import { findPhrases, type PhraseHit } from './phrase-index.ts'
import { type ReadText, readWords } from './read-words.ts'
import type { WordRule } from './rule.ts'
import { type Meaning, ruleSet } from './rule-set.ts'
import { valueChecks } from './value-checks.ts'

/** Words that break a rule, and where they stand in the text. */
export type Breach = { rule: WordRule; words: string; start: number; end: number }

/** What in a text a bank does not publish, by rules that look at one text; those that block come first. */
export function findBreaches(text: string, { brand }: { brand: Brand | undefined }): Breach[] {
  if (text.trim() === '') return []
  const { checked, index } = ruleSet()
  const folded = fold(text.slice(0, longestText))
  const read = readWords(folded)
  const hits = findPhrases(index, read.words)
  const holds = (rule: WordRule) =>
    rule.scope === 'value' && (rule.brand === undefined || rule.brand === brand)
  const seen = checked.flatMap((rule) => {
    const check = rule.check && holds(rule) ? valueChecks[rule.check] : undefined
    return (check?.(folded) ?? []).map((range) => ({
      rule,
      words: text.slice(range.start, range.end),
      ...range,
    }))
  })
  const said = breachesIn(text, read, hits).filter(({ rule }) => holds(rule))
  return withoutRepeats([...seen, ...said]).toSorted(byWeight)
}

/** Far longer than any value may be. */
const longestText = 20_000

function breachesIn(text: string, read: ReadText, hits: readonly PhraseHit<Meaning>[]): Breach[] {
  const { words } = read
  const warned = new Set(
    hits.filter(({ owner }) => owner.kind === 'warned').map(({ from }) => words[from]?.sentence ?? -1),
  )
  return hits.flatMap((hit) => {
    if (hit.owner.kind !== 'say') return []
    const { rule } = hit.owner
    const [first, last] = [words[hit.from], words[hit.to - 1]]
    const isExcused = hits.some(({ owner, from, to }) => {
      if (!('rule' in owner) || owner.rule !== rule) return false
      return owner.kind === 'unless' || (owner.kind === 'otherwise' && from < hit.to && to > hit.from)
    })
    if (!first || !last || isExcused || isAbsolved(hit, read, rule.absolved, warned)) return []
    return [{ rule, words: text.slice(first.start, last.end), start: first.start, end: last.end }]
  })
}

/**
 * Of what one rule finds in the same words the longest counts; what lies within a longer one that weighs as much adds nothing,
 * nor does a warning of words that are blocked.
 */
function withoutRepeats(breaches: readonly Breach[]): Breach[] {
  return breaches.filter((breach, index) =>
    breaches.every((other, place) => {
      if (place === index) return true
      const longer = lengthOf(other) - lengthOf(breach)
      if (other.rule === breach.rule && other.start < breach.end && other.end > breach.start) {
        return longer < 0 || (longer === 0 && place > index)
      }
      const isWithin = other.start <= breach.start && other.end >= breach.end
      const heavier = weight(breach) - weight(other)
      return !isWithin || heavier < 0 || (longer === 0 && heavier === 0)
    }),
  )
}

function lengthOf({ start, end }: Breach): number {
  return end - start
}

function byWeight(one: Breach, other: Breach): number {
  return weight(one) - weight(other) || one.start - other.start
}

function weight({ rule }: Breach): number {
  return rule.severity === 'block' ? 0 : 1
}
