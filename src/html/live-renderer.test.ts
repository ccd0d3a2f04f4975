import { describe, expect, test } from 'vitest'
import { locales } from '#base/locale.ts'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { loadSample } from '#catalogue/sample.node.ts'
import { dataSchema, readData } from '#content/parse-result.ts'
import { isFooter, isHeader } from '#layout/layout.ts'
import { contentWith, hostileAddresses, hostileTexts } from '../../test/hostile-values.ts'
import { createLiveRenderer, type LiveSection } from './live-renderer.ts'
import { hasMarks, placesInTags, withoutMarks } from './marks.ts'
import type { Page } from './page.ts'
import { createRenderer } from './render.ts'

const { manifest, pageFiles } = loadCatalogue('catalogue')
const { renderPage } = createRenderer(manifest, pageFiles)
const codes = manifest.components.map(({ code }) => code)

function pageOf(data: Record<string, unknown>, changes: Partial<Page> = {}): Page {
  return {
    name: 'live',
    locale: 'en-AE',
    components: codes.map((code) => ({ code, instanceId: code })),
    content: readData(dataSchema.parse(data)),
    optionalElements: {},
    usePlaceholderImages: true,
    ...changes,
  }
}

const samples = (locale: 'en-AE' | 'ar-AE') =>
  Object.fromEntries(codes.map((code) => [code, loadSample('catalogue', code, locale)]))

/** The sections as they are joined in a page, each of its three parts by itself. */
function partsOf(sections: readonly LiveSection[]): string[] {
  const isMain = ({ code }: LiveSection) => !isHeader(code) && !isFooter(code)
  return [
    sections.filter(({ code }) => isHeader(code)),
    sections.filter(isMain),
    sections.filter(({ code }) => isFooter(code)),
  ].map((part) => part.map(({ html }) => withoutMarks(html)).join('\n'))
}

function expectExported(page: Page): void {
  const { sections, css } = createLiveRenderer(manifest, pageFiles).renderLive(page, {
    emptyValues: 'left-out',
  })
  const exported = renderPage(page)
  expect(exported).toContain(`<style>${css}</style>`)
  for (const part of partsOf(sections)) expect(exported).toContain(part)
  for (const { html } of sections) {
    for (const tag of placesInTags(html).match(/<[a-z][^>]*>/g) ?? []) expect(hasMarks(tag), tag).toBe(false)
  }
}

describe.each(locales)('%s', (locale) => {
  test('sections less their marks are those of the exported page', () => {
    expectExported(pageOf(samples(locale), { locale }))
    expectExported(pageOf({}, { locale, usePlaceholderImages: false, actionUrl: '/apply' }))
  })

  test('whatever somebody writes', () => {
    for (const [index, text] of hostileTexts.entries()) {
      const address = hostileAddresses[index % hostileAddresses.length] ?? ''
      const data = manifest.components.map((component) => {
        const texts = contentWith(component, index % 2 === 0 ? 'everything' : 'texts', text)
        return [component.code, index % 3 === 0 ? contentWith(component, 'addresses', address) : texts]
      })
      expectExported(pageOf(Object.fromEntries(data), { locale }))
    }
  })
})
