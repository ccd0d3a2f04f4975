import { expect, test } from 'vitest'
import { marked } from '#html/marks.ts'
import { findOtherWords } from './other-words.ts'

const section = (title: string, body: string) =>
  `<section><h2>${marked(title, 0)}</h2><p title="${marked(title, 0)}">${marked(body, 1)}</p></section>`

test('other words of a value are told with its number, as often as they stand there', () => {
  expect(findOtherWords(section('Gold', 'Pay less'), section('Gold', 'Pay later'))).toEqual([
    { number: '1', before: 'Pay less', after: 'Pay later' },
  ])
  const twice = { number: '0', before: 'Gold', after: 'ذهب' }
  expect(findOtherWords(section('Gold', 'Pay less'), section('ذهب', 'Pay less'))).toEqual([twice, twice])
  expect(findOtherWords(section('Gold', 'Pay less'), section('Gold', 'Pay less'))).toEqual([])
})

test.each([
  ['markup', section('Gold', 'Pay less'), section('Gold', 'Pay <strong>less</strong>')],
  ['a sign that markup needs', section('Gold', 'You &amp; I'), section('Gold', 'You')],
  ['nothing to be read', section('Gold', 'Pay less'), section('Gold', ' ')],
  ['another place', `<p>${marked('Gold', 0)}</p>`, `<p>${marked('Silver', 1)}</p>`],
  ['what stands around it', `<p>${marked('Gold', 0)}</p>`, `<h2>${marked('Silver', 0)}</h2>`],
  ['what stands after it', `<p>${marked('Gold', 0)}</p>`, `<p>${marked('Gold', 0)}</p><p></p>`],
  ['one value more', `<p>${marked('Gold', 0)}</p>`, `<p>${marked('Gold', 0)}${marked('Card', 1)}</p>`],
  ['a value in a value', `<p>${marked('Gold', 0)}</p>`, `<p>${marked(`${marked('Gold', 1)}en`, 0)}</p>`],
])('more is different: %s', (_, before, after) => {
  expect(findOtherWords(before, after)).toBeUndefined()
})
