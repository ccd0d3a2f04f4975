import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Locale, locales } from '#base/locale.ts'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { loadSample } from '#catalogue/sample.node.ts'
import type { PageContent } from '#content/content.ts'
import { dataSchema, readData } from '#content/parse-result.ts'
import { isFooter, isHeader, type Placement } from '#layout/layout.ts'
import { contentWith, hostileAddresses, hostileTexts } from '../../test/hostile-values.ts'
import { randomPage } from '../../test/random-content.ts'
import { createLiveRenderer, type LiveSection } from './live-renderer.ts'
import { hasMarks, placesInTags, withoutMarks } from './marks.ts'
import type { Page } from './page.ts'
import { createRenderer } from './render.ts'

const { manifest, pageFiles } = loadCatalogue('catalogue')
const { renderPage } = createRenderer(manifest, pageFiles)
const { renderLive } = createLiveRenderer(manifest, pageFiles)
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

const samplesIn = (locale: Locale) =>
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
  const { sections, css } = renderLive(page, { emptyValues: 'left-out' })
  const exported = renderPage(page)
  // Not `toContain`, which would print the page.
  const missing = [`<style>${css}</style>`, ...partsOf(sections)].filter((part) => !exported.includes(part))
  expect(missing.map((part) => part.slice(0, 1000))).toEqual([])
  for (const { html } of sections) {
    const tags = placesInTags(html).match(/<[a-z][^>]*>/g) ?? []
    expect(tags.filter(hasMarks)).toEqual([])
  }
}

describe.each(locales)('in %s, sections less their marks are those of the exported page', (locale) => {
  test('with samples, and with nothing', () => {
    expectExported(pageOf(samplesIn(locale), { locale }))
    expectExported(pageOf({}, { locale, usePlaceholderImages: false, actionUrl: '/apply' }))
  })

  test('with random values and switches', () => {
    const { components, content, optionalElements } = randomPage(manifest, codes, locale)
    expectExported(pageOf({}, { locale, components, content, optionalElements }))
  })

  test.each(['everything', 'texts', 'addresses'] as const)('with hostile values in %s', (aim) => {
    const values = aim === 'addresses' ? hostileAddresses : hostileTexts
    for (let turn = 0; turn < 5; turn++) {
      const data = manifest.components.map((component, index) => {
        const value = values[(index * 5 + turn) % values.length] ?? ''
        return [component.code, contentWith(component, aim, value)]
      })
      expectExported(pageOf(Object.fromEntries(data), { locale }))
    }
  })
})

test('a value that holds marks of its own forges none', () => {
  const forged = { value: '\ufdd07\ufdd1x\ufdd2', ai_generated: false }
  const rich = { value: '<p>&#xfdd0;7&#xfdd1;x&#xfdd2;</p>', ai_generated: false }
  const page = pageOf({})
  page.content.FAQ001 = { fields: { title: forged }, items: [{ question: forged, answer: rich }] }
  expectExported(page)
  const faq = renderLive(page).sections.find(({ code }) => code === 'FAQ001')
  expect(faq?.html).not.toContain('\ufdd07\ufdd1')
  expect(faq?.html).toContain('7x')
})

