import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findBreaches } from './find-breaches.ts'
import { findPageBreaches, sayToPage } from './find-page-breaches.ts'
import { judgeText } from './judge-text.ts'
import { readThemes } from './themes.ts'

const rules = readThemes().flatMap((theme) => theme.rules)
const said = rules.flatMap(({ examples: { bad, good } }) =>
  [bad, good].flatMap(({ en, ar }) => [...en, ...ar]),
)
const signs = ' \n\t.,،;؛?؟!:…-–*¹†‡"“”«»%٪٥5½ﬁİßﷺـًٌّ\u200f\u200b\u00a0\u00ad\ud83d\ude00\ud800<>&[]{}#@'.split(
  '',
)

/** What people write, cut and mixed, and anything at all. */
const text = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...said) },
      { weight: 3, arbitrary: fc.constantFrom(...said.flatMap((example) => example.split(' '))) },
      { weight: 3, arbitrary: fc.constantFrom(...signs) },
      fc.string({ unit: 'binary' }),
    ),
    { maxLength: 12 },
  )
  .chain((parts) => fc.constantFrom('', ' ').map((between) => parts.join(between)))

const brand = fc.constantFrom('ENBD', 'EI', undefined)

test('whatever is written, what is found stands in the text at its place', () => {
  fc.assert(
    fc.property(text, brand, (given, of) => {
      for (const { words, start, end } of findBreaches(given, { brand: of })) {
        expect(start).toBeGreaterThanOrEqual(0)
        expect(end).toBeGreaterThan(start)
        expect(end).toBeLessThanOrEqual(given.length)
        expect(words).toBe(given.slice(start, end))
      }
    }),
    { numRuns: 500 },
  )
})

test('whatever the texts of a page are, what is asked for stands in one of them', () => {
  const place = fc.record({ instanceId: fc.constantFrom('A', 'B'), item: fc.nat(2) })
  fc.assert(
    fc.property(fc.array(fc.tuple(text, place), { maxLength: 4 }), brand, (given, of) => {
      const texts = given.map(([each, at]) => sayToPage(judgeText(each), at))
      for (const { rule, words } of findPageBreaches(texts, { brand: of })) {
        if (rule.check !== 'footnotes') expect(given.some(([each]) => each.includes(words))).toBe(true)
      }
    }),
    { numRuns: 200 },
  )
})

test('a text far longer than any value is read to its end', () => {
  const many = 'up to 5% from no not the guaranteed ... (((((, '.repeat(2000)
  expect(findBreaches(many, { brand: 'EI' }).every(({ end }) => end <= many.length)).toBe(true)
})
