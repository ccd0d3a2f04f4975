import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import type { Component } from '#catalogue/manifest.ts'
import { searchComponents } from './search-components.ts'

const faq = component('FAQ001', 'Frequently asked questions', 'FAQ', ['accordion'], 'Answers that open.')
const cafe = component('CAFE001', 'Café menu', 'Card', ['Getränke'], 'What there is to drink.')
const hero = component('HBR001', 'Hero banner', 'Hero', ['opener', 'call to action'], 'Opens a page.')
const all = [hero, faq, cafe]

/** What colleagues add may be found as well, or better. */
const named = readFileSync('test/golden/catalogue.txt', 'utf8')
const specified = loadCatalogue('catalogue').manifest.components.filter(({ code }) =>
  named.includes(`${code} |`),
)

test.each([
  ['nothing', '', all],
  ['white space', '  ', all],
  ['a word of the name', 'asked', [faq]],
  ['the beginning of a word', 'frequ', [faq]],
  ['not the middle of a word', 'ccordion', []],
  ['a code in lower case', 'hbr001', [hero]],
  ['a tag', 'accordion', [faq]],
  ['a family', 'card', [cafe]],
  ['words of the description', 'to drink', [cafe]],
  ['words that stand between others', 'a hero with the action', [hero]],
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

test.each([
  ['credit card', 'CardList003'],
  ['fees', 'IMPLNK001'],
  ['table of fees', 'BORDERGRID001'],
  ['photos', 'IMGCNT001'],
  ['logo', 'HDR001-EI'],
  ['picture', 'KBS001'],
  ['prices', 'BORDERGRID001'],
  ['questions', 'FAQ001'],
  ['steps', 'ThreeColumCardIconList'],
  ['numbers', 'HLNUM001'],
  ['carousel', 'CenteredCarousel'],
  ['enbd', 'HDR001-ENBD'],
  ['contact us', 'IMPLNK001'],
  ['testimonials', 'FWDRTE001'],
  ['اتصل بنا', 'CardWithIcon002'],
  ['الأسئلة', 'FAQ001'],
  ['جدول رسوم', 'BORDERGRID001'],
])('what people call “%s” finds %s in the catalogue', (query, code) => {
  const codes = searchComponents(specified, query).map((each) => each.code)
  expect(codes).toContain(code)
  expect(codes.length).toBeLessThan(20)
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
