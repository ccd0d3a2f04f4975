import { expect, type Page } from '@playwright/test'
import { type Locale, locales } from '#base/locale.ts'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { columnsOf, hasContent } from '#catalogue/lookup.ts'
import type { Component, Field } from '#catalogue/manifest.ts'
import { loadSample } from '#catalogue/sample.node.ts'
import { dataSchema, readData } from '#content/parse-result.ts'
import { createRenderer } from '#html/render.ts'
import { loadSamplePage, samplePages } from '../test/sample-pages/load-sample-page.ts'
import { test } from './the-browser.ts'
import { colourRules, findViolations, tags } from './the-pages.ts'

/** What only a browser can tell of the pages themselves. */

const { manifest, pageFiles } = loadCatalogue('catalogue')
const { renderPage } = createRenderer(manifest, pageFiles)
const written = manifest.components.filter(hasContent)
const widths = [320, 768, 1440]

const longWord = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamten'

test.use({ reducedMotion: 'reduce' })

for (const locale of locales) {
  test(`no ${locale} sample scrolls sideways`, async ({ page }) => {
    expect(await findWide(page, locale, ({ code }) => loadSample('catalogue', code, locale))).toEqual([])
  })
}

test('words without a break do not widen a page', async ({ page }) => {
  expect(await findWide(page, 'en-AE', longContent)).toEqual([])
})

for (const locale of locales) {
  test(`pages of all components in ${locale} have no accessibility violation`, async ({ page }) => {
    await page.setContent(everyComponent('ENBD', locale))
    await expectNoViolations(page, 320, tags)
    await expectNoViolations(page, 1280, tags)
    // The other brand is the same page in other colours.
    await page.setContent(everyComponent('EI', locale))
    await expectNoViolations(page, 1280, colourRules)
  })
}

for (const name of samplePages) {
  test(`the sample page ${name} is whole by itself`, async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.setContent(renderPage(loadSamplePage(name)), { waitUntil: 'load' })

    await test.step('it asks nobody for anything and can be used by everybody', async () => {
      expect(requests.filter((url) => !url.startsWith('data:'))).toEqual([])
      await expectNoViolations(page, 320, tags)
    })

    await test.step('it prints every answer', async () => {
      await page.setViewportSize({ width: 1280, height: 720 })
      await page.emulateMedia({ media: 'print' })
      const heights = await page
        .locator('details > div')
        .evaluateAll((answers) => answers.map((answer) => answer.getBoundingClientRect().height))
      expect(heights.length).toBeGreaterThan(2)
      expect(Math.min(...heights)).toBeGreaterThan(10)
    })
  })
}

test('figures are whole once they have counted up', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setContent(renderPage(loadSamplePage('personal-finance')))
  const figure = page.locator('.hbr003-final').first()
  const [duration] = await figure.evaluate((final) =>
    final.getAnimations().map((each) => each.effect?.getTiming().duration),
  )
  expect(duration).toBe(1700)
  await expect(figure).toHaveCSS('opacity', '0')
  await page.evaluate(() => {
    for (const each of document.getAnimations()) each.finish()
  })
  await expect(figure).toHaveText('94')
  await expect(figure).toHaveCSS('opacity', '1')
})

async function expectNoViolations(page: Page, width: number, rules: string[]) {
  await page.setViewportSize({ width, height: 900 })
  expect((await findViolations(page, 'html', rules)).violations).toEqual([])
}

function everyComponent(brand: string, locale: Locale): string {
  const codes = [`HDR001-${brand}`, ...written.map(({ code }) => code), `FTR001-${brand}`]
  const data = Object.fromEntries(codes.map((code) => [code, loadSample('catalogue', code, locale)]))
  return render(codes, data, locale)
}

/** Components whose page is wider than the window, at each width. */
async function findWide(page: Page, locale: Locale, contentOf: (component: Component) => unknown) {
  const wide: string[] = []
  for (const component of written) {
    await page.setContent(render([component.code], { [component.code]: contentOf(component) }, locale))
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const needed = await page.evaluate(() => document.documentElement.scrollWidth)
      if (needed > width) wide.push(`${component.code} is ${needed} wide at ${width}`)
    }
  }
  return wide
}

/** Each component once, its code as instance id. */
function render(codes: string[], data: Record<string, unknown>, locale: Locale): string {
  return renderPage({
    name: 'pages',
    locale,
    createdAt: '2026-11-01T08:00:00.000Z',
    components: codes.map((code) => ({ code, instanceId: code })),
    content: readData(dataSchema.parse(data)),
    optionalElements: {},
    usePlaceholderImages: true,
  })
}

function longContent(component: Component) {
  const values = (fields: readonly Field[]) =>
    Object.fromEntries(fields.map((field) => [field.name, longValue(field)]))
  const item = values(columnsOf(component))
  return { ...values(component.docx.fields), ...(component.docx.items && { items: [item, item, item] }) }
}

function longValue({ type }: Field) {
  if (type === 'url') return '/somewhere'
  if (type === 'number') return '50'
  return type === 'array' ? [longWord, longWord, longWord] : longWord
}
