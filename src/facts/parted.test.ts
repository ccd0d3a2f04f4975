import { expect, test } from 'vitest'
import { findParted } from './parted.ts'
import { readFact } from './read-fact.ts'

const facts = [
  'Up to 5% cashback on groceries if you spend AED 3,000 a month',
  'Annual fee AED 700 + VAT',
  'Profit from 3.99% p.a. reducing',
  'AED 100 for a friend, terms and conditions apply',
  'استرداد نقدي 8% على الوقود بحد أقصى 200 درهم',
].map(readFact)

function partedIn(text: string, { beside = '', hasLabel = false } = {}) {
  return findParted({ text, beside, hasLabel }, facts).map(({ figure }) => figure)
}

test.each([
  'Up to 5% cashback on groceries when you spend AED 3,000 each month',
  'A yearly fee of AED 700 + VAT',
  'From 3.99% p.a. reducing',
  'AED 100 for your friend. Terms and conditions apply.',
  'استرداد 8% على الوقود، حتى 200 درهم',
  'Earn up to 5% back: spend AED 3,000 and more a month',
  'Nothing is counted here, in 3 steps',
])('all that belongs to its figures is in “%s”', (text) => {
  expect(partedIn(text)).toEqual([])
})

test.each([
  ['Up to 5% cashback on groceries', 'Up to 5%'],
  ['5% cashback if you spend AED 3,000 a month', '5%'],
  ['Annual fee of AED 700', 'AED 700'],
  ['From 3.99% p.a.', 'From 3.99% p.a.'],
  ['AED 100 for your friend', 'AED 100'],
  ['استرداد 8% على الوقود', '8%'],
  ['8% cashback on fuel', '8%'],
])('something is wanting in “%s”', (text, figure) => {
  expect(partedIn(text)).toEqual([figure])
})

test('a condition may stand beside the figure, and a bound in its label', () => {
  const beside = 'cashback at most, if you spend AED 3,000 a month'
  expect(partedIn('5%', { beside, hasLabel: true })).toEqual([])
  expect(partedIn('5%', { beside: 'cashback', hasLabel: true })).toEqual(['5%'])
})

test('a figure of several facts is whole with one of them', () => {
  const two = ['5% off at VOX', '5% off at Noon, min spend AED 100'].map(readFact)
  expect(findParted({ text: '5% off at VOX', beside: '', hasLabel: false }, two)).toEqual([])
})

test.each([
  'Tenor up to 5 yrs / 60 months',
  'Up to 6 pts per USD 1 at hotels (6 pts only at some of them, see T&Cs)',
  'Arrangement fee 0.5% + VAT of the amount, cap 15,000',
  'Balance tiers: below 50K = 3.75%, 50K-250K = 4.10%, over 250K = 4.35%',
])('nothing is parted in a text that says its fact word for word: “%s”', (line) => {
  expect(findParted({ text: `${line}.`, beside: '', hasLabel: false }, [readFact(line)])).toEqual([])
})
