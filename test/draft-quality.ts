import type { Locale } from '#base/locale.ts'
import { isAiGenerated } from '#catalogue/lookup.ts'
import type { Component } from '#catalogue/manifest.ts'
import { lengthOf } from '#content/check.ts'
import { plainText } from '#content/rich-text.ts'
import type { WritingBrief } from '#content/writing.ts'
import { speaksIslamic } from '#server/writer/claims.ts'
import { numbersIn } from '#server/writer/draft/figures.ts'
import { carryText } from '#server/writer/draft/material.ts'
import { loadPhrases } from '#server/writer/draft/phrases.ts'
import { columnRole, roleOf } from '#server/writer/draft/roles.ts'
import { foldText, hasArabic, headWords, likeness, overlap } from '#server/writer/draft/text.ts'
import { findUnsafe } from '#server/writer/draft/unsafe.ts'
import { type DraftedValue, sentencesIn } from './draft-page.ts'

/** How many of the tried passed, and the first that did not. */
export type Score = { tried: number; passed: number; misses: string[] }

const phrases = loadPhrases()

export function createScore(): Score {
  return { tried: 0, passed: 0, misses: [] }
}

export function count(score: Score, passed: boolean, miss: string): void {
  score.tried++
  if (passed) score.passed++
  else score.misses.push(miss)
}

export const allowedNames =
  /\b(?:Apple Pay|Google Pay|Samsung (?:Pay|Wallet)|Emirates NBD|Emirates Islamic|Skywards|Visa|Mastercard)\b/g

/** Each measure of one value; undefined where it does not apply. */
export const valueMeasures: Record<
  string,
  (value: DraftedValue, brief: WritingBrief) => boolean | undefined
> = {
  'limits honoured': ({ field, value, notes }) => {
    if (value === '') return field.required ? notes.length > 0 : true
    if (field.type === 'array') {
      const entries = value.split('\n')
      const inCount = entries.length >= (field.minItems ?? 0) && entries.length <= (field.maxItems ?? 99)
      return inCount && entries.every((entry) => entry.length <= (field.max ?? 999))
    }
    if (field.type === 'number')
      return Number(value) >= (field.min ?? 0) && Number(value) <= (field.max ?? 100)
    const length = lengthOf(field, value)
    return length >= (field.min ?? 0) && length <= (field.max ?? Number.POSITIVE_INFINITY)
  },
  'figures grounded': ({ value }, brief) => {
    const known = new Set(
      numbersIn([brief.topic, brief.audience, ...brief.keyMessages, brief.additionalContext].join(' ')),
    )
    return numbersIn(value).every((number) => known.has(number))
  },
  'number keeps its unit': ({ field, value }, brief) => {
    if (field.type === 'number' || value === '') return undefined
    return keepsUnits(plainText(value), brief.keyMessages)
  },
  'no forbidden term': ({ value }, brief) => {
    const islamic = speaksIslamic([brief.topic, ...brief.keyMessages].join(' '))
    return findUnsafe(plainText(value), { islamic }) === undefined
  },
  'script right': ({ value }, brief) => {
    const text = plainText(value).replace(allowedNames, '')
    if (brief.locale === 'en-AE') return !hasArabic(text)
    const arabic = text.match(/[\u0621-\u064a]/g)?.length ?? 0
    const latin = text.match(/[A-Za-z]/g)?.length ?? 0
    return arabic + latin === 0 || arabic / (arabic + latin) >= 0.9
  },
  'no residue': ({ value }) =>
    !/[{}]|undefined|\bNaN\b|\.\.|،،| {2}|\s[.,:;؟،؛]|[:،]\s*[.؟]|lorem|placeholder|\bTBD\b|<p><\/p>/.test(
      value.replaceAll('\n', '/'),
    ),
}

/** "AED" never stands without a number, and a number of the brief keeps the word that follows it. */
function keepsUnits(text: string, messages: readonly string[]): boolean {
  if (/\b(?:AED|USD|EUR)\s*(?![\d\s])|\b(?:AED|USD|EUR)$/.test(text)) return false
  return numbersIn(text).every((number) => {
    const said = unitsOf(text, number)
    const known = messages.filter((message) => numbersIn(message).includes(number))
    return (
      known.length === 0 ||
      known.some((message) => unitsOf(message, number).every((unit) => said.includes(unit)))
    )
  })
}

function unitsOf(text: string, number: string): string[] {
  const plain = foldText(text).replace(/(?<=\d),(?=\d{3})/g, '')
  const units: string[] = []
  const escaped = number.replace('.', '\\.')
  if (new RegExp(`aed ?${escaped}(?!\\d)|(?<!\\d)${escaped} ?درهم`).test(plain)) units.push('aed')
  if (new RegExp(`(?<![\\d.])${escaped} ?%`).test(plain)) units.push('%')
  const word = plain.match(
    new RegExp(`(?<![\\d.])${escaped} (minute|دق|day|working day|يوم|ايام|year|سن|month|شهر|اشهر)`),
  )?.[1]
  if (word) units.push(sameUnit[word] ?? word)
  return units
}

