import type { Locale } from '#base/locale.ts'
import { isAiGenerated } from '#catalogue/lookup.ts'
import type { Component, Field } from '#catalogue/manifest.ts'
import type { Role } from '#catalogue/roles.ts'
import { plainText } from '#content/values/rich-text.ts'
import type { WritingBrief } from '#content/writing/writing.ts'
import { readBrief } from '#writing/brief/read-brief.ts'
import { carryFact } from '#writing/draft-writer/material.ts'
import { loadPhrases } from '#writing/draft-writer/phrases.ts'
import { compared, foldText, headWords, likeness, overlap } from '#writing/draft-writer/text.ts'
import { numbersIn } from './numbers.ts'
import { sentencesIn, type WrittenField } from './page.ts'
import { count, type Score } from './score.ts'

const phrases = loadPhrases()

/** The items of one section, each as its texts. */
export function itemsOf(values: readonly WrittenField[], component: Component): WrittenField[][] {
  const items = new Map<number, WrittenField[]>()
  for (const value of values) {
    if (value.component.code !== component.code || value.item === undefined) continue
    items.set(value.item, [...(items.get(value.item) ?? []), value])
  }
  return [...items.values()]
}

const alike = 0.6

/** Pairs of items of one section must be unlike, and share no sentence. */
export function measureItems(score: Score, values: readonly WrittenField[], component: Component): void {
  const items = itemsOf(values, component).map((item) => item.filter(({ field }) => isDistinct(field)))
  for (const [index, item] of items.entries()) {
    for (const other of items.slice(0, index)) {
      const [a, b] = [textOf(item), textOf(other)]
      const shared = item
        .flatMap(({ value }) => sentencesIn(value))
        .filter((text) => text.split(' ').length > 3)
      const repeats = shared.filter((text) => other.some(({ value }) => sentencesIn(value).includes(text)))
      const differ = (a === '' && b === '') || likeness(compared(a), compared(b)) < alike
      count(score, differ && repeats.length === 0, `${component.code}: ${a} | ${b}`)
    }
  }
}

/** Button words, pills and empty figures may be the same from item to item. */
function isDistinct(column: Field): boolean {
  if (!isAiGenerated(column)) return false
  return !['action', 'pill', 'offer', 'audience', 'figure'].includes(column.role ?? '')
}

function textOf(item: readonly WrittenField[]): string {
  return item
    .map(({ value }) => plainText(value))
    .join(' ')
    .trim()
}

/** Whether a key message is on the page: its numbers, or most of its head words when it has none. */
export function isCovered(given: string, values: readonly WrittenField[], locale: Locale): boolean {
  const message = carryFact(given, locale, phrases) ?? given
  const numbers = numbersIn(message)
  const whole = values.map(({ value }) => plainText(value))
  if (numbers.length > 0)
    return numbers.every((number) => whole.some((text) => numbersIn(text).includes(number)))
  return whole.some((text) => overlap(headWords(message), text) >= 0.6)
}

/** Sentences of five words or more that stand in two sections; buttons, the words beside a figure and the brief's own words do not count. */
export function sharedSentences(values: readonly WrittenField[], brief: WritingBrief): string[] {
  const owners = new Map<string, Set<string>>()
  const { statements } = readBrief(brief)
  const own = statements.map(({ text }) => foldSentence(carryFact(text, brief.locale, phrases) ?? text))
  for (const { value, instanceId, section, component, field } of values) {
    if (field.role && repeatedRoles.has(field.role)) continue
    for (const sentence of sentencesIn(value)) {
      const folded = foldSentence(sentence)
      if (folded.split(' ').length < 5 || own.some((text) => text.includes(folded))) continue
      owners.set(folded, (owners.get(folded) ?? new Set()).add(`${component.code}/${instanceId}/${section}`))
    }
  }
  return [...owners]
    .filter(([, places]) => places.size > 1)
    .map(([text, places]) => `${text} (${[...places].join(', ')})`)
}

/** The same figure has the same words beside it wherever it stands. */
const repeatedRoles: ReadonlySet<Role> = new Set(['action', 'second-action', 'link', 'offer', 'figure-label'])

function foldSentence(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim()
}

/** The numbers of a page, each once: those of a page in the other language must be the same. */
export function figuresOn(values: readonly WrittenField[]): string[] {
  return [...new Set(values.flatMap(({ value }) => numbersIn(plainText(value))))].toSorted()
}
