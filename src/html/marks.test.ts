import { expect, test } from 'vitest'
import { isolateLatin } from './isolate-latin.ts'
import { marked, placesInTags, splitMarks, withoutMarks } from './marks.ts'

test('what is marked less its marks is what it was', () => {
  expect(withoutMarks(`<p>${marked('A card', 12)}</p>`)).toBe('<p>A card</p>')
})

test('a text comes in pieces, of which none is lost', () => {
  expect(splitMarks(`from ${marked('AED 5', 0)}${marked('', 3)} on`)).toEqual([
    { kind: 'text', text: 'from ' },
    { kind: 'start', number: 0 },
    { kind: 'text', text: 'AED 5' },
    { kind: 'end' },
    { kind: 'start', number: 3 },
    { kind: 'end' },
    { kind: 'text', text: ' on' },
  ])
})

test('a tag tells the places of its address, its picture and the words for it, and holds no mark', () => {
  const html = `<a class="button" href="${marked('/apply', 1)}">${marked('Apply', 2)}</a><img src="${marked('/a.png', 3)}" alt="${marked('', 4)}"><i title="${marked('x', 5)}">`
  expect(placesInTags(html)).toBe(
    `<a class="button" href="/apply" data-place-href="1">${marked('Apply', 2)}</a><img src="/a.png" alt="" data-place-src="3" data-place-alt="4"><i title="x">`,
  )
})

test.each([
  ['a Latin name alone', marked('Visa', 1), `${marked('<bdi>Visa</bdi>', 1)}`],
  [
    'a value of several runs',
    marked('بطاقة Visa الجديدة', 1),
    marked('<span>بطاقة <bdi>Visa</bdi> الجديدة</span>', 1),
  ],
  [
    'a value beside another',
    `${marked('بطاقة Visa', 1)} ${marked('الجديدة', 2)}`,
    `<span>${marked('بطاقة <bdi>Visa</bdi>', 1)} ${marked('الجديدة', 2)}</span>`,
  ],
  [
    'a run of two values',
    `${marked('AED', 1)} ${marked('5,000', 2)}`,
    `<bdi>${marked('AED', 1)} ${marked('5,000', 2)}</bdi>`,
  ],
  ['a mark that ends elsewhere', '\ufdd07\ufdd1Visa', '\ufdd07\ufdd1<bdi>Visa</bdi>'],
  ['a mark that began elsewhere', 'Visa\ufdd2', '<bdi>Visa</bdi>\ufdd2'],
])('marks change nothing of how Latin is isolated: %s', (_, text, isolated) => {
  expect(isolateLatin(text)).toBe(isolated)
  expect(isolateLatin(withoutMarks(text))).toBe(withoutMarks(isolated))
})
