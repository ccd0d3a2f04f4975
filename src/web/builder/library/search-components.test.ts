import { expect, test } from 'vitest'
import type { Component } from '#catalogue/manifest.ts'
import { searchComponents } from './search-components.ts'

const faq = component('FAQ001', 'Frequently asked questions', 'FAQ', ['accordion'], 'Answers that open.')
const cafe = component('CAFE001', 'Café menu', 'Card', ['Getränke'], 'What there is to drink.')
const hero = component('HBR001', 'Hero banner', 'Hero', ['opener', 'call to action'], 'Opens a page.')
const all = [hero, faq, cafe]

test.each([
  ['nothing', '', all],
  ['white space', '  ', all],
  ['a part of the name', 'asked', [faq]],
  ['a code in lower case', 'hbr001', [hero]],
  ['a tag', 'accordion', [faq]],
  ['a family', 'card', [cafe]],
  ['words of the description', 'to drink', [cafe]],
  ['every word, wherever it stands', 'page hero action', [hero]],
  ['one word too many', 'hero accordion', []],
  ['capitals', 'FREQUENTLY', [faq]],
  ['no accents where there are some', 'cafe getranke', [cafe]],
  ['accents where there are none', 'héro', [hero]],
  ['a plural', 'accordions', [faq]],
  ['plurals of other kinds', 'pages banners', [hero]],
  ['several, in their order', 'open', [hero, faq]],
])('%s finds what it should', (_, query, found) => {
  expect(searchComponents(all, query)).toEqual(found)
})

test('words do not run together across two parts', () => {
  expect(searchComponents(all, 'bannerHBR001')).toEqual([])
})

function component(
  code: string,
  displayName: string,
  family: Component['family'],
  tags: string[],
  description: string,
): Component {
  return { code, displayName, family, tags, description, thumbnail: '', docx: { fields: [] } }
}
