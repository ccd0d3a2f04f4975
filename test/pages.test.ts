import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { locales } from '#base/locale.ts'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { columnsOf, findComponent, hasContent } from '#catalogue/lookup.ts'
import type { Component, Field } from '#catalogue/manifest.ts'
import { contentOf } from '#content/content.ts'
import { dataSchema, readData } from '#content/parse-result.ts'
import { findContentProblems } from '#content/values/check.ts'
import type { Page } from '#html/page.ts'
import { createRenderer } from '#html/render.ts'
import { layoutHash } from '#layout/page-spec.ts'
import { readElements, readStructuredData, readText } from './page-elements.ts'
import { loadSampleLayout, loadSamplePage, samplePages } from './sample-pages/load-sample-page.ts'
import { problemsIn } from './sound-html.ts'
import { samplePage } from './written-page.ts'

/** What holds for every page that leaves the product, whatever stands on it. */

const catalogue = loadCatalogue('catalogue')
const { manifest, pageFiles } = catalogue
const { renderPage } = createRenderer(manifest, pageFiles)
const codes = manifest.components.map(({ code }) => code)
const written = manifest.components.filter(hasContent)
const brands = ['ENBD', 'EI'] as const

function pageOf(components: Page['components'], data: object, changes: Partial<Page> = {}): Page {
  return {
    name: 'test-page',
    locale: 'en-AE',
    components,
    content: readData(dataSchema.parse(data)),
    optionalElements: {},
    usePlaceholderImages: false,
    ...changes,
  }
}

function everyComponent(brand: string, locale: Page['locale']): Page {
  const wanted = [`HDR001-${brand}`, ...written.map(({ code }) => code), `FTR001-${brand}`]
  const { components, content } = samplePage(catalogue, wanted, locale)
  return { ...pageOf(components, {}, { locale }), content }
}

function headingLevels(html: string): number[] {
  return readElements(html).flatMap(({ name }) => (/^h[1-6]$/.test(name) ? [Number(name[1])] : []))
}

/** A page stands by itself, reads in order and carries its own policy. */
async function expectSound(html: string) {
  expect(await problemsIn(html)).toEqual([])
  const elements = readElements(html)
  const named = (name: string) => elements.filter((element) => element.name === name)
  expect(['main', 'title', 'h1'].map((name) => named(name).length)).toEqual([1, 1, 1])
  expect(headingLevels(html).filter((level, index, all) => level - (all[index - 1] ?? 0) > 1)).toEqual([])
  const [policy] = named('meta').filter(({ attributes }) => attributes['http-equiv'])
  expect(policy?.attributes.content).toMatch(/^default-src 'none'; .*base-uri 'none'; form-action 'none'$/)
  expect(named('script').filter(({ attributes }) => attributes.type !== 'application/ld+json')).toEqual([])
  expect(elements.filter(({ name }) => ['iframe', 'object', 'embed', 'form', 'base'].includes(name))).toEqual(
    [],
  )
  expect(named('link').map(({ attributes }) => attributes.rel)).toEqual(['icon'])
}

describe.each(brands)('a page of every component of %s', (brand) => {
  test.each(locales)('in %s is sound', async (locale) => {
    await expectSound(renderPage(everyComponent(brand, locale)))
  })
})

describe.each(samplePages)('the sample page %s', (name) => {
  const page = loadSamplePage(name)
  const html = renderPage(page)

  test('keeps the limits of its components', () => {
    for (const { code, instanceId } of page.components) {
      const component = findComponent(manifest, code)
      expect(component && findContentProblems(component, contentOf(page.content, instanceId))).toEqual([])
    }
    expect(layoutHash(loadSampleLayout(name))).toBe(page.layoutHash)
  })

  test('is sound, and carries its layout hash', async () => {
    await expectSound(html)
    expect(html).toContain(`<meta name="layout-hash" content="${page.layoutHash}">`)
  })

  test('is the same bytes each time', () => {
    expect(createRenderer(manifest, pageFiles).renderPage(page)).toBe(html)
  })

  test('answers in JSON-LD what it answers to readers', () => {
    const text = readText(html)
    const { mainEntity } = readStructuredData(html) as {
      mainEntity: { name: string; acceptedAnswer: { text: string } }[]
    }
    expect(mainEntity.length).toBeGreaterThan(2)
    for (const { name: question, acceptedAnswer } of mainEntity) {
      expect(text).toContain(question)
      for (const sentence of acceptedAnswer.text.split(/\n|(?<=[.؟?]) /)) expect(text).toContain(sentence)
    }
  })
})

