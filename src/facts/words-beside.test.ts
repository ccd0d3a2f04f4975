import { expect, test } from 'vitest'
import { knownOf } from './known.ts'
import { traceText } from './trace-text.ts'

/** The figures of a text that are from nowhere, by what the brief says. */
function strayIn(text: string, brief: readonly string[]): string[] {
  const lines = brief.map((line, place) => ({ kind: 'message' as const, place, text: line, told: line }))
  const traces = traceText(text, knownOf({ lines, changed: [], naming: [] }))
  return traces.flatMap((trace) => (trace.source === 'nowhere' ? [trace.text] : []))
}

const oneLine = ['5% on fuel, 3% on dining']
const twoLines = ['5% cashback on fuel', '3% cashback on dining']

test.each([
  ['3% on fuel, 5% on dining', oneLine],
  ['3% on fuel and 5% on dining', oneLine],
  ['Fuel 3%, dining 5%', oneLine],
  ['Earn 3% cashback on fuel and 5% on dining.', twoLines],
  ['3% back at the pump for fuel; 5% back when you go dining', twoLines],
  ['استرداد 3% على الوقود و5% على المطاعم', ['استرداد 5% على الوقود و3% على المطاعم']],
  ['٣٪ على الوقود، ٥٪ على المطاعم', ['5% على الوقود', '3% على المطاعم']],
  ['3% على الوقود، 5% على المطاعم', oneLine],
  ['Fee of AED 300 a year on gold cards, AED 700 on platinum cards', ['AED 700 gold, AED 300 platinum']],
])('figures that have changed places are from nowhere: %s', (text, brief) => {
  expect(strayIn(text, brief)).toHaveLength(2)
})

test.each([
  ['5% on fuel', oneLine],
  ['3% on dining and 5% on fuel', oneLine],
  ['Dining earns 3%, fuel earns 5%', oneLine],
  ['Get 5% and 3% back', oneLine],
  ['Up to 5% on fuel. Up to 3% on dining.', ['Up to 3% on dining', 'Up to 5% on fuel']],
  ['5% at petrol stations, 3% in restaurants', oneLine],
  ['استرداد ٥٪ على الوقود و٣٪ على المطاعم', oneLine],
  ['5% on fuel, dining and travel, 3% on all else', ['5% on fuel, dining, travel; 3% on the rest']],
  ['5% on fuel and dining, 3% on travel', ['5% on fuel', '5% on dining', '3% on travel']],
  ['AED 300 in the first year, then AED 700', ['Annual fee AED 700, first year AED 300']],
])('figures with their own words are of the brief: %s', (text, brief) => {
  expect(strayIn(text, brief)).toEqual([])
})

test('a figure of a line with two of them is not that of the other', () => {
  expect(strayIn('5% on dining', oneLine)).toEqual(['5%'])
  expect(strayIn('5% for you', oneLine)).toEqual([])
})
