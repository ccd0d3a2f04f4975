/**
 * Learns how much each word, and each two words that stand together, speak for or against a passage, and which of the rules
 * that are learnt it breaks: from the statements, the examples of the rules and the samples. Writes
 * `catalogue/rules/weights.json`. `npm run rules:weigh`, after one of these changed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fold } from '#figures/fold.ts'
import { writePoints } from '#learnt/points.ts'
import { arabicLetter } from '#learnt/root-of.ts'
import { readWords } from '#rules/read-words.ts'
import { readThemes } from '#rules/themes.ts'
import { featuresOfWords } from '#rules/weigh-passages.ts'
import { learnWeights } from './weights/learn.ts'
import { learnKinds } from './weights/learn-kinds.ts'
import { listSampleTexts } from './weights/sample-texts.ts'
import { listStatements, type Statement } from './weights/statements.ts'

const file = 'catalogue/rules/weights.json'
const languages = ['en', 'ar'] as const

/** Our own copy counts as often as so many statements: none of it may be warned of. */
const ofSample = 20

const rules = readThemes().flatMap((theme) => theme.rules)
const learnt = rules.filter(({ check }) => check === 'weight').map(({ id }) => id)

const statements: Statement[] = [
  ...languages.flatMap(listStatements),
  ...listExamples(),
  ...listSampleTexts()
    .flatMap((text) => [text, ...text.split(/(?<=[.!?؟])\s+/)])
    .map((text): Statement => ({ text, isImproper: false, count: ofSample })),
].filter(({ isImproper, rule = '' }) => !isImproper || !ofTerms(rule))

const given = JSON.parse(readFileSync(file, 'utf8'))
const weights = Object.fromEntries(languages.map((language) => [language, learn(language)]))
writeFileSync(file, `${JSON.stringify({ ...given, ...weights }, null, 2)}\n`)

/** What is improper on some pages alone, such as words of conventional banks: phrases know it, and nothing is learnt from it. */
function ofTerms(id: string): boolean {
  const rule = rules.find((each) => each.id === id)
  const narrowed = rule?.brand ?? rule?.language ?? rule?.products
  return narrowed !== undefined && rule?.check !== 'weight'
}

function listExamples(): Statement[] {
  return rules
    .filter(({ scope, check }) => scope === 'value' && (check === undefined || check === 'weight'))
    .flatMap(({ id, examples: { bad, good } }) =>
      languages.flatMap((language) => [
        ...bad[language].map((text) => ({ text, isImproper: true, rule: id })),
        ...good[language].map((text) => ({ text, isImproper: false })),
      ]),
    )
}

function learn(language: 'en' | 'ar') {
  const own = statements
    .filter(({ text }) => arabicLetter.test(text) === (language === 'ar'))
    .map((statement) => ({ ...statement, features: featuresOf(statement.text) }))
  const kinds = own.flatMap(({ features, isImproper, rule = '' }) =>
    isImproper && learnt.includes(rule) ? [{ features, rule }] : [],
  )
  const { start, points } = learnWeights(
    own.map(({ isImproper, ...example }) => ({ ...example, isTrue: isImproper })),
    { least: 20, cost: 0.02 },
  )
  const ofRules = [...learnKinds(kinds)].map(([rule, each]) => [rule, writePoints(each)])
  return { start, points: writePoints(points), rules: Object.fromEntries(ofRules) }
}

function featuresOf(text: string): number[] {
  return featuresOfWords(readWords(fold(text)).words)
}
