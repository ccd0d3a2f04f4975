import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { dataSchema, readData } from '#content/parse-result.ts'
import { createLiveRenderer } from './live-renderer.ts'
import type { Page } from './page.ts'
import { createRenderer } from './render.ts'

const { manifest, pageFiles } = loadCatalogue('catalogue')
const { renderPage } = createRenderer(manifest, pageFiles)
const { renderLive } = createLiveRenderer(manifest, pageFiles)

const page = (changes: Partial<Page> = {}, brand = 'ENBD'): Page => ({
  name: 'home',
  locale: 'en-AE',
  components: [
    { code: `HDR001-${brand}`, instanceId: 'HDR-0001' },
    { code: 'HBR001', instanceId: 'HBR-0001' },
    { code: `FTR001-${brand}`, instanceId: 'FTR-0001' },
  ],
  content: readData(dataSchema.parse({ 'HBR-0001': { title: 'A home' } })),
  optionalElements: {},
  usePlaceholderImages: false,
  ...changes,
})

const partOf = (html: string) => /<section class="notices">.*?<\/section>/s.exec(html)?.[0] ?? ''

test.each(['ENBD', 'EI'])('a page of %s has what its product asks for, last of its main part', (brand) => {
  const html = renderPage(page({ product: 'home-finance' }, brand))
  const part = partOf(html)
  expect(part).toContain('<h2>Important information</h2>')
  expect([...part.matchAll(/<li>(.*?)<\/li>/g)].map(([, text]) => text)).toEqual([
    'Warning: If you do not keep up your repayments/payments, you may lose your property.',
    'Warning: You may have to pay penalties if you pay off a loan/financing early.',
    'Warning: If you do not meet the repayments/payments on your loan/financing, your account will go into arrears. This may affect your credit rating, which may limit your ability to access financing in the future.',
  ])
  expect(html).toMatch(/<\/section>\s*<\/main>\s*<footer/)
  expect(html).toContain('.notices{')
})

test.each([undefined, 'credit-card', 'other', 'gone'])(
  'a page about %j is the same bytes as ever',
  (product) => {
    expect(renderPage(page(product === undefined ? {} : { product }))).toBe(renderPage(page()))
  },
)

test('a draft stands on no page that goes out, and is marked where it is looked at', () => {
  const arabic = { product: 'personal-finance', locale: 'ar-AE' } as const
  expect(renderPage(page(arabic))).toBe(renderPage(page({ locale: 'ar-AE' })))
  const shown = partOf(renderPage(page({ ...arabic, showsDrafts: true })))
  expect(shown).toContain('<h2>معلومات مهمة</h2>')
  expect(shown.match(/صياغة أولية غير معدّة للنشر/g)).toHaveLength(2)
})

test('the live page has the same part, and styles for it', () => {
  const live = renderLive(page({ product: 'home-finance' }))
  expect(live.notices).toBe(partOf(renderPage(page({ product: 'home-finance' }))))
  expect(live.css).toContain('.notices{')
  expect(renderLive(page()).notices).toBeUndefined()
  expect(renderLive(page()).css).not.toContain('.notices{')
})
