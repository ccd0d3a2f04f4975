import type { Manifest } from '#catalogue/manifest.ts'
import { segmentsOf } from '#content/draft/search/segments.ts'
import { isOver } from '#facts/fact.ts'
import { readFact } from '#facts/read-fact.ts'
import { readFigures } from '#figures/read-figures.ts'
import { splitSentences } from '#figures/split-sentences.ts'
import type { CheckedPage } from './checked-page.ts'
import { createFinding, type Finding } from './finding.ts'
import { listValues } from './words/read-section.ts'

/** Sentences of a page that name a last day which is over; `today` as in ISO 8601. */
export function findDaysOver(page: CheckedPage, manifest: Manifest, today: string): Finding[] {
  return page.components.flatMap((placement) =>
    listValues(placement, page, manifest).flatMap(({ definition, value, place }) =>
      segmentsOf(definition, value)
        .filter(({ kind, text }) => kind === 'text' && /\p{Nd}/u.test(text))
        .flatMap(({ text }) => splitSentences(text))
        .flatMap((sentence) => {
          const day = dayOver(sentence, today)
          return day === undefined ? [] : [createFinding({ rule: 'day-over', day }, place, sentence)]
        }),
    ),
  )
}

/** What a sentence says of its figures takes far longer than finding them, and documents may hold anything. */
function dayOver(sentence: string, today: string): string | undefined {
  if (sentence.length > longestSentence) return undefined
  if (!readFigures(sentence).mentions.some(({ kind }) => kind === 'date')) return undefined
  const fact = readFact(sentence)
  return isOver(fact, today) ? fact.validTo : undefined
}

const longestSentence = 500
