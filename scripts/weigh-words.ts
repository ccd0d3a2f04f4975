/**
 * Learns how much each word speaks for or against a passage, from the statements of the tests, the examples of the rules
 * and the samples, and writes it into `catalogue/rules/weights.json`. `npm run rules:weigh`, after one of these changed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fold } from '#figures/fold.ts'
import { readWords } from '#rules/read-words.ts'
import { arabicLetter } from '#rules/rule-set.ts'
import { readThemes } from '#rules/themes.ts'
import { listTraces } from '#rules/weigh-passages.ts'
import { learnWeights } from './weights/learn.ts'
import { listSampleTexts } from './weights/sample-texts.ts'

const file = 'catalogue/rules/weights.json'
const names = ['en', 'ar'] as const
type Statement = { text: string; isImproper: boolean }

const statements: Statement[] = [
  ...listStatements(),
  ...listExamples(),
  ...listSampleTexts().map((text) => ({ text, isImproper: false })),
]
const given = JSON.parse(readFileSync(file, 'utf8'))
const learnt = Object.fromEntries(names.map((name) => [name, learn(name)]))
writeFileSync(file, `${JSON.stringify({ ...given, ...learnt }, null, 2)}\n`)

/** Words of conventional banks are improper for one brand alone: rules know them, and nothing is learnt from them. */
function listStatements(): Statement[] {
  return ['improper', 'missed', 'proper', 'ordinary'].flatMap((kind) => {
    const isImproper = kind === 'improper' || kind === 'missed'
    return names
      .flatMap((name) => readFileSync(`test/rules/statements/${kind}.${name}.txt`, 'utf8').split('\n'))
      .map((line) => line.split('\t'))
      .filter(([text = '', , theme]) => text.trim() !== '' && !(isImproper && theme === 'islamic'))
      .map(([text = '']) => ({ text, isImproper }))
  })
}

function listExamples(): Statement[] {
  return readThemes()
    .flatMap(({ rules }) => rules)
    .filter(({ scope, brand, check }) => scope === 'value' && brand === undefined && check === undefined)
    .flatMap(({ examples: { bad, good } }) =>
      names.flatMap((name) => [
        ...bad[name].map((text) => ({ text, isImproper: true })),
        ...good[name].map((text) => ({ text, isImproper: false })),
      ]),
    )
}

function learn(name: 'en' | 'ar') {
  const own = statements.filter(({ text }) => arabicLetter.test(text) === (name === 'ar'))
  const { start, points } = learnWeights(
    own.map(({ text, isImproper }) => ({
      traces: readWords(fold(text))
        .words.filter(({ isQuoted }) => !isQuoted)
        .flatMap(listTraces),
      isImproper,
    })),
    given,
  )
  const groups = Map.groupBy(
    [...points].filter(([, each]) => each !== 0),
    ([, each]) => each,
  )
  const lines = [...groups]
    .toSorted(([one], [other]) => other - one)
    .map(([each, words]) => [
      ` ${each}`,
      words
        .map(([word]) => word)
        .toSorted()
        .join(' '),
    ])
  return { start, points: Object.fromEntries(lines) }
}
