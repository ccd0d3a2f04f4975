import { expect, test } from 'vitest'
import { createFact } from './facts.ts'
import { labelOf } from './label.ts'

const labelIn = (text: string) => labelOf(createFact({ text, told: text, source: text }))

test.each([
  ['Payroll (WPS) AED 5 per employee', 'Payroll (WPS)'],
  ['Debit cards: 1 card (Lite), Grow 3 cards', 'Debit cards'],
  ['finance amount AED 500,000 to AED 15 million', 'Finance amount'],
  ['5% cashback on fuel', 'Cashback on fuel'],
  ['سقف التحويل اليومي 100,000 درهم', 'سقف التحويل اليومي'],
])('“%s” is of “%s”', (text, label) => {
  expect(labelIn(text)).toBe(label)
})

test.each(['No annual fee', 'Earn 2 miles per USD 1', 'Account opened in 48 hours', 'From AED 59 per trip'])(
  '“%s” names no thing before its figure',
  (text) => {
    expect(labelIn(text)).toBeUndefined()
  },
)
