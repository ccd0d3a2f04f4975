import { expect, test } from 'vitest'
import { locales } from '#base/locale.ts'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { loadSample } from '#catalogue/sample.node.ts'
import { dataSchema, readData } from '#content/parse-result.ts'
import { findWrittenFaults } from './check-written.ts'
import type { CheckedPage } from './checked-page.ts'

const { manifest } = loadCatalogue('catalogue')

function page(codes: string[], data: object = {}, changes: Partial<CheckedPage> = {}): CheckedPage {
  const components = codes.map((code) => ({ code, instanceId: code }))
  return { components, content: readData(dataSchema.parse(data)), optionalElements: {}, ...changes }
}

const find = (checked: CheckedPage) =>
  findWrittenFaults(checked, manifest).map(({ fault, severity, place }) => [fault.rule, severity, place])

test('an empty page breaks a layout rule', () => {
  expect(find(page([]))).toEqual([['layout', 'error', undefined]])
})

test('values are found at their field, and at their item', () => {
  const cards = {
    title: 'Cards for every day',
    items: [{ title: 'A' }, { title: '', url: 'javascript:x()' }],
  }
  const found = find(page(['CardGridTextTop001'], { CardGridTextTop001: cards }))
  const at = (field: string, item: number) => ({ instanceId: 'CardGridTextTop001', field, item })
  expect(found).toContainEqual(['required-empty', 'error', at('title', 1)])
  expect(found).toContainEqual(['unsafe-url', 'error', at('url', 1)])
})

test('a text that is too long is worth a look', () => {
  const found = find(page(['HBR001'], { HBR001: { title: 'long '.repeat(20) } }))
  expect(found).toEqual([['too-long', 'warning', { instanceId: 'HBR001', field: 'title' }]])
})

test('a button without an address is told of at its address', () => {
  const hero = { title: 'A card that pays back', cta_text: 'Apply' }
  const place = { instanceId: 'HBR001', field: 'cta_url' }
  expect(find(page(['HBR001'], { HBR001: hero }))).toEqual([['button-without-link', 'warning', place]])
  expect(find(page(['HBR001'], { HBR001: { ...hero, cta_url: '/apply' } }))).toEqual([])
})

test('buttons that have no place for an address are told of at their words, written or not', () => {
  const at = (field: string) => ['button-without-link', 'warning', { instanceId: 'HBR002', field }]
  const hero = { title: 'A card that pays back', cta_primary_text: 'Apply now' }
  expect(find(page(['HBR002'], { HBR002: hero }))).toEqual([at('cta_primary_text'), at('cta_secondary_text')])
})

test('with an action address no button is without one', () => {
  const data = {
    HBR001: { title: 'A card that pays back', cta_text: 'Apply' },
    HBR002: { title: 'A card that pays back' },
  }
  expect(find(page(['HBR001', 'HBR002'], data, { actionUrl: '/apply' }))).toEqual([])
  expect(find(page(['HBR001', 'HBR002'], data, { actionUrl: 'javascript:x()' }))).toHaveLength(3)
})

test("an item's own button leads to the item's address", () => {
  const items = [{ title: 'Gold account', cta_button_text: 'Open' }]
  const found = find(page(['CardGridTextTop001'], { CardGridTextTop001: { title: 'Our accounts', items } }))
  const place = { instanceId: 'CardGridTextTop001', field: 'url', item: 0 }
  expect(found).toContainEqual(['button-without-link', 'warning', place])
})

test('links of cards without an address are told of one by one, for the page leaves them out', () => {
  const items = [{ title: 'Gold card' }, { title: 'Blue card', apply_url: '/blue' }, {}]
  const found = find(page(['CardList003'], { CardList003: { title: 'Our cards', items } }))
  const at = (field: string, item: number) => ({ instanceId: 'CardList003', field, item })
  expect(found.filter(([rule]) => rule === 'link-without-address').map(([, , place]) => place)).toEqual([
    at('apply_url', 0),
    at('know_more_url', 0),
    at('know_more_url', 1),
  ])
})

test('each missing picture is told of, unless a stand-in comes', () => {
  const items = [{ title: 'Gold card' }, { title: 'Blue card', image_url: '/blue.jpg' }]
  const checked = page(['KBS001'], { KBS001: { items } })
  const rule = ({ fault }: { fault: { rule: string } }) => fault.rule === 'no-picture'
  expect(
    findWrittenFaults(checked, manifest)
      .filter(rule)
      .map(({ place }) => place),
  ).toEqual([{ instanceId: 'KBS001', field: 'image_url', item: 0 }])
  const stoodIn = { ...checked, usePlaceholderImages: true }
  expect(findWrittenFaults(stoodIn, manifest).filter(rule)).toEqual([])
})

test('a section in which nothing stands is told of as left out, not for its pictures and links', () => {
  expect(find(page(['CardList003'], { CardList003: { items: [{ title: '' }] } })).slice(-1)).toEqual([
    ['section-left-out', 'warning', { instanceId: 'CardList003' }],
  ])
})

test('what is switched off is not missed', () => {
  const items = Array.from({ length: 3 }, (_, index) => ({
    title: `Account number ${index + 1}`,
    description: 'For your salary, bills and daily spending.',
    badge_link_text: 'See rates',
  }))
  const data = { CardGridTextTop001: { title: 'Cards for every day', items } }
  const off = { CardGridTextTop001: { 0: { show_badge: false }, 1: { show_badge: false } } }
  const badges = find(page(['CardGridTextTop001'], data, { optionalElements: off })).filter(
    ([rule]) => rule === 'button-without-link',
  )
  expect(badges.map(([, , place]) => place)).toEqual([
    { instanceId: 'CardGridTextTop001', field: 'badge_link_url', item: 2 },
  ])
})

test('a component that the catalogue does not have is left out', () => {
  expect(find(page(['NEVER-ADDED']))).toEqual([
    ['unknown-component', 'warning', { instanceId: 'NEVER-ADDED' }],
  ])
})

test.each(locales)('the %s samples of the catalogue have nothing to mend', (locale) => {
  const codes = manifest.components.map(({ code }) => code).filter((code) => !/^(HDR|FTR)/.test(code))
  const samples = codes.map((code) => [code, loadSample('catalogue', code, locale)])
  const checked = page(codes, Object.fromEntries(samples), {
    actionUrl: '/apply',
    usePlaceholderImages: true,
  })
  // Samples of all kinds of products on one page lack what each of them would ask of its own page.
  expect(find(checked).filter(([rule]) => rule !== 'page-words')).toEqual([])
})

test.each(locales)('a %s sample by itself has the terms and conditions of what it offers', (locale) => {
  const codes = manifest.components.map(({ code }) => code).filter((code) => !/^(HDR|FTR)/.test(code))
  const asking = codes.filter((code) => {
    const checked = page([code], { [code]: loadSample('catalogue', code, locale) })
    return findWrittenFaults(checked, manifest).some(
      ({ fault }) => fault.rule === 'page-words' && /^(?:offer|figure|footnote|represent)/.test(fault.id),
    )
  })
  expect(asking).toEqual([])
})
