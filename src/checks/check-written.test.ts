import { expect, test } from 'vitest'
import { locales } from '#base/locale.ts'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { loadSample } from '#catalogue/sample.node.ts'
import { dataSchema, readData } from '#content/parse-result.ts'
import { type CheckedPage, findWrittenFaults } from './check-written.ts'

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
  expect(found).toContainEqual(['required-empty', 'error', at('title', 2)])
  expect(found).toContainEqual(['unsafe-url', 'error', at('url', 2)])
})

test('a text that is too long is worth a look', () => {
  const found = find(page(['HBR001'], { HBR001: { title: 'long '.repeat(20) } }))
  expect(found).toEqual([['too-long', 'warning', { instanceId: 'HBR001', field: 'title' }]])
})

test('a button whose link is missing is told of at the link', () => {
  const hero = { title: 'A card that pays back', cta_text: 'Apply' }
  const place = { instanceId: 'HBR001', field: 'cta_url' }
  expect(find(page(['HBR001'], { HBR001: hero }))).toEqual([['button-without-link', 'warning', place]])
  expect(find(page(['HBR001'], { HBR001: { ...hero, cta_url: '/apply' } }))).toEqual([])
})

test("an item's own button leads to the item's address", () => {
  const items = [{ title: 'Gold account', cta_button_text: 'Open' }]
  const found = find(page(['CardGridTextTop001'], { CardGridTextTop001: { title: 'Our accounts', items } }))
  const place = { instanceId: 'CardGridTextTop001', field: 'url', item: 1 }
  expect(found).toContainEqual(['button-without-link', 'warning', place])
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
    { instanceId: 'CardGridTextTop001', field: 'badge_link_url', item: 3 },
  ])
})

test('a component that the catalogue does not have is left out', () => {
  expect(find(page(['QUOTE001']))).toEqual([['unknown-component', 'warning', { instanceId: 'QUOTE001' }]])
})

test.each(locales)('the %s samples of the catalogue have nothing to mend', (locale) => {
  const codes = manifest.components.map(({ code }) => code).filter((code) => !/^(HDR|FTR)/.test(code))
  const samples = codes.map((code) => [code, loadSample('catalogue', code, locale)])
  expect(find(page(codes, Object.fromEntries(samples)))).toEqual([])
})
