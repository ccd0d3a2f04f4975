import { isAbsolved } from './absolve.ts'
import { type Footnote, findFootnotes, findMarks, findMarksWithoutFellow } from './footnotes.ts'
import { holdsFor, type RuledPage } from './holds-for.ts'
import type { JudgedText } from './judge-text.ts'
import { namesDate } from './names-date.ts'
import { rangeOfWords } from './read-words.ts'
import type { WordRule } from './rule.ts'
import { ruleSet } from './rule-set.ts'

/** The section of a text, and which of its items it is of, if any. */
type TextPlace = { instanceId: string; item?: number }

/** What one text says to the rules that look at all texts of a page. */
export type SaidToPage = {
  place: TextPlace | undefined
  /** Words that ask for something, and words that are what is asked for. */
  hits: readonly Hit[]
  namesDate: boolean
  /** How many figures it has. */
  figures: number
  /** Signs of footnotes behind its words, and the footnotes in it. */
  marks: readonly string[]
  footnotes: readonly Footnote[]
  /** Abbreviations, and those of them that stand in brackets behind what they stand for. */
  acronyms: readonly string[]
  inFull: readonly string[]
}

type Hit = { kind: 'say' | 'unless'; rule: WordRule; words: string; figuresBehind: number }

/** Of a page that changes only the texts that are new have to be read. A text without a place stands by itself. */
export function sayToPage({ text, folded, read, hits: found }: JudgedText, place?: TextPlace): SaidToPage {
  const none: ReadonlySet<number> = new Set()
  const { words } = read
  const hits = found.flatMap(({ owner, ...hit }): Hit[] => {
    const { kind } = owner
    if ((kind !== 'say' && kind !== 'unless') || owner.rule.scope !== 'page') return []
    if (kind === 'say' && isAbsolved(hit, read, owner.rule.absolved, none)) return []
    const range = rangeOfWords(words, hit)
    if (!range) return []
    const figuresBehind = words.slice(hit.from).filter(({ isNumber }) => isNumber).length
    return [{ kind, rule: owner.rule, words: text.slice(range.start, range.end), figuresBehind }]
  })
  return {
    place,
    hits,
    namesDate: namesDate(folded.text, read),
    figures: words.filter(({ isNumber }) => isNumber).length,
    marks: findMarks(text),
    footnotes: findFootnotes(text),
    acronyms: text.match(acronym) ?? [],
    inFull: text.match(acronymInFull) ?? [],
  }
}

/**
 * What all texts of a page together do not say and should, or say and should not. `words` are those that ask for it, and none
 * where every page is asked for it. `printed` is what its header and footer say; without it they are not judged.
 */
export function findPageBreaches(
  texts: readonly SaidToPage[],
  { printed, ...page }: RuledPage & { printed?: readonly SaidToPage[] | undefined },
): { rule: WordRule; words: string }[] {
  return ruleSet().rules.flatMap((rule) => {
    if (rule.scope !== 'page' || !holdsFor(rule, page)) return []
    const check = rule.check && pageChecks[rule.check]
    if (check) return check(texts).map((words) => ({ rule, words }))
    if (!rule.say) return printed && !isSaid(rule, [...texts, ...printed]) ? [{ rule, words: '' }] : []
    const said = findUnanswered(rule, texts)
    return said ? [{ rule, words: said.words }] : []
  })
}

/** The first words that ask for what no text says that counts for them. */
function findUnanswered(rule: WordRule, texts: readonly SaidToPage[]): Hit | undefined {
  const asking = texts.flatMap((text) => {
    const said = text.hits.find((hit) => hit.rule === rule && hit.kind === 'say')
    return said ? [{ text, said }] : []
  })
  if (asking.length === 0) return
  const answers = texts.filter((_, index) => isAnswer(rule, texts, index))
  return asking.find(({ text }) => !answers.some((answer) => countsFor(answer, text, rule)))?.said
}

function isSaid(rule: WordRule, texts: readonly SaidToPage[]): boolean {
  return texts.some((_, index) => isAnswer(rule, texts, index))
}

function isAnswer(rule: WordRule, texts: readonly SaidToPage[], index: number): boolean {
  const text = texts[index]
  if (!text) return false
  if (rule.asksFor === 'date' && text.namesDate) return true
  const answers = text.hits.filter((hit) => hit.rule === rule && hit.kind === 'unless')
  if (rule.asksFor !== 'figures' || answers.length === 0) return answers.length > 0
  const figuresBelow = texts
    .slice(index + 1)
    .filter((other) => isBeside(text, other, 'section'))
    .reduce((sum, { figures }) => sum + figures, 0)
  return answers.some(({ figuresBehind }) => figuresBehind + figuresBelow >= fewestFigures)
}

/** An example has an amount and a term at least. */
const fewestFigures = 2

function countsFor(answer: SaidToPage, text: SaidToPage, { within }: WordRule): boolean {
  return (
    within === undefined ||
    isBeside(answer, text, within) ||
    answer.footnotes.some(({ mark }) => text.marks.includes(mark))
  )
}

/** What a section says above its items stands beside each of them. */
function isBeside(answer: SaidToPage, text: SaidToPage, within: 'item' | 'section'): boolean {
  if (answer === text) return true
  if (!answer.place || answer.place.instanceId !== text.place?.instanceId) return false
  return within === 'section' || answer.place.item === undefined || answer.place.item === text.place.item
}

/** What of a page is not told by its words alone, by the names that rules use. */
const pageChecks: Partial<Record<string, (texts: readonly SaidToPage[]) => string[]>> = {
  footnotes: findMarksWithoutFellow,
  acronyms: findUnexplained,
}

/** Abbreviations that stand nowhere behind their full name. */
function findUnexplained(texts: readonly SaidToPage[]): string[] {
  const inFull = new Set(texts.flatMap((text) => text.inFull))
  return [...new Set(texts.flatMap((text) => text.acronyms))].filter((acronym) => !inFull.has(acronym))
}

const acronym = /\b(?:APR|AER|EIR|EIBOR|KFS|LTV|DBR)\b/g
const acronymInFull = /(?<=\()(?:APR|AER|EIR|EIBOR|KFS|LTV|DBR)(?=\))/g
