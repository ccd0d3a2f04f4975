import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import type { Page } from './page.ts'
import { createRenderer } from './render.ts'

const catalogue = loadCatalogue('catalogue')
const { renderPage } = createRenderer(catalogue.manifest, catalogue.pageFiles)

const page: Page = {
  name: 'Gold card',
  locale: 'en-AE',
  publicUrl: 'https://bank.example/en/gold',
  components: [
    { code: 'HDR001-ENBD', instanceId: 'HDR-0001' },
    { code: 'HBR001', instanceId: 'HBR-0001' },
  ],
  content: {},
  optionalElements: {},
  usePlaceholderImages: false,
}
const arabic = { locale: 'ar-AE', publicUrl: 'https://bank.example/ar/gold' } as const

test('a page that knows where it stands in both languages names both, itself too, and leads to the other', () => {
  const html = renderPage({ ...page, counterpart: arabic })
  expect(html.match(/<link rel="alternate".*>/g)).toEqual([
    '<link rel="alternate" hreflang="en-AE" href="https://bank.example/en/gold">',
    '<link rel="alternate" hreflang="ar-AE" href="https://bank.example/ar/gold">',
    '<link rel="alternate" hreflang="x-default" href="https://bank.example/en/gold">',
  ])
  expect(html).toContain(
    '<a class="language-link" href="https://bank.example/ar/gold" hreflang="ar-AE" lang="ar-AE" dir="rtl">العربية</a>',
  )
  expect(html).toContain('.language-link{')
})

test('seen from the other language it names the same', () => {
  const back = { locale: 'en-AE', publicUrl: 'https://bank.example/en/gold' } as const
  const html = renderPage({ ...page, locale: 'ar-AE', publicUrl: arabic.publicUrl, counterpart: back })
  expect(html).toContain('<link rel="canonical" href="https://bank.example/ar/gold">')
  expect(html).toContain('<link rel="alternate" hreflang="x-default" href="https://bank.example/en/gold">')
  expect(html).toMatch(/lang="en-AE" dir="ltr">(<bdi>)?English(<\/bdi>)?<\/a>/)
})

test.each([
  ['has one language', {}],
  ['does not know where it stands itself', { publicUrl: '', counterpart: arabic }],
  ['stands where the other one stands', { counterpart: { ...arabic, publicUrl: page.publicUrl ?? '' } }],
  ['is given what is no address', { counterpart: { ...arabic, publicUrl: 'javascript:alert(1)' } }],
])('a page that %s is as it was', (_, changes) => {
  const html = renderPage({ ...page, ...changes })
  expect(html).not.toMatch(/alternate|language-link/)
  const { publicUrl = page.publicUrl } = changes as Partial<Page>
  expect(html).toBe(renderPage({ ...page, publicUrl: publicUrl ?? '' }))
})
