import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { locales } from '#base/locale.ts'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { loadStartPages } from '#catalogue/load-start-pages.node.ts'
import { findComponent, hasContent } from '#catalogue/lookup.ts'
import { contentOf } from '#content/content.ts'
import { draftSchema } from '#content/draft/draft.ts'
import { countNotAccepted, exportContent } from '#content/draft/draft-content.ts'
import { findContentProblems } from '#content/values/check.ts'
import { pageBrand } from '#layout/layout.ts'
import { validateLayout } from '#layout/rules.ts'
import { makeStart } from '../src/web/builder/starting/make-start.ts'
import { copySmallCatalogue } from './small-catalogue.ts'

const catalogue = loadCatalogue('catalogue')
const { manifest } = catalogue
const { pages, broken } = loadStartPages(catalogue)
const at = '2026-11-20T08:00:00.000Z'
const kinds = pages.flatMap((page) =>
  (['ENBD', 'EI'] as const).flatMap((brand) =>
    locales.map((locale) => ({ page, name: page.name, brand, locale })),
  ),
)

test('there are at least eight, and none is broken', () => {
  expect(broken).toEqual([])
  expect(pages.length).toBeGreaterThanOrEqual(8)
})

test.each(kinds)(
  '$name of $brand in $locale is a whole page of samples that fit',
  ({ page, brand, locale }) => {
    const draft = makeStart(page, page.sections[locale], { brand, locale }, { manifest, at })
    expect(draftSchema.safeParse(draft).success).toBe(true)
    expect(validateLayout(draft.layout.components)).toEqual([])
    expect(pageBrand(draft.layout.components)).toBe(brand)

    const content = exportContent(draft.content)
    const problems = draft.layout.components.flatMap(({ code, instanceId }) => {
      const component = findComponent(manifest, code)
      if (!component || !hasContent(component)) return []
      return findContentProblems(component, contentOf(content, instanceId))
    })
    expect(problems).toEqual([])

    const values = Object.values(draft.content).flatMap(({ fields, items }) => [
      ...Object.values(fields),
      ...items.flatMap((item) => Object.values(item.values)),
    ])
    expect(values.every(({ status, origin }) => status === 'pending' && origin?.by === 'sample')).toBe(true)
    expect(countNotAccepted(draft.content)).toBe(values.length)
  },
)

test.each([
  ['{', /JSON/],
  [startOf(['GONE001']), /sections\.0: there is no component "GONE001"/],
  [startOf([{ code: 'STEPLIST003', texts: { 'en-AE': { gone: 'x' }, 'ar-AE': {} } }]), /has no "gone"/],
  [JSON.stringify({ order: 1, sections: ['STEPLIST003'] }), /title/],
])('a file that does not hold is named: %s', (file, reason) => {
  const directory = copySmallCatalogue()
  mkdirSync(join(directory, 'pages'), { recursive: true })
  writeFileSync(join(directory, 'pages', 'broken.json'), file)
  const loaded = loadStartPages(loadCatalogue(directory))
  expect(loaded.pages).toEqual([])
  expect(loaded.broken).toMatchObject([{ folder: 'pages', file: 'broken.json' }])
  expect(loaded.broken[0]?.reason).toMatch(reason)
})

function startOf(sections: unknown[]): string {
  return JSON.stringify({ title: { 'en-AE': 'Start', 'ar-AE': 'بداية' }, order: 1, sections })
}
