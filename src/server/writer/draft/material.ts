import type { Locale } from '#base/locale.ts'
import { tones } from '#content/brief.ts'
import type { WritingBrief } from '#content/writing.ts'
import { speaksIslamic } from '../claims.ts'
import type { FieldTask } from '../writer.ts'
import { carryIntoArabic } from './carry-into-arabic.ts'
import {
  createFact,
  type Fact,
  type RefusedWords,
  readFocus,
  readStatements,
  type Statement,
  statementsInNotes,
} from './facts.ts'
import type { Figure } from './figures.ts'
import { laneOf } from './lane.ts'
import type { Language, Phrases } from './phrases.ts'
import { readLimits } from './read-limits.ts'
import { hasArabic, headWords, isArabic } from './text.ts'
import { readAudience, readTopic, type Topic } from './topic.ts'
import { findUnsafe } from './unsafe.ts'
import type { Family } from './words.ts'

/** All that one value may be made of: the brief in the page's language, and the phrases. */
export type Material = {
  locale: Locale
  language: Language
  phrases: Phrases
  tone: WritingBrief['tone']
  family: Family
  islamic: boolean
  /** Which of the phrases are this instance's own. */
  lane: number
  topic: Topic | undefined
  audience: string | undefined
  /** What this component is asked to put first. */
  focus: string | undefined
  facts: readonly Fact[]
  figures: readonly { fact: Fact; figure: Figure }[]
  /** Words of the brief that are not in the page's language and could not be carried into it. */
  uncarried: readonly string[]
  refused: readonly RefusedWords[]
  /** Whether all of the brief was read. */
  isWhole: boolean
}

/** Another tone also begins elsewhere among the phrases that all tones share. */
const toneStep = 7

export function readMaterial(
  brief: WritingBrief,
  place: { code: string } & Pick<FieldTask, 'instanceId' | 'brand'>,
  phrases: Phrases,
): Material {
  const { locale, tone } = brief
  const language = phrases.languages[locale]
  const instruction = brief.componentContexts[place.instanceId] ?? ''
  const words = [brief.topic, ...brief.keyMessages, brief.additionalContext].join(' ')
  const islamic = place.brand === 'EI' || speaksIslamic(words)
  const uncarried: string[] = []
  const inLanguage = (text: string) => {
    const carried = carryText(text, locale, phrases)
    if (carried === undefined && text.trim() !== '') uncarried.push(text)
    return carried
  }

  const { statements, refused, isWhole } = readStatements(brief.keyMessages, islamic)
  const notes = readStatements(
    [...statementsInNotes(instruction), ...statementsInNotes(brief.additionalContext)],
    islamic,
  )
  const said = [...statements, ...notes.statements]
  const facts = distinctFacts(carryStatements(said.slice(0, readLimits.statements), inLanguage))

  const focus = readFocus(instruction, islamic)
  const focusHere = focus === undefined ? undefined : carryText(focus, locale, phrases)
  const ordered = putFirst(facts, [focus, focusHere])
  const { names } = phrases.languages['en-AE']
  const safe = (text: string) => {
    const reason = findUnsafe(text, { islamic })
    if (reason) refused.push({ source: text, reason })
    return reason ? '' : text
  }
  return {
    locale,
    language,
    phrases,
    tone,
    family: tone === 'professional' || tone === 'luxury' ? tone : 'warm',
    islamic,
    lane: laneOf(place.code, place.instanceId) + tones.indexOf(tone) * toneStep,
    topic: readTopic(inLanguage(shortName(safe(brief.topic), names)) ?? '', language.names),
    audience: readAudience(inLanguage(shortName(safe(brief.audience), names)) ?? '', language.names),
    focus: focusHere,
    facts: ordered,
    figures: ordered.flatMap((fact) => fact.figures.map((figure) => ({ fact, figure }))),
    uncarried,
    refused,
    isWhole: isWhole && notes.isWhole && said.length <= readLimits.statements,
  }
}

/** The text in the page's language; undefined when it is in another and cannot be carried over. */
export function carryText(text: string, locale: Locale, phrases: Phrases): string | undefined {
  if (locale === 'en-AE') return hasArabic(text) ? undefined : text
  if (hasArabic(text) && foreignLetters(text, phrases.languages[locale].names) === 0) return text
  if (isArabic(text)) return isMostlyArabic(text) ? text : undefined
  return carryIntoArabic(text, phrases.intoArabic)
}

function isMostlyArabic(text: string): boolean {
  const arabic = text.match(/[\u0621-\u064a]/g)?.length ?? 0
  return arabic / (arabic + (text.match(/[A-Za-z]/g)?.length ?? 0)) >= 0.7
}

function foreignLetters(text: string, names: readonly string[]): number {
  return text
    .split(/[^A-Za-z]+/)
    .filter((word) => word !== '' && !names.includes(word))
    .join('').length
}

/** The part of a topic or an audience that names it, ready for the term list. */
function shortName(text: string, names: readonly string[]): string {
  if (hasArabic(text)) return text
  return readTopic(text, names)?.name ?? readAudience(text, names) ?? text.trim()
}

function carryStatements(
  statements: readonly Statement[],
  inLanguage: (text: string) => string | undefined,
): Fact[] {
  return statements.flatMap(({ text, source }) => {
    const carried = inLanguage(text)
    return carried === undefined ? [] : [createFact({ text: carried, source })]
  })
}

function distinctFacts(facts: readonly Fact[]): Fact[] {
  const before: Set<string>[] = []
  return facts.filter(({ text }) => {
    const words = headWords(text)
    const isSaid = words.length > 0 && before.some((known) => words.every((word) => known.has(word)))
    before.push(new Set(words))
    return !isSaid
  })
}

function putFirst(facts: readonly Fact[], focuses: readonly (string | undefined)[]): Fact[] {
  const words = focuses.flatMap((focus) => (focus === undefined ? [] : headWords(focus)))
  const weighed = facts.map((fact) => {
    const own = headWords(`${fact.text} ${fact.source}`)
    return { fact, weight: words.filter((word) => own.includes(word)).length }
  })
  return weighed.toSorted((a, b) => b.weight - a.weight).map(({ fact }) => fact)
}
