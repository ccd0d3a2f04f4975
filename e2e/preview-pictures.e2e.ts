import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import type { Draft } from '#content/draft/draft.ts'
import { nameItems } from '#content/draft/items.ts'
import type { FieldValue } from '#content/values/field-value.ts'
import { sampleDocument } from './sample-documents.ts'
import { writtenDraft } from './sample-draft.ts'
import { test } from './the-browser.ts'
import { openDraft } from './the-builder.ts'
import { openGenerator, parseOne, renderedPage } from './the-generator.ts'

/** All the ways in which a page can name a picture, with a policy that lets it. */
const picturedPage = (
  origin: string,
) => `<!doctype html><html lang="en"><head><title>x</title><meta http-equiv="Content-Security-Policy" content="img-src *">
<style>body { background: url(${origin}/style) }</style></head>
<body><h1>Pictures</h1><img alt="" srcset="${origin}/set 1x"><img alt="" src='${origin}/quoted'>
<svg><image href="${origin}/svg"/></svg><video poster="${origin}/poster"></video></body></html>`

/** Pictures of a page at four kinds of addresses. */
function picturedDraft(): Draft {
  const draft = writtenDraft('gold-card', ['KBS001'])
  const urls = [
    'https://evil.example/tracker.jpg',
    'https://www.emiratesnbd.com/own.jpg',
    'http://127.0.0.1:1/port.jpg',
    '/healthz.jpg',
  ]
  const benefits = draft.content['KBS-0001']
  const item = benefits?.items[0]
  if (!benefits || !item) throw new Error('The sample of KBS001 has no item')
  const items = nameItems(
    urls.map((value) => ({ ...item.values, image_url: { ...item.values.title, value } as FieldValue })),
  )
  return { ...draft, content: { 'KBS-0001': { ...benefits, items } } }
}

/** A picture of one point. */
const point = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

test('a preview fetches no picture of another host before somebody asks for it', async ({ page }) => {
  const asked: string[] = []
  page.context().on('request', (request) => {
    if (request.url().endsWith('.jpg')) asked.push(request.url())
  })
  await page.route('**/*.jpg', (route) =>
    route.request().url().includes('own.jpg')
      ? route.fulfill({ body: point, contentType: 'image/png' })
      : route.abort(),
  )
  await openDraft(page, picturedDraft())
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Review/ })
    .click()
  const section = page.frameLocator('iframe[title$="as it will look"][data-shown]')
  await expect(section.locator('img').first()).toHaveAttribute('src', /evil\.example/)
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('button', { name: 'Preview' }).click()
  const report = page.getByRole('region', { name: 'Page report' })
  await expect(
    report.getByRole('button', { name: /The picture from evil\.example is not shown here/ }),
  ).toBeVisible()
  await expect(report.getByRole('button', { name: /\/healthz\.jpg is a path of the site/ })).toBeVisible()
  const whole = page.frameLocator('iframe[title="The page as it will be downloaded"]')
  await expect(whole.locator('img').first()).toHaveAttribute('src', /^data:image\/svg.*evil\.example/)
  await expect(whole.locator('img').nth(1)).toHaveAttribute('src', 'https://www.emiratesnbd.com/own.jpg')
  expect(new Set(asked)).toEqual(new Set(['https://www.emiratesnbd.com/own.jpg']))

  await page
    .getByRole('region', { name: 'The page as it will be downloaded' })
    .getByRole('button', { name: 'Show pictures from evil.example' })
    .click()
  await expect(
    report.getByRole('button', { name: /evil\.example\/tracker\.jpg cannot be loaded/ }),
  ).toBeVisible()
  await expect(whole.locator('img').first()).toHaveAttribute('src', /This%20picture%20cannot%20be%20loaded/)
  expect(new Set(asked)).toEqual(
    new Set(['https://www.emiratesnbd.com/own.jpg', 'https://evil.example/tracker.jpg']),
  )
})

test('the live page fetches none either, and offers the same', async ({ page }) => {
  const asked: string[] = []
  page.context().on('request', (request) => {
    if (request.url().endsWith('.jpg')) asked.push(request.url())
  })
  await page.route('**/*.jpg', (route) => route.fulfill({ body: point, contentType: 'image/png' }))
  await openDraft(page, picturedDraft())
  const pictures = page.frameLocator('iframe[title=Page]').locator('img')
  await expect(pictures.first()).toHaveAttribute('src', /^data:image\/svg.*evil\.example/)
  expect(asked.filter((url) => url.includes('evil'))).toEqual([])

  await page.getByRole('button', { name: 'Show pictures from evil.example' }).click()
  await expect(pictures.first()).toHaveAttribute('src', 'https://evil.example/tracker.jpg')
  await expect(page.getByRole('main', { name: 'Canvas' })).toBeFocused()
  await expect.poll(() => asked).toContain('https://evil.example/tracker.jpg')
  expect(asked.filter((url) => /:1\/|healthz/.test(url))).toEqual([])
})

test('the policy of a preview holds whatever the page itself says', async ({ page }) => {
  const host = await listen()
  await page.route('**/templates/page.html', (route) =>
    route.fulfill({ body: picturedPage(host.origin), contentType: 'text/html' }),
  )
  await openGenerator(page)
  await parseOne(page, await sampleDocument('hostile.docx'))
  await expect(renderedPage(page).getByRole('heading', { name: 'Pictures' })).toBeVisible()
  // It is made of the page as it stands in a frame, once all that it may ask for has been asked for.
  await expect(page.getByRole('button', { name: /^Page report: \d+/ })).toBeVisible()
  expect(host.asked).toEqual([])
  await host.close()
})

test('the same page, opened by itself, asks for all of that', async ({ page }) => {
  const host = await listen()
  await page.goto(`${host.origin}/pictured-page`)
  await expect.poll(() => host.asked.toSorted()).toEqual(['/poster', '/quoted', '/set', '/style', '/svg'])
  await host.close()
})

/** A host that notes what it is really asked for: browsers report requests that their policy then stops. */
async function listen() {
  const asked: string[] = []
  const server = createServer(({ url = '', headers }, response) => {
    if (url === '/pictured-page') {
      response.setHeader('content-type', 'text/html').end(picturedPage(`http://${headers.host}`))
    } else {
      if (!url.startsWith('/favicon')) asked.push(url)
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  /** Browsers keep connections open on which they never ask for anything. */
  const close = () =>
    new Promise((resolve) => {
      server.close(resolve)
      server.closeAllConnections()
    })
  return { origin: `http://127.0.0.1:${port}`, asked, close }
}
