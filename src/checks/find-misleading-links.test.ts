import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { dataSchema, readData } from '#content/parse-result.ts'
import type { CheckedPage } from './checked-page.ts'
import { findMisleadingLinks, listLinkedHosts } from './find-misleading-links.ts'
import { findLikeness } from './hosts.ts'

const { manifest, pageFiles } = loadCatalogue('catalogue')
const { domains } = pageFiles.site

function page(data: Record<string, object>, changes: Partial<CheckedPage> = {}): CheckedPage {
  const components = Object.keys(data).map((code) => ({ code, instanceId: code }))
  return { components, content: readData(dataSchema.parse(data)), optionalElements: {}, ...changes }
}

const find = (checked: CheckedPage) =>
  findMisleadingLinks(checked, manifest, domains).map(({ fault, place }) => [fault.rule, place?.field])

const hero = (cta_url: string, cta_text = 'Apply') => page({ HBR001: { title: 'A card', cta_text, cta_url } })
const answer = (html: string) => page({ FAQ001: { items: [{ question: 'Why?', answer: html }] } })

test.each([
  'https://emiratesnbd.com.evil.example/apply',
  'https://emirates-nbd.com',
  'https://www.emiratesnbd-cards.com',
  'https://ernirates1slarnic.example',
  'https://emiratesndb.com',
  'https://emiratesnb.com',
  'https://emirates.nbd.example',
  'mailto:help@emiratesnbd.help',
  'https://еmirаtеsnbd.com',
  'https://émiratesnbd.com',
  'https://www.emiratesıslamic.ae',
])('%s looks like the bank and is not', (url) => {
  expect(find(hero(url))).toEqual([['look-alike-host', 'cta_url']])
})

test.each([
  'https://www.emiratesnbd.com/en/apply',
  'https://emiratesislamic.ae',
  'https://www.emirates.com',
  'https://www.example.com/emiratesnbd',
  'mailto:help@emiratesnbd.com?subject=Cards',
  'tel:+97143160000',
  '/apply',
  '#faq-0001',
])('%s misleads nobody', (url) => {
  expect(find(hero(url))).toEqual([])
})

test('a name in letters of another script is told of', () => {
  expect(find(hero('https://аpple.example/'))).toEqual([['foreign-letters-in-host', 'cta_url']])
  expect(find(hero('https://xn--80ak6aa92e.com'))).toEqual([['foreign-letters-in-host', 'cta_url']])
})

test.each([
  ['<a href="https://evil.example/x">www.emiratesnbd.com</a>', true],
  ['<a href="https://evil.example/x">See https://www.emiratesnbd.com/cards now</a>', true],
  ['<a href="mailto:thief@evil.example">help@emiratesnbd.com</a>', true],
  ['<a href="https://evil.example/x">emirates<strong>nbd.com</strong></a>', true],
  ['<a href="https://www.emiratesnbd.com/x">emiratesnbd.com</a>', false],
  ['<a href="https://emiratesnbd.com">apply.emiratesnbd.com</a>', false],
  ['<a href="https://evil.example/x">5% p.a. on salary, e.g. yours</a>', false],
])('the words of %s name another host: %s', (html, isOther) => {
  expect(find(answer(html))).toEqual(isOther ? [['words-name-other-host', 'answer']] : [])
})

test.each([
  ['mailto:a@example.com?bcc=b@evil.example', true],
  ['mailto:a@example.com?subject=x&CC=b@evil.example', true],
  ['mailto:a@example.com?subject=cc', false],
])('%s sends copies: %s', (url, sends) => {
  expect(find(hero(url))).toEqual(sends ? [['mail-with-copies', 'cta_url']] : [])
})

test.each([
  ['Pay \u202enow', true],
  ['Pay \u2067now', true],
  ['Pay now\u2069', true],
  ['From \u2066AED 500\u2069 a month', false],
  ['Pay \u200enow', false],
])('%j is turned: %s', (title, isTurned) => {
  expect(find(page({ HBR001: { title } }))).toEqual(isTurned ? [['direction-turned', 'title']] : [])
})

test('an override that is written as an entity of rich text is seen too', () => {
  expect(find(answer('<p>Pay &#x202e;now</p>'))).toEqual([['direction-turned', 'answer']])
})

test('links are counted by the hosts that they lead to, each button of the action address among them', () => {
  const data = {
    HBR002: { title: 'C', cta_primary_text: 'Go', cta_secondary_text: 'Ask' },
    HBR001: { title: 'A', cta_text: 'Go', cta_url: 'https://www.emiratesnbd.com/a' },
    IMGCNT001: {
      title: 'B',
      description:
        '<a href="https://www.emiratesnbd.com/b">b</a> <a href="mailto:a@example.org">c</a> <a href="/d">d</a>',
      image_url: 'https://pictures.example/a.jpg',
    },
  }
  expect(listLinkedHosts(page(data, { actionUrl: 'https://apply.example' }), manifest)).toEqual([
    { host: 'apply.example', count: 2 },
    { host: 'www.emiratesnbd.com', count: 2, place: { instanceId: 'HBR001', field: 'cta_url' } },
    { host: 'example.org', count: 1, place: { instanceId: 'IMGCNT001', field: 'description' } },
  ])
})

test('an action address that no button needs is no link', () => {
  const checked = { ...hero('https://www.emiratesnbd.com/a'), actionUrl: 'https://apply.example' }
  expect(listLinkedHosts(checked, manifest).map(({ host }) => host)).toEqual(['www.emiratesnbd.com'])
})

test('what is switched off leads nowhere', () => {
  const items = [{ title: 'Gold', apply_url: 'https://emiratesnbd.evil.example' }]
  const data = { CardList003: { title: 'Cards', items } }
  expect(find(page(data))).toHaveLength(1)
  expect(find(page(data, { optionalElements: { CardList003: { 0: { show_apply: false } } } }))).toEqual([])
})

test('a bank with a short name is likened to by its whole name alone', () => {
  expect(findLikeness('lit.example', ['liv.me'])).toBeUndefined()
  expect(findLikeness('liv-cards.example', ['liv.me'])).toBe('liv.me')
})
