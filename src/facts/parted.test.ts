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
