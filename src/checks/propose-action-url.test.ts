import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { dataSchema, readData } from '#content/parse-result.ts'
import { proposeActionUrl } from './propose-action-url.ts'

const { manifest } = loadCatalogue('catalogue')

function propose(data: Record<string, object>) {
  const components = Object.keys(data).map((code) => ({ code, instanceId: code }))
  const content = readData(dataSchema.parse(data))
  return proposeActionUrl({ components, content, optionalElements: {} }, manifest)
}

test('the first address of a button or card is proposed; pictures, mail, terms in a text and places on the page are none', () => {
  const data = {
    HBR003: { title: 'A', background_image_url: 'https://www.example.com/a.jpg' },
    HBR001: { title: 'A', cta_text: 'Write', cta_url: 'mailto:a@example.com' },
    IMGCNT001: { title: 'B', description: '<a href="/terms">Terms</a>', cta_url: '#faq' },
    CardList003: { items: [{ title: 'C' }, { title: 'D', apply_url: '/apply' }] },
    CenteredCarousel: { cta_url: 'https://www.example.com/news' },
  }
  expect(propose(data)).toBe('/apply')
})

test('a page without an address has none to propose', () => {
  expect(propose({ HBR001: { title: 'A', cta_text: 'Go', cta_url: 'javascript:x()' } })).toBeUndefined()
})
