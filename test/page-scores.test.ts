import { expect, test } from 'vitest'
import { findBelowBar, type Score, tableOf, worstByComponent } from '../scripts/quality/score.ts'

const good: Score = {
  id: 'FAQ001.ENBD.en-AE',
  size: 2,
  axe: 0,
  practice: 0,
  review: 1,
  htmlValidate: 0,
  report: 0,
  gzip: 6_400,
  scripts: 0,
  physicalCss: 0,
  withoutScripts: 1,
  faults: [],
}

test('a page without faults is good, whatever is left to people', () => {
  expect(findBelowBar(good)).toEqual([])
})

test.each<[string, Partial<Score>]>([
  ['axe 1', { axe: 1 }],
  ['axe practice 2', { practice: 2 }],
  ['html-validate 1', { htmlValidate: 1 }],
  ['page report 3', { report: 3 }],
  ['31.0 of 30.0 kB', { gzip: 31_000 }],
  ['scripts 1', { scripts: 1 }],
  ['physical CSS 1', { physicalCss: 1 }],
  ['text without scripts 90 %', { withoutScripts: 0.9 }],
  ['Nu 1', { outside: { nu: 1 } }],
  [
    'Lighthouse performance 97',
    { outside: { lighthouse: { performance: 97, accessibility: 100, practices: 100, seo: 100 } } },
  ],
])('%s is below the bar', (reason, changes) => {
  expect(findBelowBar({ ...good, ...changes })).toEqual([reason])
})

test('more than ten components may weigh more', () => {
  expect(findBelowBar({ ...good, gzip: 59_000, size: 20 })).toEqual([])
})

test('figures of another tool have columns when there are any', () => {
  const outside = { nu: 0, lighthouse: { performance: 99, accessibility: 100, practices: 100, seo: 100 } }
  expect(tableOf([good])).not.toContain('Lighthouse')
  expect(
    tableOf([good, { ...good, outside }])
      .split('\n')
      .at(-1),
  ).toMatch(/\| 99 \/ 100 \/ 100 \/ 100 \| 0 \| good \|$/)
})

test('of a component the worst of each figure is told', () => {
  const lighthouse = { performance: 100, accessibility: 100, practices: 100, seo: 100 }
  const other: Score = {
    ...good,
    id: 'FAQ001.EI.ar-AE',
    axe: 1,
    withoutScripts: 0.9,
    outside: { lighthouse: { ...lighthouse, performance: 97 }, nu: 2 },
  }
  const [worst, ...rest] = worstByComponent([{ ...good, outside: { lighthouse, nu: 0 } }, other])
  expect(rest).toEqual([])
  expect(worst).toMatchObject({ id: 'FAQ001', axe: 1, review: 1, withoutScripts: 0.9 })
  expect(worst?.outside).toEqual({ lighthouse: { ...lighthouse, performance: 97 }, nu: 2 })
})