test('the ten heaviest components weigh at most 30 kB without images', () => {
  const weigh = (chosen: readonly string[], locale: Page['locale']) => {
    const { components, content } = samplePage(catalogue, chosen, locale)
    return gzipSync(renderPage({ ...pageOf(components, {}, { locale }), content })).length
  }
  for (const locale of locales) {
    const weights = new Map(codes.map((code) => [code, weigh([code], locale)]))
    const heaviest = codes.toSorted((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0)).slice(0, 10)
    expect(weigh(heaviest, locale)).toBeLessThan(30_000)
  }
})

test('a page holds the styles of its own components alone', () => {
  const html = renderPage(pageOf([{ code: 'FAQ001', instanceId: 'FAQ-0001' }], {}))
  expect(html).toContain('.faq001-item')
  expect(html).not.toContain('.hbr003')
})

test.each([
  pageFiles.css,
  pageFiles.brandCss.ENBD,
  pageFiles.brandCss.EI,
  ...Object.values(pageFiles.templates),
])('styles know no left and right (%#)', (source) => {
  expect(source).not.toMatch(
    /(margin|padding|border|inset|scroll-margin|scroll-padding)-(left|right|top|bottom)/,
  )
  expect(source).not.toMatch(/[{;\s](left|right|top|bottom|width|height|min-width|max-height)\s*:/)
  expect(source).not.toMatch(/(text-align|float|clear)\s*:\s*(left|right)/)
})

test.each([pageFiles.css, ...Object.values(pageFiles.templates)])(
  'nothing moves where motion is not welcome (%#)',
  (source) => {
    const still = source.replace(/@media \(prefers-reduced-motion: no-preference\) \{[\s\S]*?\n\}/g, '')
    expect(still).not.toMatch(/animation|transition|@keyframes|[^r]scroll-behavior/)
  },
)

test('grounds differ from one section to the next, whatever the order', () => {
  for (const order of [codes, codes.toReversed(), codes.toSorted()]) {
    const html = renderPage(everyOf(order))
    const grounds = readElements(html.slice(html.indexOf('<main'))).flatMap(({ name, attributes }) =>
      name === 'section' && attributes.id ? (/ground-(\w+)/.exec(attributes.class ?? '')?.[1] ?? []) : [],
    )
    const equal = grounds.filter((ground, index) => ground !== 'deep' && ground === grounds[index - 1])
    expect(grounds.length).toBeGreaterThan(20)
    expect(equal).toEqual([])
  }
})

test.each([
  ['nothing', []],
  ['a header and a footer', ['HDR001-EI', 'FTR001-EI']],
  ['a separator', ['CNTSEPERATOR001']],
])('a page of %s is sound', async (_, chosen) => {
  await expectSound(renderPage(everyOf(chosen)))
})

test.each([1, 50])('every list with %d items is sound', async (count) => {
  for (const component of written.filter(({ docx }) => docx.items)) {
    await expectSound(
      renderPage(pageOf([place(component)], { [component.code]: repeated(component, count) })),
    )
  }
})

test('of buttons and links without an address those with words of an author stand, and lead on within the page', () => {
  for (const component of written) {
    const html = renderPage(pageOf([place(component)], { [component.code]: repeated(component, 3, '') }))
    const targets = readElements(html).flatMap(({ name, attributes }) =>
      name === 'a' ? [attributes.href ?? ''] : [],
    )
    expect(targets.filter((target) => !/^#[a-z]/.test(target))).toEqual([])
  }
})

test('two sections of one title are read under two names', () => {
  const html = renderPage(
    pageOf(
      ['KBS-0001', 'KBS-0002'].map((instanceId) => ({ code: 'KBS001', instanceId })),
      { 'KBS-0001': repeatedTitles(2), 'KBS-0002': repeatedTitles(2) },
    ),
  )
  const sections = readElements(html).filter(({ name }) => name === 'section')
  expect(sections.map(({ attributes }) => attributes['aria-label'] ?? attributes['aria-labelledby'])).toEqual(
    ['kbs-0001-title', 'Key Benefits (2)'],
  )
})

test.each(brands)('the legal links of %s lead where the catalogue says, in both languages', (brand) => {
  for (const locale of locales) {
    const html = renderPage(pageOf([place({ code: `FTR001-${brand}` })], {}, { locale }))
    const targets = readElements(html).flatMap(({ name, attributes }) =>
      name === 'a' ? [attributes.href] : [],
    )
    const { terms, privacy, cookies } = pageFiles.site.legal[brand][locale]
    expect(targets).toEqual(['#main', terms, privacy, cookies])
  }
})

test('where the page will stand is told when it is known', () => {
  const faq = [{ code: 'FAQ001', instanceId: 'FAQ-0001' }]
  const publicUrl = 'https://www.example.com/cards?a=1&b=2'
  const html = renderPage(pageOf(faq, {}, { publicUrl }))
  expect(html).toContain('<link rel="canonical" href="https://www.example.com/cards?a=1&amp;b=2">')
  expect(html).toContain('<meta property="og:url" content="https://www.example.com/cards?a=1&amp;b=2">')
  expect(renderPage(pageOf(faq, {}))).not.toMatch(/canonical|og:url/)
})

test('a page is shared with its first image from the web', () => {
  const data = { IMG: { title: 'A title', image_url: 'https://www.example.com/a.jpg' } }
  const placed = [{ code: 'IMGCNT001', instanceId: 'IMG' }]
  expect(renderPage(pageOf(placed, data))).toContain(
    '<meta property="og:image" content="https://www.example.com/a.jpg">',
  )
  expect(renderPage(pageOf(placed, {}, { usePlaceholderImages: true }))).not.toContain('og:image')
})

test('placeholders wear the colours of the page’s brand', () => {
  const html = renderPage({
    ...everyOf(['HDR001-EI', 'KBS001'], { KBS001: repeatedTitles(1) }),
    usePlaceholderImages: true,
  })
  const [image = ''] = /src="data:image[^"]*"/.exec(html.slice(html.indexOf('<main'))) ?? []
  expect(image).toContain('%236a2bb0')
  expect(image).not.toContain('%230f5bd7')
})

function everyOf(chosen: readonly string[], data: object = {}): Page {
  return pageOf(
    chosen.map((code) => ({ code, instanceId: code })),
    data,
  )
}

function place({ code }: Pick<Component, 'code'>) {
  return { code, instanceId: code }
}

function repeatedTitles(count: number) {
  return { items: Array.from({ length: count }, (_, index) => ({ title: `Title ${index + 1}` })) }
}

/** Content with every value filled in and `count` items, each title its own. */
function repeated(component: Component, count: number, url = 'https://www.example.com/somewhere') {
  const values = (fields: readonly Field[], index: number) =>
    Object.fromEntries(fields.map((field) => [field.name, valueFor(field, index, url)]))
  const items = Array.from({ length: count }, (_, index) => values(columnsOf(component), index + 1))
  return { ...values(component.docx.fields, 0), ...(component.docx.items && { items }) }
}

function valueFor({ name, type }: Field, index: number, url: string) {
  if (type === 'url') return name.includes('image') ? '' : url
  if (type === 'number') return '50'
  return type === 'array' ? ['One', 'Two', 'Three'] : `Some words for ${name} ${index}`
}
