import { expect, test } from 'vitest'
import { figuresFromNowhere, saysSameFigures } from './said-figures.ts'

const brief = 'Finance up to AED 3m\nRepay over 48 months\n5% back\nSalary from AED 15K'

test.each([
  ['Finance up to AED 3 million', []],
  ['استرداد ٥٪', []],
  ['تمويل حتى ٣ ملايين درهم', []],
  ['Salary from AED 15,000', []],
  ['Finance up to AED 3', ['AED 3']],
  ['Repay over 48 years', ['48 years']],
  ['Repay over 48', ['48']],
  ['12% back', ['12%']],
  ['Apply in 3 steps', []],
])('of “%s” these figures are not the brief’s: %j', (text, foreign) => {
  expect(figuresFromNowhere(text, brief).map((words) => words.replace(/^(?:up to|over) /, ''))).toEqual(
    foreign,
  )
})

test('a translation that drops a magnitude or a unit says another figure', () => {
  expect(saysSameFigures('Finance up to AED 3m', 'تمويل حتى 3 ملايين درهم')).toBe(true)
  expect(saysSameFigures('Finance up to AED 3m', 'تمويل حتى 3 دراهم')).toBe(false)
  expect(saysSameFigures('Within 48 hours', 'خلال 48 يوماً')).toBe(false)
})
