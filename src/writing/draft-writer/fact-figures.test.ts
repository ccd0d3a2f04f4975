import { expect, test } from 'vitest'
import { figuresOfFact, withoutFigure } from './fact-figures.ts'

test.each([
  ['Up to AED 500 a month', ['Up to AED 500 a month']],
  ['Access to more than 1,000 lounges', ['more than 1,000 lounges']],
  ['24/7 support', ['24/7']],
  ['Finance of up to AED 3m', ['up to AED 3m']],
  ['Apply within 48 hrs', ['within 48 hrs']],
  ['استرداد حتى 500 درهم', ['حتى 500 درهم']],
  ['مكافأة ١٠٠ الف ميل', ['١٠٠ الف ميل']],
  ['مدة السداد لغاية ٤٨ شهر', ['لغاية ٤٨ شهر']],
  ['Tiers below 250', []],
  ['Annual fee AED 300, 5% VAT is charged on it', ['AED 300']],
])('the figures of “%s” that can stand alone are %j', (text, figures) => {
  expect(figuresOfFact(text).map((figure) => figure.text)).toEqual(figures)
})

test('a list of figures is known as one, for its words belong to one of them', () => {
  expect(figuresOfFact('min salary 30k or AED 500K with us').map(({ isList }) => isList)).toEqual([true])
  expect(figuresOfFact('Minimum salary AED 30,000').map(({ isList }) => isList)).toEqual([false])
})

test('a figure is not taken out of a negation or from before “of”', () => {
  const [months] = figuresOfFact('No fee for 12 months')
  const [share] = figuresOfFact('Finance up to 80% of the value')
  expect(months && withoutFigure('No fee for 12 months', months)).toBeUndefined()
  expect(share && withoutFigure('Finance up to 80% of the value', share)).toBeUndefined()
})

test.each([
  ['Business must be 24+ months old', undefined],
  ['doc needed: 6 mths bank stmts', undefined],
  ['اول ٢٠٠ عميل بياخذون شنطة هدية', undefined],
  ['مدة التمويل من سنة لـ ٥ سنين', undefined],
  ['free chequebook 25 leaves', undefined],
  ['Sign up in under 3 mins with your ID', 'Sign up with your ID'],
  ['عائد ٢٫٥٪ سنويا على ارصدة الدرهم', 'عائد على ارصدة الدرهم'],
  ['خصم ب٥٠٪ على تذاكر السينما', 'خصم على تذاكر السينما'],
  ['Joining fee AED 1,499, waived for Priority', 'Joining fee, waived for Priority'],
  ['5% back on school fees', 'back on school fees'],
])('beside the last figure of “%s” stands “%s”', (text, label) => {
  const figure = figuresOfFact(text).at(-1)
  expect(figure && withoutFigure(text, figure)).toBe(label)
})
