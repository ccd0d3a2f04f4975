import { expect, test } from 'vitest'
import { locales } from '#base/locale.ts'
import { thumbnailFor } from '#catalogue/thumbnail.ts'
import { readWebpSize } from '#catalogue/webp-size.ts'
import { createApp } from '../app.ts'
import { createFakeServices } from '../fake-services.ts'

const services = createFakeServices()
const app = createApp(services)
const looks = (['ENBD', 'EI'] as const).flatMap((brand) => locales.map((locale) => ({ brand, locale })))
const get = (url: string) => app.inject({ url })

test('the manifest is the catalogue', async () => {
  expect((await get('/manifest.json')).json()).toEqual(services.catalogue.manifest)
})

test.each(services.catalogue.manifest.components)(
  'the template and the thumbnail of $code answer',
  async (component) => {
    const template = await get(`/templates/${component.code}.html`)
    expect(template.statusCode).toBe(200)
    expect(template.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(template.body).toBe(services.catalogue.pageFiles.templates[component.code])

    for (const look of looks) {
      const { url, size } = thumbnailFor(component, look)
      const thumbnail = await get(url)
      expect(thumbnail.statusCode).toBe(200)
      expect(thumbnail.headers['content-type']).toBe('image/webp')
      expect(thumbnail.headers['content-security-policy']).toMatch(/^sandbox;/)
      expect(readWebpSize(thumbnail.rawPayload)).toEqual(size)
    }
  },
)

test.each([
  ['/templates/page.html', 'text/html; charset=utf-8'],
  ['/templates/page.css', 'text/css; charset=utf-8'],
  ['/templates/brand-enbd.css', 'text/css; charset=utf-8'],
  ['/templates/brand-ei.css', 'text/css; charset=utf-8'],
  ['/templates/texts.json', 'application/json; charset=utf-8'],
  ['/templates/site.json', 'application/json; charset=utf-8'],
  ['/templates/page-files.json', 'application/json; charset=utf-8'],
  ...Object.keys(services.catalogue.pageFiles.placeholders).map((url) => [url, 'image/svg+xml']),
  ...Object.keys(services.catalogue.pageFiles.icons).map((name) => [
    `/templates/assets/icons/${name}.svg`,
    'image/svg+xml',
  ]),
])('%s answers as %s, and opened by itself it runs nothing', async (url, type) => {
  const response = await get(url ?? '')
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': type,
    'content-security-policy': expect.stringMatching(/^sandbox;/),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  })
})

test.each([
  '/templates/NOPE001.html',
  '/templates/constructor.html',
  '/templates/..%2fmanifest.html',
  '/templates/assets/icons/nope.svg',
  '/templates/assets/icons/__proto__.svg',
  '/templates/assets/placeholders/nope.svg',
  '/templates/assets/thumbnails/NOPE001.webp',
  '/templates/assets/thumbnails/FAQ001.ei.xx.webp',
  '/templates/assets/thumbnails/FAQ001.constructor.webp',
])('%s is not there, and says so as JSON', async (url) => {
  const response = await get(url)
  expect(response.statusCode).toBe(404)
  expect(response.json()).toMatchObject({ error: expect.any(String), code: 'not-found' })
})

test('pages to start from are listed without their texts, which each answers in both languages', async () => {
  const list = (await get('/templates/pages.json')).json()
  expect(list).toContainEqual({
    name: 'offer',
    title: { 'en-AE': 'Offer', 'ar-AE': 'عرض' },
    headline: expect.objectContaining({ 'en-AE': 'Open an account by 31 March, get AED 300' }),
    codes: expect.arrayContaining(['HBR001']),
  })
  const arabic = await get('/templates/pages/ar-AE/offer.json')
  expect(arabic.headers['content-security-policy']).toMatch(/^sandbox;/)
  expect(arabic.json()[0]).toMatchObject({ code: 'HBR001', values: { cta_text: 'استفد من العرض' } })
  expect((await get('/templates/pages/ar-AE/gone.json')).statusCode).toBe(404)
  expect((await get('/templates/pages/fr-FR/offer.json')).statusCode).toBe(400)
})
