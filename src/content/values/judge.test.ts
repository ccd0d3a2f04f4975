import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { findComponent } from '#catalogue/lookup.ts'
import type { InstanceContent } from '../content.ts'
import { judgeContent } from './judge.ts'
import { errorTypeOf, warningTypeOfProblem } from './problem.ts'

const { manifest } = loadCatalogue('catalogue')
const component = findComponent(manifest, 'FAQ001')
const { max = 0 } = component?.docx.fields.find(({ name }) => name === 'title') ?? {}
const { maxRows = 0 } = component?.docx.items ?? {}

const plain = (value: string) => ({ value, ai_generated: false })
const contentWith = (titleLength: number, items: number): InstanceContent => ({
  fields: { title: plain('x'.repeat(titleLength)) },
  items: Array.from({ length: items }, () => ({
    question: plain('What does the card cost a month?'),
    answer: plain('The card costs nothing in the first year, and AED 20 a month then.'),
  })),
})
const judge = (content: InstanceContent) => {
  const { errors, warnings } = judgeContent([{ code: 'FAQ001', instanceId: 'FAQ-0001', content }], manifest)
  return [
    errors.map(({ problem }) => errorTypeOf(problem)),
    warnings.map(({ problem }) => warningTypeOfProblem(problem.problem)),
  ]
}

test.each([
  ['ten times its limit', 10 * max, maxRows, [], ['LENGTH_OUTSIDE_LIMITS']],
  ['more than ten times its limit', 10 * max + 1, maxRows, ['FAR_OVER_LIMIT'], []],
  ['five times the items that fit', max, 5 * maxRows, [], ['ROWS_OUTSIDE_LIMITS']],
  ['more than five times the items that fit', max, 5 * maxRows + 1, ['FAR_OVER_LIMIT'], []],
])('%s', (_, titleLength, items, errors, warnings) => {
  expect([max > 0, maxRows > 0]).toEqual([true, true])
  expect(judge(contentWith(titleLength, items))).toEqual([errors, warnings])
})
