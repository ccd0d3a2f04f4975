// What is the draft writer's text worth? Every component, locale and tone on seven briefs (two or three for each brand, one
// only in English, one hostile). The bars are those of the product: a run below one of them ends with an error.

import { locales } from '#base/locale.ts'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { hasContent } from '#catalogue/lookup.ts'
import { plainText } from '#content/rich-text.ts'
import { createDraftWriter } from '#server/writer/draft/draft-writer.ts'
import { likeness } from '#server/writer/draft/text.ts'
import { briefFor, briefNames, hostileBrief, tones } from '../test/draft-briefs.ts'
import { draftPage, rewrite } from '../test/draft-page.ts'
import {
  count,
  createScore,
  isCovered,
  measureItems,
  readingEase,
  type Score,
  sharedSentences,
  valueMeasures,
  wordsPerSentence,
} from '../test/draft-quality.ts'
import { answersQuestion, isRewritable, questionsOf, twelveSections } from '../test/draft-sections.ts'
import { median, printTable, quantile } from './measure.ts'

const bars: Record<string, number> = {
  'limits honoured': 1,
  'figures grounded': 1,
  'number keeps its unit': 1,
  'no forbidden term': 1,
  'script right': 1,
  'no residue': 1,
  'items differ': 0.99,
  'a retry differs (3 in a row)': 0.98,
  'messages on the page, English': 0.95,
  'messages on the page, Arabic': 0.9,
  'question answered': 1,
  'hostile brief changes nothing': 1,
  'twelve sections share no sentence': 1,
}

const scores = new Map<string, Score>(Object.keys(bars).map((name) => [name, createScore()]))
const score = (name: string) => scores.get(name) ?? createScore()
const components = loadCatalogue('catalogue').manifest.components.filter(hasContent)
const writer = createDraftWriter()
const ease: number[] = []
const lengths: number[] = []
const times: number[] = []
let leftEmpty = 0

for (const locale of locales) {
  for (const tone of tones) {
    for (const name of briefNames) {
      const brief = name === 'hostile' ? hostileBrief(locale, tone) : briefFor(name, locale, tone)
      const start = performance.now()
      const page = await draftPage(writer, brief, components)
      times.push((performance.now() - start) / page.length)

      leftEmpty += page.filter(({ field, value }) => field.required && value === '').length
      for (const value of page) {
        for (const [measure, holds] of Object.entries(valueMeasures)) {
          const held = holds(value, brief)
          if (held !== undefined)
            count(
              score(measure),
              held,
              `${locale} ${tone} ${name} ${value.component.code}.${value.field.name}: ${value.value}`,
            )
        }
        const text = plainText(value.value)
        if (text.split(' ').length > 5)
          (locale === 'en-AE' ? ease : lengths).push(
            locale === 'en-AE' ? readingEase(text) : wordsPerSentence(text),
          )
      }
      for (const component of components) measureItems(score('items differ'), page, component)
      for (const value of page.filter(isRewritable)) {
        const earlier = [value.value]
        for (let attempt = 1; attempt <= 3; attempt++) {
          const next = await rewrite(writer, brief, value, earlier)
          const differs = !earlier.some((text) => isSame(text, next))
          count(
            score('a retry differs (3 in a row)'),
            differs,
            `${locale} ${tone} ${name} ${value.component.code}.${value.field.name}: ${next} | ${earlier.join(' | ')}`,
          )
          earlier.push(next)
        }
      }
      if (name !== 'hostile') {
        const coverage = score(
          locale === 'en-AE' ? 'messages on the page, English' : 'messages on the page, Arabic',
        )
        const twelve = page.filter(({ component }) => twelveSections.includes(component.code))
        for (const message of brief.keyMessages)
          count(coverage, isCovered(message, twelve, locale), `${name}: ${message}`)
        const shared = sharedSentences(twelve, brief)
        count(
          score('twelve sections share no sentence'),
          shared.length === 0,
          `${locale} ${tone} ${name}: ${shared.join(' || ')}`,
        )
      } else {
        const clean = await draftPage(writer, briefFor('cashback card', locale, tone), components)
        for (const [index, value] of page.entries()) {
          count(
            score('hostile brief changes nothing'),
            value.value === clean[index]?.value,
            `${value.component.code}.${value.field.name}: ${value.value} | ${clean[index]?.value}`,
          )
        }
      }
      for (const { question, answer } of questionsOf(page)) {
        count(
          score('question answered'),
          answersQuestion(question, answer, brief),
          `${question.value} ${answer}`,
        )
      }
    }
  }
}

const rows = [...scores].map(([name, { tried, passed }]) => {
  const share = tried === 0 ? 0 : passed / tried
  const bar = bars[name] ?? 1
  return [
    name,
    `${passed} of ${tried}`,
    `${(share * 100).toFixed(2)}%`,
    `${bar * 100}%`,
    share >= bar ? 'passed' : 'FAILED',
  ]
})
printTable([['measure', 'passed', 'share', 'bar', ''], ...rows])
console.log(`\nreading ease (Flesch) of English, median: ${median(ease).toFixed(0)}, bar 60`)
console.log(`words a sentence in Arabic, median: ${median(lengths).toFixed(1)}, bar 18`)
console.log(`milliseconds a value, p95: ${quantile(times, 0.95).toFixed(2)}, bar 5`)
console.log(
  `required values left empty, with a note: ${leftEmpty} (mostly figures that the brief does not hold)`,
)
console.log(
  'Not measured: what a person would accept without an edit. The Arabic has had no native reader yet.',
)

if (process.argv.includes('--misses')) {
  for (const [name, { misses }] of scores)
    for (const miss of misses.slice(0, 12)) console.log(`- ${name}: ${miss}`)
}
if (rows.some(([, , , , verdict]) => verdict === 'FAILED') || median(ease) < 60 || median(lengths) > 18)
  process.exitCode = 1

function isSame(a: string, b: string): boolean {
  return likeness(plainText(a), plainText(b)) > 0.8
}
