import { expect, test } from 'vitest'
import { createFact } from './facts.ts'
import { findFigures, withoutFigure } from './figures.ts'

const factOf = (text: string) => createFact({ text, source: text })

test.each([
  ['Up to 5% cashback on groceries', 'reward', 'noun'],
  ['No annual fee for the first year', 'fee', 'fragment'],
  ['No minimum balance', 'amount', 'fragment'],
  ['Apply in 5 minutes', 'time', 'verb'],
  ['You can open the account online', 'access', 'sentence'],
  ['Minimum salary AED 5,000', 'condition', 'fragment'],
  ['Terms of up to 25 years', 'amount', 'noun'],
  ['من دون حد أدنى للرصيد خلال أول 6 أشهر', 'amount', 'fragment'],
  ['استرداد نقدي حتى 5%', 'reward', 'noun'],
  ['من دون رسوم سنوية', 'fee', 'fragment'],
])('%s is about %s and stands as a %s', (text, kind, shape) => {
  expect(factOf(text)).toMatchObject({ kind, shape })
})

test.each([
  ['Up to AED 500 a month', ['Up to AED 500']],
  ['Access to more than 1,000 lounges', ['more than 1,000 lounges']],
  ['24/7 support', ['24/7']],
  ['استرداد حتى 500 درهم', ['حتى 500 درهم']],
])('the figures of %s are %j', (text, figures) => {
  expect(findFigures(text).map((figure) => figure.text)).toEqual(figures)
})

test('a figure is not taken out of a negation or from before “of”', () => {
  const [months] = findFigures('No fee for 12 months')
  const [share] = findFigures('Finance up to 80% of the value')
  expect(months && withoutFigure('No fee for 12 months', months)).toBeUndefined()
  expect(share && withoutFigure('Finance up to 80% of the value', share)).toBeUndefined()
})
