/**
 * Learns by which words a line of a document is a remark to colleagues and no copy: from lines that people wrote as the one and
 * as the other, and from the statements of the rules, which are copy. Writes `src/proposal/remark-points.json`. `npm run
 * remarks:weigh`, after one of these changed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { writePoints } from '#learnt/points.ts'
import { tracesOfLine } from '#proposal/traces-of-line.ts'
import { learnWeights } from './weights/learn.ts'
import { listStatements } from './weights/statements.ts'

/** As so many statements a line counts that was written for this. */
const ofLine = 2

const points = Object.fromEntries(
  (['en', 'ar'] as const).map((language) => {
    const lessons = [
      ...listLines(`remark.${language}`).map((text) => ({ text, isRemark: true, count: ofLine })),
      ...listLines(`copy.${language}`).map((text) => ({ text, isRemark: false, count: ofLine })),
      ...listStatements(language).map(({ text }) => ({ text, isRemark: false, count: 1 })),
    ]
    const learnt = learnWeights(
      lessons.map(({ text, isRemark, count }) => ({ traces: tracesOfLine(text), isTrue: isRemark, count })),
      { least: 10, dearness: 0.02 },
    )
    return [language, { start: learnt.start, points: writePoints(learnt.points) }]
  }),
)
writeFileSync('src/proposal/remark-points.json', `${JSON.stringify(points, null, 2)}\n`)

function listLines(name: string): string[] {
  return readFileSync(`scripts/weights/lines/${name}.txt`, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
}