const sameUnit: Record<string, string> = {
  دق: 'minute',
  يوم: 'day',
  ايام: 'day',
  'working day': 'day',
  سن: 'year',
  شهر: 'month',
  اشهر: 'month',
}

/** The items of one section, each as its texts. */
export function itemsOf(values: readonly DraftedValue[], component: Component): DraftedValue[][] {
  const items = new Map<number, DraftedValue[]>()
  for (const value of values) {
    if (value.component.code !== component.code || value.item === undefined) continue
    items.set(value.item, [...(items.get(value.item) ?? []), value])
  }
  return [...items.values()]
}

const alike = 0.6

/** Pairs of items of one section must be unlike, and share no sentence. */
export function measureItems(score: Score, values: readonly DraftedValue[], component: Component): void {
  const items = itemsOf(values, component).map((item) =>
    item.filter(({ field }) => isDistinct(component, field.name)),
  )
  for (const [index, item] of items.entries()) {
    for (const other of items.slice(0, index)) {
      const [a, b] = [textOf(item), textOf(other)]
      const shared = item
        .flatMap(({ value }) => sentencesIn(value))
        .filter((text) => text.split(' ').length > 3)
      const repeats = shared.filter((text) => other.some(({ value }) => sentencesIn(value).includes(text)))
      const differ = (a === '' && b === '') || likeness(a, b) < alike
      count(score, differ && repeats.length === 0, `${component.code}: ${a} | ${b}`)
    }
  }
}

/** Button words, pills and empty figures may be the same from item to item. */
function isDistinct(component: Component, name: string): boolean {
  const column = component.docx.items?.columns.find((other) => other.name === name)
  if (!column || !isAiGenerated(column)) return false
  return !['action', 'pill', 'offer', 'suits', 'figure'].includes(columnRole(component, column).role)
}

function textOf(item: readonly DraftedValue[]): string {
  return item
    .map(({ value }) => plainText(value))
    .join(' ')
    .trim()
}

/** Whether a key message is on the page: its numbers, or most of its head words when it has none. */
export function isCovered(given: string, values: readonly DraftedValue[], locale: Locale): boolean {
  const message = carryText(given, locale, phrases) ?? given
  const numbers = numbersIn(message)
  const whole = values.map(({ value }) => plainText(value))
  if (numbers.length > 0)
    return numbers.every((number) => whole.some((text) => numbersIn(text).includes(number)))
  return whole.some((text) => overlap(headWords(message), text) >= 0.6)
}

/** Sentences of five words or more that stand in two sections; buttons, the words beside a figure and the brief's own words do not count. */
export function sharedSentences(values: readonly DraftedValue[], brief: WritingBrief): string[] {
  const owners = new Map<string, Set<string>>()
  const own = brief.keyMessages.map((text) => foldSentence(carryText(text, brief.locale, phrases) ?? text))
  for (const { value, instanceId, component, field } of values) {
    if (/cta|button|link_text/.test(field.name) || countsFigure(component, field.name)) continue
    for (const sentence of sentencesIn(value)) {
      const folded = foldSentence(sentence)
      if (folded.split(' ').length < 5 || own.some((text) => text.includes(folded))) continue
      owners.set(folded, (owners.get(folded) ?? new Set()).add(`${component.code}/${instanceId}`))
    }
  }
  return [...owners]
    .filter(([, places]) => places.size > 1)
    .map(([text, places]) => `${text} (${[...places].join(', ')})`)
}

/** The same figure has the same words beside it wherever it stands. */
function countsFigure(component: Component, name: string): boolean {
  const field = component.docx.fields.find((other) => other.name === name)
  const column = component.docx.items?.columns.find((other) => other.name === name)
  const role = field ? roleOf(component, field) : column && columnRole(component, column)
  return role?.role === 'figure-label'
}

function foldSentence(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim()
}

/** Flesch reading ease, with syllables counted by groups of vowels. */
export function readingEase(text: string): number {
  const sentences = sentencesIn(text)
  const words = text.match(/[A-Za-z’']+/g) ?? []
  if (words.length === 0) return 100
  const syllables = words.reduce(
    (sum, word) =>
      sum +
      Math.max(
        1,
        (
          word
            .toLowerCase()
            .replace(/e$/, '')
            .match(/[aeiouy]+/g) ?? []
        ).length,
      ),
    0,
  )
  return 206.835 - 1.015 * (words.length / Math.max(1, sentences.length)) - 84.6 * (syllables / words.length)
}

export function wordsPerSentence(text: string): number {
  const sentences = sentencesIn(text)
  return text.split(/\s+/).length / Math.max(1, sentences.length)
}
