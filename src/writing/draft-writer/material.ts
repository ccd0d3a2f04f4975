import type { Locale } from '#base/locale.ts'
import { rememberLast } from '#base/remember-last.ts'
import { tones } from '#content/writing/brief.ts'
import type { WritingBrief } from '#content/writing/writing.ts'
import { type Asked, readAsked } from '../brief/asked.ts'
import { findNote } from '../brief/internal-notes.ts'
import type { LeftOut } from '../brief/left-out.ts'
import { readBrief, type Statement } from '../brief/read-brief.ts'
import { writeOut } from '../brief/shorthand.ts'
import { speaksIslamic } from '../claims.ts'
import { hasOneOf } from '../page-plan/told-facts.ts'
import { saidIn, saysSameFigures } from '../said-figures.ts'
import type { FieldTask } from '../writer.ts'
import { carryIntoArabic } from './carry-into-arabic.ts'
import { distinctBy } from './distinct.ts'
import type { FactFigure } from './fact-figures.ts'
import { createFact, type Fact } from './facts.ts'
import { withoutFigures } from './faithful-head.ts'
import type { Language, Phrases } from './phrases.ts'
import { isProductName, nameInLines, partInLanguage } from './product-name.ts'
import { sayPlainly } from './say-plainly.ts'
import { hasArabic, headWords, isArabic } from './text.ts'
import { readAudience, readTopic, restBehindName, type Topic } from './topic.ts'
import { findUnsafe, ordersWriter } from './unsafe.ts'

/** All that one value may be made of: the brief in the page's language, and the phrases. */
export type Material = {
  locale: Locale
  language: Language
  phrases: Phrases
  tone: WritingBrief['tone']
  islamic: boolean
  /** Which of the phrases are this section's own: sections and tones begin at different ones. */
  voice: number
  topic: Topic | undefined
  audience: string | undefined
  facts: readonly Fact[]
  /** Those of them that the value is for; absent where it is for none by its nature. */
  here: readonly Fact[] | undefined
  figures: readonly { fact: Fact; figure: FactFigure }[]
  /** Words of the brief that are not in the page's language and could not be carried into it. */
  uncarried: readonly string[]
  /** What else of the brief stands nowhere, and why. */
  leftOut: readonly LeftOut[]
  /** Whether all of the brief was read. */
  isWhole: boolean
}

/** Another tone also begins elsewhere among the phrases that all tones share. */
const toneStep = 7

export function readMaterial(
  {
    brief,
    instanceId,
    section,
    brand,
    today,
  }: Pick<FieldTask, 'brief' | 'instanceId' | 'section' | 'brand' | 'today'>,
  given: readonly string[] | undefined,
  phrases: Phrases,
): Material {
  const instruction = brief.componentContexts[instanceId] ?? ''
  const asking = { brief, instruction, isIslamicBrand: brand === 'EI', today }
  const read = readerOf(phrases)(JSON.stringify(asking))
  return {
    ...read,
    here: given?.flatMap((text) => read.facts.find(({ told }) => told === text) ?? []),
    voice: section + tones.indexOf(brief.tone) * toneStep,
  }
}

type Asking = { brief: WritingBrief; instruction: string; isIslamicBrand: boolean; today?: string }
type Read = Omit<Material, 'voice' | 'here'>

/** A page asks for its values one by one, each time with the same brief. */
function readerOf(phrases: Phrases): (asking: string) => Read {
  const known = readers.get(phrases)
  if (known) return known
  const reader = rememberLast(12, (asking) => readAsking(JSON.parse(asking), phrases))
  readers.set(phrases, reader)
  return reader
}

const readers = new WeakMap<Phrases, (asking: string) => Read>()

