import { cutTokens, isGlued, type Tokens } from './tokens.ts'

type Phrase<Meaning> = { words: string[]; meaning: Meaning }

/** Expressions of one or more tokens and what they mean, found from either of their ends. */
export type Phrases<Meaning> = {
  byFirst: Map<string, Phrase<Meaning>[]>
  byLast: Map<string, Phrase<Meaning>[]>
}

/** Each row: expressions with a bar between them, and what all of them mean. */
export function phrases<Meaning>(rows: readonly (readonly [string, Meaning])[]): Phrases<Meaning> {
  let read: Phrases<Meaning> | undefined
  // Tables are read by whoever looks a word up, not by all who might.
  const readOnce = () => {
    read ??= readPhrases(rows)
    return read
  }
  return {
    get byFirst() {
      return readOnce().byFirst
    },
    get byLast() {
      return readOnce().byLast
    },
  }
}

function readPhrases<Meaning>(rows: readonly (readonly [string, Meaning])[]): Phrases<Meaning> {
  const all = rows.flatMap(([expressions, meaning]) =>
    expressions.split('|').map((expression) => ({ words: wordsOf(expression), meaning })),
  )
  const longestFirst = all.sort((one, other) => other.words.length - one.words.length)
  return {
    byFirst: Map.groupBy(longestFirst, ({ words }) => words[0] ?? ''),
    byLast: Map.groupBy(longestFirst, ({ words }) => words.at(-1) ?? ''),
  }
}

/** The longest expression that starts at a token; `to` is the token after it. */
export function phraseAt<Meaning>(table: Phrases<Meaning>, tokens: Tokens, at: number) {
  const first = tokens[at]
  if (!first) return undefined
  for (const start of formsOf(first)) {
    for (const { words, meaning } of table.byFirst.get(start) ?? []) {
      const to = endOf(words, tokens, at)
      if (to !== undefined) return { meaning, to }
    }
  }
  return undefined
}

/** Where all of the words stand from a token on, the first of them in any form; "min. deposit" is "min deposit" too. */
function endOf(words: readonly string[], tokens: Tokens, at: number): number | undefined {
  let to = at + 1
  for (const word of words.slice(1)) {
    const isStop = tokens[to]?.text === '.' && isGlued(tokens[to]) && word !== '.'
    if (isStop && (tokens[to - 1]?.text.length ?? 0) <= longestShort) to += 1
    if (tokens[to]?.text !== word) return undefined
    to += 1
  }
  return to
}

/** In letters. */
const longestShort = 4

/** The longest expression that ends before a token; `from` is its first token, never one before `least`. */
export function phraseBefore<Meaning>(table: Phrases<Meaning>, tokens: Tokens, end: number, least: number) {
  const last = tokens[end - 1]
  if (!last || end <= least) return undefined
  const candidates = formsOf(last).flatMap((form) => table.byLast.get(form) ?? [])
  for (const { words, meaning } of candidates) {
    const from = end - words.length
    const start = tokens[from]
    if (from < least || !start || !formsOf(start).includes(words[0] ?? '')) continue
    if (words.every((word, index) => index === 0 || tokens[from + index]?.text === word)) {
      return { meaning, from }
    }
  }
  return undefined
}

/** An Arabic word may carry "and", "with", "for" or "as" as its first letter. */
function formsOf({ text, isArabic }: Tokens[number]): string[] {
  return isArabic && text.length > 2 && /^[وفبلك]/.test(text) ? [text, text.slice(1)] : [text]
}

function wordsOf(expression: string): string[] {
  return cutTokens(expression.trim()).map(({ text }) => text)
}
