import type { Role } from '#catalogue/roles.ts'
import { plainText } from '#content/values/rich-text.ts'
import { placesOf } from '#facts/coverage.ts'
import { readFact } from '#facts/read-fact.ts'
import { carryFact } from '#writing/draft-writer/material.ts'
import { loadPhrases } from '#writing/draft-writer/phrases.ts'
import { foldText, headWords, overlap } from '#writing/draft-writer/text.ts'
import { toldFacts } from '#writing/page-plan/told-facts.ts'
import type { MessyBrief } from './messy-briefs.ts'
import { numbersIn } from './numbers.ts'
import { sentencesIn, type WrittenField } from './page.ts'
import { count, type Score } from './score.ts'

/** What is measured of the facts of a brief on a page that has a place for each of them. */
export const factMeasures = ['facts carried', 'facts carried over', 'at most twice', 'no filler'] as const
export type FactMeasure = (typeof factMeasures)[number]

const phrases = loadPhrases()

export function measureFacts(
  score: (measure: FactMeasure) => Score,
  { name, brief, brand, today }: MessyBrief,
  page: readonly WrittenField[],
): void {
  const told = toldFacts({ brief, isIslamic: brand === 'EI', today })
  const texts = page.map((value) => ({ place: value, text: plainText(value.value) }))
  const words: string[] = []
  for (const { text } of told) {
    const carried = carryFact(text, brief.locale, phrases)
    words.push(carried ?? text)
    const isThere = placesOf(readFact(carried ?? text), texts).length > 0
    const measure = carried === text ? 'facts carried' : 'facts carried over'
    count(score(measure), isThere, `${name}: ${text}`)
    const mentions = texts.filter(({ place, text: said }) => isOrdinary(place) && says(said, carried ?? text))
    const where = mentions.map(({ place: { component, field } }) => `${component.code}.${field.name}`)
    count(score('at most twice'), mentions.length <= 2, `${name}: ${text} (${where.join(', ')})`)
  }
  const known = new Set(headWords([brief.topic, brief.audience, ...words].join(' ')))
  for (const { component, field, value } of page) {
    if (!field.role || !textRoles.has(field.role)) continue
    for (const sentence of sentencesIn(value)) {
      const own = headWords(sentence)
      const isQuoted = words.some((fact) => foldText(sentence).includes(foldText(fact)))
      const isOfBrief = isQuoted || own.filter((word) => known.has(word)).length >= own.length / 2
      count(score('no filler'), isOfBrief, `${name} ${component.code}.${field.name}: ${sentence}`)
    }
  }
}

function says(text: string, fact: string): boolean {
  const [wanted, own] = [numbersIn(fact), numbersIn(text)]
  // The name of a product may have the one word of "5 portfolios".
  const hasFigure = wanted.length === 0 || wanted.some((number) => own.includes(number))
  return text !== '' && hasFigure && overlap(headWords(fact), text) >= 0.9
}

/** Questions are answered from every fact, and a figure stands in its cell as often as there is one for it. */
function isOrdinary({ field }: WrittenField): boolean {
  return !['question', 'answer', 'figure', 'figure-label', 'pill'].includes(field.role ?? '')
}

const textRoles: ReadonlySet<Role> = new Set([
  'continuation',
  'lead',
  'body',
  'body-and-list',
  'next',
  'answer',
  'point',
  'points',
  'proof-safety',
  'proof-speed',
  'proof-cost',
  'proof-phone',
])
