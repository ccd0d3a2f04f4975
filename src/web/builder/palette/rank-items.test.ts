import { expect, test } from 'vitest'
import { rankItems } from './rank-items.ts'

const items = [
  item('Scorecard', ''),
  item('Benefit cards', ''),
  item('Card list', 'CardList003 products'),
  item('Hero banner', 'HBR001 card opener'),
  item('News carousel', 'discard'),
  item('Go to FAQ', 'FAQ-0012 3'),
]

test('the beginning comes before a word, a word before its middle, what is seen before what is not', () => {
  expect(labels('card')).toEqual(['Card list', 'Benefit cards', 'Scorecard', 'Hero banner'])
})

test('without a query everything stands in its order', () => {
  expect(labels('  ')).toEqual(items.map(({ label }) => label))
})

test('what nobody sees is found from the beginnings of its words alone', () => {
  expect(rankItems([item('Delete the page', 'remove bin')], 'move')).toEqual([])
})

test('what is dangerous comes last, however well it is found', () => {
  const dangerous = { ...item('Delete the page', ''), isDangerous: true as const }
  const section = item('News', 'delete')
  expect(rankItems([dangerous, section], 'delete')).toEqual([section, dangerous])
})

test('a plural that is found nowhere is looked for as one', () => {
  expect(labels('banners')).toEqual(['Hero banner'])
  expect(labels('cards')).toEqual(['Benefit cards'])
})

test('every word must be found', () => {
  expect(labels('card products')).toEqual(['Card list'])
  expect(labels('card questions')).toEqual([])
})

test.each([
  ['a code', 'hbr001', 'Hero banner'],
  ['an instance id', 'faq-0012', 'Go to FAQ'],
  ['the end of an instance id', '0012', 'Go to FAQ'],
  ['a place', '3 faq', 'Go to FAQ'],
  ['capitals', 'HERO', 'Hero banner'],
  ['accents', 'héro', 'Hero banner'],
])('%s finds', (_, query, label) => {
  expect(labels(query)[0]).toBe(label)
})

test('equally good ones keep their order', () => {
  const same = [item('Move up', ''), item('Move down', '')]
  expect(rankItems(same, 'move')).toEqual(same)
})

function labels(query: string) {
  return rankItems(items, query).map(({ label }) => label)
}

function item(label: string, words: string) {
  return { label, words }
}
