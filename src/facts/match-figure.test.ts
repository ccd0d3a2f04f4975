import { expect, test } from 'vitest'
import { knownOf } from './known.ts'
import { traceText } from './trace-text.ts'

function traceIn(text: string, brief: readonly string[]) {
  const lines = brief.map((line, place) => ({ kind: 'message' as const, place, text: line, told: line }))
  const [trace] = traceText(text, knownOf({ lines, changed: [], naming: [] }))
  if (trace?.source === 'brief') return trace.lines.map((line) => line.text)
  return trace?.source === 'nowhere' ? { nearest: trace.nearest?.map((line) => line.text) } : undefined
}

test.each([
  ['Rate of 1.5% per month', '1.5% per year'],
  ['Loan at flat 2.99%', 'Reducing rate of 2.99%'],
  ['Fee AED 700 excl. VAT', 'Fee AED 700 incl. VAT'],
  ['Minimum salary AED 5,000', 'Win AED 5,000 cashback'],
  ['Up to 5% on fuel', '5% on groceries'],
  ['Up to 5% on fuel', 'From 5% on fuel'],
  ['Annual fee AED 300', 'Win AED 300 cashback'],
  ['Minimum salary AED 5,000', 'استرداد نقدي 5,000 درهم'],
])('“%s” does not say “%s”, and is told as the nearest line', (line, text) => {
  expect(traceIn(text, [line])).toEqual({ nearest: [line] })
})

test.each([
  ['Rate of 1.5% per month', 'Only 1.5%'],
  ['Fee AED 700 excl. VAT', 'AED 700 + VAT'],
  ['Minimum salary AED 5,000', 'A salary of AED 5,000 will do'],
  ['Minimum salary AED 5,000', 'الراتب من 5,000 درهم'],
  ['Up to 5% cashback on fuel', '5% back'],
  ['Up to 5% on fuel', '5%'],
])('what “%s” says is in “%s”, as far as that goes', (line, text) => {
  expect(traceIn(text, [line])).toEqual([line])
})

test('of several lines with a figure it is the one that has most words in common', () => {
  const brief = ['Annual fee AED 300', 'Cashback of AED 300 a month', 'Joining fee AED 300']
  expect(traceIn('AED 300 cashback for you', brief)).toEqual(['Cashback of AED 300 a month'])
  expect(traceIn('You join for a fee of AED 300', brief)).toEqual(['Joining fee AED 300'])
})
