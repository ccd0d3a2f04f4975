import { type Locale, locales } from '#base/locale.ts'
import type { Component } from '#catalogue/manifest.ts'
import { plainText } from '#content/values/rich-text.ts'
import type { WritingBrief } from '#content/writing/writing.ts'
import type { Writer } from '#writing/writer.ts'
import { briefFor, briefNames, tones } from '../../test/writing/briefs.ts'
import { rewrite, type WrittenField, writePage } from '../../test/writing/page.ts'
import { figuresOn, isCovered, measureItems, sharedSentences } from '../../test/writing/page-measures.ts'
import { readingEase, wordsPerSentence } from '../../test/writing/reading.ts'
import { count, createScore, type Score } from '../../test/writing/score.ts'
import {
  answersQuestion,
  isAnother,
  isRewritable,
  questionsOf,
  twelveSections,
} from '../../test/writing/sections.ts'
import { valueMeasures } from '../../test/writing/value-measures.ts'

type Options = {
  writer: Writer
  components: readonly Component[]
  /** How many sections are written at most. */
  sections: number
  /** Of each section's values: how many are written again, three times in a row. */
  rewritten: number
}

export type Measured = { score: (measure: string) => Score; ease: number[]; lengths: number[] }

/** Every brief in both languages, one after the other, with the tones in turn, until all pairs have been had. */
export const pages = tones.flatMap((_, round) =>
  briefNames.flatMap((name, place) =>
    locales.map((locale) => {
      const tone = tones[(place + round) % tones.length] ?? 'professional'
      return { name, locale, tone, brief: briefFor(name, locale, tone) }
    }),
  ),
)

/** Writes page after page and measures each. What is said of whole pages is measured on whole ones. */
export async function measurePages({ writer, components, sections, rewritten }: Options): Promise<Measured> {
  const scores = new Map<string, Score>()
  const measured: Measured = { score: scoreOf, ease: [], lengths: [] }
  const figures = new Map<string, string[]>()
  let left = sections

  for (const { name, locale, tone, brief } of pages) {
    if (left <= 0) break
    const here = components.slice(0, left)
    left -= here.length
    const page = await writePage(writer, brief, here)
    const where = `${locale} ${tone} ${name}`
    for (const value of page) measureValue(measured, value, brief, where)
    for (const component of here) measureItems(scoreOf('items differ'), page, component)
    await measureRetries(scoreOf('retry differs'), writer, page, brief, rewritten)
    for (const { question, answer } of questionsOf(page)) {
      const answers = answersQuestion(question, answer, brief)
      count(scoreOf('question answered'), answers, `${where} ${question.value} ${answer}`)
    }
    if (here.length < components.length) break
    measureWhole(measured, page, brief, where)
    compareLocales(scoreOf('figures equal'), figures, `${name} ${tone}`, figuresOn(page))
    process.stderr.write('.')
  }
  process.stderr.write('\n')
  return measured

  function scoreOf(measure: string): Score {
    const score = scores.get(measure) ?? createScore()
    scores.set(measure, score)
    return score
  }
}

function measureValue(
  { score, ease, lengths }: Measured,
  value: WrittenField,
  brief: WritingBrief,
  where: string,
) {
  for (const [measure, holds] of Object.entries(valueMeasures)) {
    const held = holds(value, brief)
    const miss = `${where} ${value.component.code}.${value.field.name}: ${value.value}`
    if (held !== undefined) count(score(measure), held, miss)
  }
  const text = plainText(value.value)
  if (text.split(' ').length <= 5) return
  if (brief.locale === 'en-AE') ease.push(readingEase(text))
  else lengths.push(wordsPerSentence(text))
}

async function measureRetries(
  score: Score,
  writer: Writer,
  page: readonly WrittenField[],
  brief: WritingBrief,
  rewritten: number,
) {
  const bySection = Map.groupBy(page.filter(isRewritable), ({ component }) => component.code)
  for (const value of [...bySection.values()].flatMap((values) => values.slice(0, rewritten))) {
    const earlier = [value.value]
    for (let attempt = 1; attempt <= 3; attempt++) {
      const next = await rewrite(writer, brief, value, earlier)
      if (next === undefined) continue
      count(
        score,
        isAnother(value, next, earlier),
        `${value.component.code}.${value.field.name}: ${next} | ${earlier.join(' | ')}`,
      )
      earlier.push(next)
    }
  }
}

function measureWhole(
  { score }: Measured,
  page: readonly WrittenField[],
  brief: WritingBrief,
  where: string,
) {
  const { locale } = brief
  const twelve = page.filter(({ component }) => twelveSections.includes(component.code))
  const shared = sharedSentences(twelve, brief)
  count(score('shared sentences'), shared.length === 0, `${where}: ${shared.join(' || ')}`)
  if (where.endsWith('hostile')) return
  for (const message of brief.keyMessages)
    count(
      score(`messages ${locale satisfies Locale}`),
      isCovered(message, twelve, locale),
      `${where}: ${message}`,
    )
}

/** The first page of a pair waits for the second. */
function compareLocales(score: Score, waiting: Map<string, string[]>, pair: string, figures: string[]) {
  const other = waiting.get(pair)
  if (!other) return waiting.set(pair, figures)
  count(score, other.join() === figures.join(), `${pair}: ${other.join(' ')} | ${figures.join(' ')}`)
}