function readAsking({ brief, instruction, isIslamicBrand, today }: Asking, phrases: Phrases): Read {
  const { locale, tone } = brief
  const language = phrases.languages[locale]
  const islamic = isIslamicBrand || speaksIslamic(wordsOf(brief))
  const { statements, asked: notes, leftOut: notTold, isWhole } = readBrief(brief, today)
  const asked = readAsked(brief, instruction, notes)
  const leftOut = [...notTold, ...asked.leftOut]
  const uncarried: string[] = []
  const carryBy = (carry: typeof carryText) => (text: string) => {
    const carried = carry(text, locale, phrases)
    if (carried === undefined && text.trim() !== '') uncarried.push(text)
    return carried
  }
  const inLanguage = carryBy(carryText)
  const factInLanguage = carryBy(carryFact)
  const isSafe = (text: string, source = text) => {
    const reason = findUnsafe(text, { islamic })
    if (reason) leftOut.push({ line: source, reason })
    return reason === undefined
  }
  const told = statements.filter(
    ({ text, source }) => isSafe(text, source) && isWanted({ text, source }, asked, leftOut),
  )
  const { distinct: facts, repeated } = distinctBy(carryStatements(told, factInLanguage))
  leftOut.push(...repeated.map(({ source }) => ({ line: source, reason: 'said-already' as const })))
  const ordered = putFirst(facts, asked.first)
  const { names } = phrases.languages['en-AE']
  const nameOf = (text: string, read: (text: string) => string | undefined) => {
    const name = isSafe(ordersWriter(text) ? text : (read(text) ?? text), text) ? shortName(text, read) : ''
    const note = findNote(name)
    const rest = restBehindName(text, read(text) ?? text)
    if (note) leftOut.push({ line: text, reason: note })
    else if (name !== '' && rest !== '') leftOut.push({ line: rest, reason: 'behind-name' })
    return note ? '' : name
  }
  const subject = partInLanguage(brief.topic, locale)
  const nameOfTopic = nameOf(writeOut(subject), (text) => readTopic(text, names)?.name)
  const topic = nameInLines(nameOfTopic, brief.keyMessages) ?? nameOfTopic
  const audienceGiven = inLanguage(nameOf(brief.audience, (text) => readAudience(text, names))) ?? ''
  const people = readAudience(audienceGiven, language.names)
  // "Parents of children under 18": who a page is for says no figure of its product.
  const audience = people !== undefined && withoutFigures(people) === people ? people : undefined
  if (audienceGiven !== '' && !audience) leftOut.push({ line: brief.audience, reason: 'no-name' })
  return {
    locale,
    language,
    phrases,
    tone,
    islamic,
    topic: readTopic(inLanguage(topic) ?? (isProductName(topic) ? topic : ''), language.names),
    audience,
    facts: ordered,
    figures: ordered.flatMap((fact) => fact.figures.map((figure) => ({ fact, figure }))),
    uncarried,
    leftOut,
    isWhole: isWhole && asked.isWhole,
  }
}

function wordsOf({ topic, keyMessages, additionalContext }: WritingBrief): string {
  return [topic, ...keyMessages, additionalContext].join(' ')
}

/** Whether nobody asked not to mention it. */
function isWanted({ text, source }: Statement, { never }: Asked, leftOut: LeftOut[]): boolean {
  const isUnwanted = hasOneOf(text, never)
  if (isUnwanted) leftOut.push({ line: source, reason: 'asked' })
  return !isUnwanted
}

/** The text in the page's language; undefined when it is in another and cannot be carried over. */
export function carryText(text: string, locale: Locale, phrases: Phrases): string | undefined {
  if (locale === 'en-AE') return hasArabic(text) ? undefined : text
  if (hasArabic(text) && foreignLetters(text, phrases.languages[locale].names) === 0) return text
  if (isArabic(text)) return isMostlyArabic(text) ? text : undefined
  const carried = carryIntoArabic(text, phrases.intoArabic)
  return carried !== undefined && keepsFigures(text, carried) ? carried : undefined
}

/** A statement in the page's language: carried over, or of words alone that both languages have. */
export function carryFact(text: string, locale: Locale, phrases: Phrases): string | undefined {
  const carried = carryText(text, locale, phrases)
  if (carried !== undefined) return carried
  const said = sayPlainly(text, locale)
  return said !== undefined && ordinalApart(text) === ordinalApart(said) ? said : undefined
}

/** "The first instalment" counts nothing, and is an ordinal in Arabic alone. */
function ordinalApart(text: string): string {
  return saidIn(text)
    .filter((said) => said !== 'ordinal 1')
    .toSorted()
    .join()
}

function keepsFigures(text: string, carried: string): boolean {
  return !/[\d]/.test(text + carried) || saysSameFigures(text, carried)
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
function shortName(text: string, read: (text: string) => string | undefined): string {
  return read(text) ?? text.trim()
}

function carryStatements(
  statements: readonly Statement[],
  inLanguage: (text: string) => string | undefined,
): Fact[] {
  return statements.flatMap(({ text, source }) => {
    const carried = inLanguage(text)
    return carried === undefined ? [] : [createFact({ text: carried, told: text, source })]
  })
}

function putFirst(facts: readonly Fact[], words: readonly string[]): Fact[] {
  const weighed = facts.map((fact) => {
    const own = headWords(`${fact.text} ${fact.source}`)
    return { fact, weight: words.filter((word) => own.includes(word)).length }
  })
  return weighed.toSorted((a, b) => b.weight - a.weight).map(({ fact }) => fact)
}
