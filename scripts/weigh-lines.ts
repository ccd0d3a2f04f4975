/**
 * Learns what a line of a document is for, from the pages in `scripts/weights/pages/`: first by itself and the lines round it, then by
 * what those are. Writes `src/proposal/lines/line-points.json`. `npm run lines:weigh -- [FILE TO LEAVE OUT…]`, after one of these changed.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { createJudge, writeManyPoints } from '#learnt/many-points.ts'
import { featuresOfLines } from '#proposal/lines/features-of-lines.ts'
import { featuresOfVerdicts, judged } from '#proposal/lines/judge-lines.ts'
import { isCopy } from '#proposal/lines/purposes.ts'
import { countMoves } from './weights/count-moves.ts'
import { learnMany, type ManyExample } from './weights/learn.ts'
import { type Marked, readPages } from './weights/marked-lines.ts'

/** A feature stands at least in two pages, or else in the same one twice. */
const options = { least: 0, cost: 0.3, fewest: 3 }

const leftOut = new Set(process.argv.slice(2))
/** Documents hold more than copy, or copy alone: each page is learnt from as both. */
const pages = globSync('scripts/weights/pages/*.txt')
  .toSorted()
  .filter((file) => !leftOut.has(basename(file, '.txt')))
  .flatMap((file) => readPages(readFileSync(file, 'utf8')))
  .flatMap((marked) => [marked, marked.filter(({ purpose }) => isCopy(purpose))])
  .map((marked) => ({ marked, features: featuresOfLines(marked.map(({ line }) => line)) }))

/** Of the lines of a page what was learnt from the others alone says of them: the second pass sees no better than it will. */
const parts = 5

const scores = new Map<(typeof pages)[number], number[][]>()
for (let part = 0; part < parts; part++) {
  const judge = createJudge(learnFirst(pages.filter((_, index) => (index >> 1) % parts !== part)))
  for (const page of pages.filter((_, index) => (index >> 1) % parts === part))
    scores.set(page, page.features.map(judge))
}
const second = pages.flatMap((page) =>
  toExamples(
    page.marked,
    featuresOfVerdicts(
      page.marked.map(({ line }) => line),
      scores.get(page) ?? [],
    ),
  ),
)
const points = {
  first: learnFirst(pages),
  second: writeManyPoints(learnMany(second, judged, options)),
  moves: countMoves(pages.filter((_, index) => index % 2 === 0).map(({ marked }) => marked)),
}
writeFileSync('src/proposal/lines/line-points.json', `${JSON.stringify(points, null, 1)}\n`)
console.log(`${pages.length} pages, ${points.first.lines.length} and ${points.second.lines.length} features`)

function learnFirst(some: typeof pages) {
  const examples = some.flatMap(({ marked, features }) => toExamples(marked, features))
  return writeManyPoints(learnMany(examples, judged, options))
}

function toExamples(marked: readonly Marked[], features: readonly (readonly number[])[]): ManyExample[] {
  return marked.map(({ purpose, kind, begins, words }, index) => ({
    features: features[index] ?? [],
    names: [purpose, ...(begins ? ['begins'] : []), ...(kind ? [`of ${kind}`] : [])],
    count: Math.sqrt(Math.max(1, words)),
  }))
}
