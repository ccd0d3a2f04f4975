import { expect, test } from 'vitest'
import { placesOf } from './coverage.ts'
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
