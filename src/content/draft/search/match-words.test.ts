import { expect, test } from 'vitest'
import { matchWords, type Search } from './match-words.ts'

test.each([
  ['Credit card, CARD', 'card', ['card', 'CARD']],
  ['Café', 'cafe', ['Café']],
  ['Cafe\u0301s', 'cafe', ['Cafe\u0301']],
  ['one\u00a0year', 'one year', ['one\u00a0year']],
  ['what’s', "what's", ['what’s']],
  ['½ and 1', '1', ['1']],
  ['aaaa', 'aa', ['aa', 'aa']],
  ['بطاقةُ ائتمان', 'بطاقه', ['بطاقةُ']],
  ['بـطـاقـة', 'بطاقة', ['بـطـاقـة']],
  ['أحمد واحمد وإحمد', 'احمد', ['أحمد', 'احمد', 'إحمد']],
  ['٥٠٠ درهم', '500', ['٥٠٠']],
  ['card', '', []],
])('in %j, %j is %j', (text, words, found) => {
  expect(matchesIn(text, { words, spelling: 'loose', extent: 'part' })).toEqual(found)
})

test.each(['Card, card cards', 'Card, card cards …'])('%j is read the same', (text) => {
  for (const extent of ['part', 'whole'] as const) {
    const found = matchWords(text, { words: 'CARD', spelling: 'loose', extent })
    expect(found.map(({ start }) => start)).toEqual(extent === 'part' ? [0, 6, 11] : [0, 6])
  }
})

test('exact spelling tells capitals, accents and vowel marks apart', () => {
  const exact = (text: string, words: string) => matchesIn(text, { words, spelling: 'exact', extent: 'part' })
  expect(exact('Card card', 'card')).toEqual(['card'])
  expect(exact('Café', 'Cafe')).toEqual([])
  expect(exact('أحمد احمد', 'احمد')).toEqual(['احمد'])
})

test('a whole word is none within a longer one', () => {
  const whole = (text: string, words: string) =>
    matchesIn(text, { words, spelling: 'loose', extent: 'whole' })
  expect(whole('Card, cards, (card)', 'card')).toEqual(['Card', 'card'])
  expect(whole('بطاقة والبطاقة', 'بطاقة')).toEqual(['بطاقة'])
})

function matchesIn(text: string, search: Search): string[] {
  return matchWords(text, search).map(({ start, end }) => text.slice(start, end))
}