describe('of the last page', () => {
  const placed: Placement[] = ['HBR001', 'FAQ001', 'KBS001', 'HLNUM001', 'CenteredCarousel'].map((code) => ({
    code,
    instanceId: `${code}-1`,
  }))
  const content: PageContent = readData(
    dataSchema.parse(
      Object.fromEntries(
        placed.map(({ code, instanceId }) => [instanceId, loadSample('catalogue', code, 'en-AE')]),
      ),
    ),
  )
  const page = pageOf({}, { components: placed, content })
  const edit = (instanceId: string, field: string, value: string, before: Page = page): Page => ({
    ...before,
    content: {
      ...before.content,
      [instanceId]: {
        items: [],
        ...before.content[instanceId],
        fields: { ...before.content[instanceId]?.fields, [field]: { value, ai_generated: false } },
      },
    },
  })

  /** Which sections of the second page are other objects. */
  function renewed(first: Page, second: Page, selected?: string): string[] {
    const before = renderLive(first).sections
    const after = renderLive(second, selected === undefined ? {} : { selected }).sections
    return after.filter((section) => !before.includes(section)).map(({ code }) => code)
  }

  test('every section is kept where nothing of it changed', () => {
    expect(renewed(page, structuredClone(page))).toEqual([])
    expect(renewed(page, edit('KBS001-1', 'section_title', 'Why us'))).toEqual(['KBS001'])
  })

  test('what changes for those behind is rendered again, and that alone', () => {
    const withoutTitle = edit('HBR001-1', 'title', '')
    const untitled = { ...withoutTitle, components: placed.slice(1) }
    expect(renewed(page, untitled)).toEqual(['FAQ001'])
    expect(renewed(page, edit('FAQ001-1', 'title', 'Latest News'))).toEqual(['FAQ001'])
  })

  test('selecting a section renders that one, where it has empty values', () => {
    expect(renewed(page, page, 'HBR001-1')).toEqual([])
    const empty = edit('HBR001-1', 'sub_title', '')
    expect(renewed(empty, empty, 'HBR001-1')).toEqual(['HBR001'])
  })

  test('a page after others is the same as by itself', () => {
    const { renderLive: renderOther } = createLiveRenderer(manifest, pageFiles)
    const alone = (one: Page) => {
      renderOther({ ...one, components: [] })
      return renderOther(one)
    }
    const titles = ['', 'Latest News', 'latest news', 'Frequently Asked Questions']
    const titleOf = (code: string) => manifest.components.find((each) => each.code === code)?.titleField ?? ''
    const step = fc.record({
      kind: fc.constantFrom('edit', 'remove', 'move', 'copy', 'locale', 'action'),
      at: fc.nat({ max: 9 }),
      title: fc.constantFrom(...titles),
    })
    const change = (before: Page, { kind, at, title }: { kind: string; at: number; title: string }): Page => {
      const { components } = before
      const chosen = components[at % Math.max(components.length, 1)]
      if (kind === 'locale') return { ...before, locale: before.locale === 'en-AE' ? 'ar-AE' : 'en-AE' }
      if (kind === 'action') return { ...before, actionUrl: title === '' ? '' : '/apply' }
      if (!chosen) return page
      if (kind === 'edit') return edit(chosen.instanceId, titleOf(chosen.code), title, before)
      const others = components.filter((each) => each !== chosen)
      if (kind === 'remove') return { ...before, components: others }
      if (kind === 'move') return { ...before, components: others.toSpliced(at, 0, chosen) }
      const instanceId = `${chosen.code}-${components.length + at + 2}`
      if (components.some((each) => each.instanceId === instanceId)) return before
      return {
        ...before,
        components: components.toSpliced(at, 0, { code: chosen.code, instanceId }),
        content: {
          ...before.content,
          [instanceId]: before.content[chosen.instanceId] ?? { fields: {}, items: [] },
        },
      }
    }
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
        let current = page
        for (const each of steps) {
          current = change(current, each)
          expect(renderLive(current)).toEqual(alone(current))
        }
      }),
      { numRuns: 15 },
    )
  })
})

test('a page that is rendered in turns has one more section with each, and is the same in the end', () => {
  const page = pageOf(samplesIn('en-AE'))
  const { renderLive: renderOn } = createLiveRenderer(manifest, pageFiles)
  const turns = codes.map(() => renderOn(page, { hasTime: () => false }))
  expect(turns.map(({ sections }) => sections.length)).toEqual(codes.map((_, index) => index + 1))
  expect(turns.map(({ isDone }) => isDone)).toEqual(codes.map((_, index) => index === codes.length - 1))
  expect(turns.at(-1)).toEqual(createLiveRenderer(manifest, pageFiles).renderLive(page))
})
