import { isAbsolved } from './absolve.ts'
import { holdsFor, type RuledPage } from './holds-for.ts'
import { type JudgedText, judgeText } from './judge-text.ts'
import { rangeOfWords } from './read-words.ts'
import type { WordRule } from './rule.ts'
import { findRule, ruleSet } from './rule-set.ts'
import { valueChecks } from './value-checks.ts'
import { type Passage, ruleOfPassage, type Weighed, weighPassages } from './weigh-passages.ts'
import { readWeights } from './weights.ts'

/** Words that break a rule, and where they stand in the text. */
export type Breach = { rule: WordRule; words: string; start: number; end: number }

/** Whether a rule is for the page that it is of. */
type Holds = (rule: WordRule) => boolean

/** What in a text a bank does not publish, by rules that look at one text; those that block come first. */
export function findBreaches(text: string, page: RuledPage): Breach[] {
  return text.trim() === '' ? [] : findBreachesIn(judgeText(text), page)
}

/** The same of a text that has been read. */
export function findBreachesIn(judged: JudgedText, page: RuledPage): Breach[] {
  const holds: Holds = (rule) => rule.scope === 'value' && holdsFor(rule, page)
  const passages = weighPassages(judged.read.words)
  const found = [...checkedIn(judged), ...saidIn(judged, passages)].filter(
    (breach) => holds(breach.rule) && !isExcused(breach, judged),
  )
  const sounding = soundingIn(judged, passages, holds).filter(
    ({ start, end }) => !found.some((other) => other.start < end && other.end > start),
  )
  return [...withoutRepeats(found), ...sounding].toSorted(byWeight)
}

function checkedIn({ text, folded }: JudgedText): Breach[] {
  return ruleSet().checked.flatMap((rule) => {
    const ranges = (rule.check && valueChecks[rule.check]?.(folded)) ?? []
    return ranges.map((range) => ({ rule, words: text.slice(range.start, range.end), ...range }))
  })
}

/** Passages whose words together are sharper than plain copy, each as the sentence that is the sharpest of them. */
function soundingIn(
  { text, read: { words }, hits }: JudgedText,
  passages: readonly Passage[],
  holds: Holds,
): Breach[] {
  const { warnsAbove } = readWeights()
  const warnings = hits.filter(({ owner }) => owner.kind === 'warned')
  return passages.flatMap((passage) => {
    const sharp = sharpestOf(passage)
    if (!sharp || sharp.weight <= warnsAbove) return []
    if (warnings.some((hit) => hit.from >= passage.from && hit.from < passage.to)) return []
    const named = findRule(ruleOfPassage(words, sharp) ?? unnamed)
    const rule = named && holds(named) ? named : findRule(unnamed)
    const [first, last] = [words[sharp.from], words[sharp.to - 1]]
    if (!rule || !first || !last) return []
    return [{ rule, words: text.slice(first.start, last.end), start: first.start, end: last.end }]
  })
}

/**
 * The passage, or a sentence of it that is much sharper, as plain ones beside it would hide it. The fewer words there are, the
 * sharper they must be.
 */
function sharpestOf(passage: Passage): Weighed | undefined {
  const sentences = passage.sentences
    .filter(({ weighed }) => weighed >= shortestSentence)
    .map((sentence) => ({ ...sentence, weight: sentence.weight - sharperInside }))
  const all: Weighed[] = [passage, ...sentences]
  const [first, ...others] = all
    .filter(({ weighed }) => weighed >= shortestSounding)
    .map((each) => (each.weighed < shortText ? { ...each, weight: each.weight - sharperShort } : each))
  return others.reduce((one, other) => (one && other.weight <= one.weight ? one : other), first)
}

const shortestSounding = 4
const shortestSentence = 6
const sharperInside = 10
const shortText = 8
const sharperShort = 20

/** What is told where nobody can say which of the others it is. */
const unnamed = 'sounds-improper'

/** Fewer words say too little to be weighed. */
const shortestWeighed = 5

function saidIn({ text, read, hits }: JudgedText, passages: readonly Passage[]): Breach[] {
  const { words } = read
  const warned = new Set(
    hits.filter(({ owner }) => owner.kind === 'warned').map(({ from }) => words[from]?.sentence ?? -1),
  )
  return hits.flatMap((hit) => {
    if (hit.owner.kind !== 'say' || hit.owner.rule.scope !== 'value') return []
    const { rule } = hit.owner
    const range = rangeOfWords(words, hit)
    if (!range || isAbsolved(hit, read, rule.absolved, warned)) return []
    if (rule.weighed && isPlain(hit, passages)) return []
    return [{ rule, words: text.slice(range.start, range.end), ...range }]
  })
}

/** Whether the other words of the sentence say that it means no harm. */
function isPlain({ from }: { from: number }, passages: readonly Passage[]): boolean {
  const { passesBelow } = readWeights()
  const sentence = passages
    .flatMap(({ sentences }) => sentences)
    .find((each) => from >= each.from && from < each.to)
  return sentence !== undefined && sentence.weighed >= shortestWeighed && sentence.weight < passesBelow
}

/** Words in another sense, or made good by others of the text. */
function isExcused({ rule, start, end }: Breach, { read: { words }, hits }: JudgedText): boolean {
  return hits.some(({ owner, from, to }) => {
    if (!('rule' in owner) || owner.rule !== rule) return false
    if (owner.kind === 'unless') return true
    const [first, last] = [words[from], words[to - 1]]
    return owner.kind === 'otherwise' && first && last && first.start < end && last.end > start
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
