import type { Brand } from '#layout/layout.ts'
import { isAbsolved } from './absolve.ts'
import type { JudgedText } from './judge-text.ts'
import type { WordRule } from './rule.ts'
import { ruleSet } from './rule-set.ts'

/** What one text says to the rules that look at all texts of a page. */
export type SaidToPage = {
  /** Words that ask for something, and words that are what is asked for. */
  hits: readonly { kind: 'say' | 'unless'; rule: WordRule; words: string }[]
  /** Signs of footnotes behind its words, and those that its lines begin with. */
  marks: readonly string[]
  explained: readonly string[]
  /** Abbreviations, and those of them that stand in brackets behind what they stand for. */
  acronyms: readonly string[]
  inFull: readonly string[]
}

/** Of a page that changes only the texts that are new have to be read. */
export function sayToPage({ text, read, hits: found }: JudgedText): SaidToPage {
  const none: ReadonlySet<number> = new Set()
  const hits = found.flatMap(({ owner, ...hit }) => {
    const { kind } = owner
    if ((kind !== 'say' && kind !== 'unless') || owner.rule.scope !== 'page') return []
    if (kind === 'say' && isAbsolved(hit, read, owner.rule.absolved, none)) return []
    const [first, last] = [read.words[hit.from], read.words[hit.to - 1]]
    return first && last ? [{ kind, rule: owner.rule, words: text.slice(first.start, last.end) }] : []
  })
  const lines = text.split('\n').map((line) => line.trim())
  return {
    hits,
    marks: lines.flatMap((line) => Array.from(line.matchAll(marked), ([mark]) => mark)),
    explained: lines.flatMap((line) => footnoteMark.exec(line)?.[0] ?? []),
    acronyms: text.match(acronym) ?? [],
    inFull: text.match(acronymInFull) ?? [],
  }
}

/** What all texts of a page together do not say and should, or say and should not. `words` are those that ask for it. */
export function findPageBreaches(
  texts: readonly SaidToPage[],
  { brand }: { brand: Brand | undefined },
): { rule: WordRule; words: string }[] {
  const hits = texts.flatMap((text) => text.hits)
  return ruleSet().rules.flatMap((rule) => {
    if (rule.scope !== 'page' || (rule.brand !== undefined && rule.brand !== brand)) return []
    const check = rule.check && pageChecks[rule.check]
    if (check) return check(texts).map((words) => ({ rule, words }))
    const own = hits.filter((hit) => hit.rule === rule)
    if (own.some(({ kind }) => kind === 'unless')) return []
    const said = own.find(({ kind }) => kind === 'say')
    return said ? [{ rule, words: said.words }] : []
  })
}

/** What of a page is not told by its words alone, by the names that rules use. */
const pageChecks: Partial<Record<string, (texts: readonly SaidToPage[]) => string[]>> = {
  footnotes: findMarksWithoutFellow,
  acronyms: findUnexplained,
}

/** Marks behind a word that no line of the page begins with, and those before a line that stand behind no word. */
function findMarksWithoutFellow(texts: readonly SaidToPage[]): string[] {
  const used = new Set(texts.flatMap((text) => text.marks))
  const explained = new Set(texts.flatMap((text) => text.explained))
  return [
    ...[...used].filter((mark) => !explained.has(mark)),
    ...[...explained].filter((mark) => !used.has(mark)),
  ]
}

/** Abbreviations that stand nowhere behind their full name. */
function findUnexplained(texts: readonly SaidToPage[]): string[] {
  const inFull = new Set(texts.flatMap((text) => text.inFull))
  return [...new Set(texts.flatMap((text) => text.acronyms))].filter((acronym) => !inFull.has(acronym))
}

const acronym = /\b(?:APR|AER|EIR|EIBOR|KFS|LTV|DBR)\b/g
const acronymInFull = /(?<=\()(?:APR|AER|EIR|EIBOR|KFS|LTV|DBR)(?=\))/g

const footnoteMark = /^(?:\*{1,3}|[†‡])(?=\s*[\p{L}\p{N}])/u
const marked = /(?<=[\p{L}\p{N}%٪.,)])(?:\*{1,3}|[†‡])(?=[\s.,;:)]|$)/gu
