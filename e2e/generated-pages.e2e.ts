import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { type Locale, locales } from '#base/locale.ts'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { columnsOf, hasContent } from '#catalogue/lookup.ts'
import type { Component, Field } from '#catalogue/manifest.ts'
import { loadSample } from '#catalogue/sample.node.ts'
import { dataSchema, readData } from '#content/parse-result.ts'
import { createRenderer } from '#html/render.ts'

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

for (const brand of ['ENBD', 'EI']) {
  for (const locale of locales) {
    test(`a ${brand} page of all components in ${locale} has no accessibility violation`, async ({
      page,
    }) => {
      const codes = [`HDR001-${brand}`, ...written.map(({ code }) => code), `FTR001-${brand}`]
      const data = Object.fromEntries(codes.map((code) => [code, loadSample('catalogue', code, locale)]))
      await page.setContent(render(codes, data, locale))
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
        [],
      )
    })
  }
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
