import { expect, test } from 'vitest'
import { canTellPlaces, placesOf } from './coverage.ts'
import { readFact } from './read-fact.ts'

const texts = [
  { place: 'title', text: 'Five per cent back' },
  { place: 'lead', text: '5% cashback at every supermarket' },
  { place: 'answer', text: 'استرداد نقدي ٥٪ على البقالة' },
  { place: 'body', text: 'Airport lounges all over the world are open to you' },
]

test('a fact stands where its first figure is said, in either language', () => {
  expect(placesOf(readFact('5% cashback on groceries, capped at AED 200'), texts)).toEqual([
    'title',
    'lead',
    'answer',
  ])
})

test('a fact without a figure stands where most of its words are', () => {
  expect(placesOf(readFact('Access to airport lounges over the world'), texts)).toEqual(['body'])
  expect(placesOf(readFact('Free valet parking at malls'), texts)).toEqual([])
})

test.each([
  ['Minimum salary AED 5,000', 'Win AED 5,000 cashback'],
  ['Up to 5% on fuel, minimum spend AED 1,000 a month', '5% off hotels'],
  ['Free airport lounge access worldwide', 'Free parking worldwide and easy access'],
  ['No annual fee', 'Annual fee AED 300'],
  ['Free access', 'Free parking'],
])('“%s” does not stand in “%s”', (fact, text) => {
  expect(placesOf(readFact(fact), [{ place: 'here', text }])).toEqual([])
})

test.each([
  ['Minimum salary AED 5,000', 'A salary of AED 5,000 is all you need'],
  ['Up to 5% on fuel, minimum spend AED 1,000 a month', 'Get up to 5% back on fuel'],
  ['Free airport lounge access worldwide', 'Lounges at airports worldwide'],
  ['No annual fee', 'بدون رسوم سنوية'],
])('“%s” stands in “%s”', (fact, text) => {
  expect(placesOf(readFact(fact), [{ place: 'here', text }])).toEqual(['here'])
})

test('a figure of several facts stands for the one that has more words in common with the text', () => {
  const all = ['Cashback of AED 300', 'Joining fee AED 300'].map(readFact)
  const stand = [{ place: 'here', text: 'A joining fee of AED 300' }]
  expect(all.map((fact) => placesOf(fact, stand, all))).toEqual([[], ['here']])
})

test('words in another script tell nothing, and a figure does', () => {
  const arabic = [{ text: 'دخول صالات المطار' }]
  expect(canTellPlaces(readFact('Access to airport lounges'), arabic)).toBe(false)
  expect(canTellPlaces(readFact('5% cashback'), arabic)).toBe(true)
  expect(canTellPlaces(readFact('صالات المطار'), arabic)).toBe(true)
})
