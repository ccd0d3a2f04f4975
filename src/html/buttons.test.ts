import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { dataSchema, readData } from '#content/parse-result.ts'
import { createRenderer } from './render.ts'

const { manifest, pageFiles } = loadCatalogue('catalogue')
const { renderPage } = createRenderer(manifest, pageFiles)

/** Words and targets of the links in the page's main part. */
function links(data: Record<string, unknown>, changes: object = {}): string[] {
  const html = renderPage({
    name: 'page',
    locale: 'en-AE',
    components: Object.keys(data).map((code) => ({ code, instanceId: code })),
    content: readData(dataSchema.parse(data)),
    optionalElements: {},
    usePlaceholderImages: false,
    ...changes,
  })
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return [...main.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)/g)].map(([, url, text]) => `${text} > ${url}`)
}

const hero = { title: 'A card', cta_primary_text: 'Apply now', cta_secondary_text: 'Compare' }
const actionUrl = 'https://www.example.com/apply?a=1'

test('buttons without a place for an address lead to the action address of the page', () => {
  const data = {
    HBR002: hero,
    CBSBLUE001: { title: 'Abroad', cta_text: 'Open it' },
    CardList004: { featured_title: 'Home', featured_primary_button_text: 'Go', items: [{ title: 'One' }] },
  }
  expect(links(data, { actionUrl })).toEqual([
    `Apply now > ${actionUrl}`,
    `Compare > ${actionUrl}`,
    `Open it > ${actionUrl}`,
    `Go > ${actionUrl}`,
  ])
})

test('a button whose address is empty leads there too; one with an address keeps it', () => {
  const data = {
    HBR001: { title: 'A card', cta_text: 'Apply' },
    IMGCNT001: { title: 'B', cta_text: 'More', cta_url: '/more' },
    CardGridTextTop001: { title: 'C', items: [{ title: 'D', cta_button_text: 'Open' }] },
  }
  expect(links(data, { actionUrl })).toEqual([`Apply > ${actionUrl}`, 'More > /more', `Open > ${actionUrl}`])
})

test('without an action address a written button stands, and leads to what follows', () => {
  const data = {
    HBR002: hero,
    HBR001: { title: 'A card', cta_text: 'Apply' },
    FAQ001: { title: 'Questions' },
  }
  expect(links(data)).toEqual(['Apply now > #hbr001', 'Compare > #hbr001', 'Apply > #faq001'])
  expect(links({ HBR001: { title: 'Alone', cta_text: 'Apply' } })).toEqual(['Apply > #hbr001'])
})

test('an action address that is none is not used', () => {
  const data = { HBR001: { title: 'A card', cta_text: 'Apply' } }
  expect(links(data, { actionUrl: 'java\nscript:alert(1)' })).toEqual(['Apply > #hbr001'])
})

test('nobody wrote it, so no button stands: an action address brings none', () => {
  const data = {
    HBR001: { title: 'A card' },
    CardList003: { title: 'Cards', items: [{ title: 'One' }] },
  }
  expect(links(data, { actionUrl })).toEqual([])
})

test('a button that is switched off does not stand', () => {
  const items = [{ title: 'D', cta_button_text: 'Open' }]
  const optionalElements = { CardGridTextTop001: { 0: { show_cta: false } } }
  expect(links({ CardGridTextTop001: { title: 'C', items } }, { actionUrl, optionalElements })).toEqual([])
})
