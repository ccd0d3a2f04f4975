import { expect, test } from 'vitest'
import { findPageBreaches, sayToPage } from './find-page-breaches.ts'
import { judgeText } from './judge-text.ts'

type Text = string | [text: string, place: { instanceId: string; item?: number }]

function idsOf(...texts: Text[]): string[] {
  const said = texts.map((text) => {
    const [words, place] = typeof text === 'string' ? [text] : text
    return sayToPage(judgeText(words), place)
  })
  return findPageBreaches(said, { brand: 'ENBD' }).map(({ rule }) => rule.id)
}

const hero = { instanceId: 'HERO-1' }
const notes = { instanceId: 'NOTES-1' }
const [first, second] = [
  { instanceId: 'CARDS-1', item: 0 },
  { instanceId: 'CARDS-1', item: 1 },
]

test.each([
  'Special offer: AED 2000 off the annual fee',
  'Special offer with rates from 3.99% to 5%',
  'Special offer: you may bring 5 friends',
  'Special offer: 2030 branches',
  'عرض خاص: من ٥ إلى ٢٠ ألف درهم',
])('a number is no date: %s', (text) => {
  expect(idsOf(text)).toContain('offer-dates')
})

test.each([
  'Special offer until 31 March',
  'Special offer, 1st of May to 30th of June 2027',
  'Special offer till 31/12/26',
  'Special offer until 31.12.2027',
  'Special offer in March 2027',
  'Special offer, valid until the end of May',
  'عرض خاص من ١ مايو إلى ٣٠ يونيو',
  'عرض خاص ينتهي بنهاية رمضان',
])('a date is one however it is written: %s', (text) => {
  expect(idsOf(text)).not.toContain('offer-dates')
})

test('terms count in the section of the offer, and in its footnote', () => {
  const offer: Text = ['20% discount at restaurants', hero]
  expect(idsOf(offer, ['Terms and conditions', hero])).not.toContain('offer-terms')
  expect(idsOf(offer, ['Terms and conditions', notes])).toContain('offer-terms')
  const marked: Text = ['20% discount at restaurants¹', hero]
  expect(idsOf(marked, ['¹ Terms and conditions apply', notes])).not.toContain('offer-terms')
})

test('each offer wants terms of its own', () => {
  const texts: Text[] = [
    ['5% cashback', hero],
    ['Terms apply', hero],
    ['20% discount', notes],
  ]
  expect(idsOf(...texts)).toContain('offer-terms')
})

test('the condition of a figure stands beside it, or above all items', () => {
  const figure: Text = ['Loans from 4.99% a year', first]
  expect(idsOf(figure, ['Subject to eligibility', first])).not.toContain('figure-without-condition')
  expect(idsOf(figure, ['Subject to eligibility', second])).toContain('figure-without-condition')
  expect(idsOf(figure, ['Subject to eligibility', { instanceId: 'CARDS-1' }])).not.toContain(
    'figure-without-condition',
  )
})

test('an example of a rate has figures, behind its words or below them', () => {
  const rate: Text = ['6.5% APR', notes]
  const heading: Text = ['Representative example', hero]
  expect(idsOf(rate, heading, ['Talk to us', hero])).toContain('representative-example')
  expect(idsOf(rate, heading, ['AED 100,000 over 48 months', hero])).not.toContain('representative-example')
})

test('one mark leads to one footnote', () => {
  expect(idsOf('5% cashback*', '* Until 31 March\n* On groceries')).toContain('footnote')
  const ofTwo = (place: { instanceId: string }): Text[] => [
    ['5% cashback*', place],
    [`* As in ${place.instanceId}`, place],
  ]
  expect(idsOf(...ofTwo(hero), ...ofTwo(notes))).not.toContain('footnote')
})

test('raised figures are marks, except those of measures', () => {
  expect(idsOf('5% cashback¹')).toContain('footnote')
  expect(idsOf('5% cashback¹²', '12. Terms apply')).not.toContain('footnote')
  expect(idsOf('A home of 120 m²', '1. Choose it')).not.toContain('footnote')
})

test('a figure is quoted with its sign of percent', () => {
  const said = sayToPage(judgeText('A cashback of 5% for all'))
  expect(findPageBreaches([said], { brand: 'ENBD' }).map(({ words }) => words)).toEqual(['cashback of 5%'])
})
