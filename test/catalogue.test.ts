import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { locales } from '#base/locale.ts'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { columnsOf, hasContent, isAiGenerated, startingRows } from '#catalogue/lookup.ts'
import { type Component, componentFileSchema, type Field } from '#catalogue/manifest.ts'
import { loadSample } from '#catalogue/sample.node.ts'
import { type ContentValue, emptyContent, type InstanceContent } from '#content/content.ts'
import { dataSchema, readData } from '#content/parse-result.ts'
import { findContentProblems } from '#content/values/check.ts'
import { escapeHtml, escapeText, readRichText } from '#content/values/rich-text.ts'
import { loadCheckedCatalogue } from '#html/load-checked.node.ts'
import type { Page } from '#html/page.ts'
import { createRenderer } from '#html/render.ts'
import { problemsIn } from './sound-html.ts'

const { manifest, pageFiles, broken } = loadCatalogue('catalogue')
const { renderPage } = createRenderer(manifest, pageFiles)
const instanceId = 'TST-0001'

function contentFrom(sample: unknown): InstanceContent {
  return readData(dataSchema.parse({ [instanceId]: sample }))[instanceId] ?? emptyContent
}

function pageOf({ code }: Component, content: InstanceContent, changes: Partial<Page> = {}): Page {
  return {
    name: 'test-page',
    locale: 'en-AE',
    components: [{ code, instanceId }],
    content: { [instanceId]: content },
    optionalElements: {},
    usePlaceholderImages: false,
    ...changes,
  }
}

/** Every text that a page must show, as it stands in HTML. */
function shownTexts(fields: readonly Field[], values: Record<string, ContentValue>): string[] {
  return fields
    .filter((field) => field.fixed === undefined)
    .flatMap((field) => {
      const value = values[field.name]?.value ?? ''
      if (Array.isArray(value)) return value.map(escapeHtml)
      if (field.type !== 'richtext') return [escapeHtml(value)]
      return readRichText(value).flatMap(({ runs }) => runs.map(({ text }) => escapeText(text.trim())))
    })
    .filter((text) => text !== '')
}

test('every folder holds', () => {
  expect(broken).toEqual([])
  expect(manifest.components).toHaveLength(28)
})

test('codes, families, fields, columns and row limits are those of the specification', () => {
  const expected = readFileSync('test/golden/catalogue.txt', 'utf8').trim().split('\n')
  expect(manifest.components.map(specificationOf).toSorted()).toEqual(expected.toSorted())
})

describe.each(manifest.components.filter(hasContent))('$code', (component) => {
  const fields = [...component.docx.fields, ...columnsOf(component)]

  test('nothing is required that the page can do without', () => {
    const wrong = fields.filter(
      (field) => field.required && (field.type === 'url' || field.fixed || field.fallback !== undefined),
    )
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  test('its fallback texts exist in every language', () => {
    for (const { fallback } of fields) {
      if (fallback)
        for (const locale of locales) expect(pageFiles.texts[locale][fallback], fallback).toBeTruthy()
    }
  })

  test('what no writer gives says so', () => {
    for (const field of fields) {
      expect(/not AI-generated/i.test(field.context), field.name).toBe(!isAiGenerated(field))
    }
  })

  test('its icons and default images exist', () => {
    for (const icon of component.icons ?? []) expect(pageFiles.icons).toHaveProperty([icon])
    for (const url of Object.values(component.defaultImages ?? {})) {
      expect(pageFiles.placeholders).toHaveProperty([url ?? ''])
    }
  })

  test('it has a thumbnail', () => {
    expect(existsSync(`catalogue/${component.code}/thumbnail.webp`)).toBe(true)
  })

  test('an empty instance still makes a sound page', async () => {
    const html = renderPage(pageOf(component, emptyContent))
    expect(html).toContain(`id="${instanceId.toLowerCase()}"`)
    expect(await problemsIn(html)).toEqual([])
  })

  for (const locale of locales) {
    const content = contentFrom(loadSample('catalogue', component.code, locale))

    test(`its ${locale} sample fills every field and meets its own limits`, () => {
      expect(findContentProblems(component, content)).toEqual([])
      expect(content.items.length).toBeGreaterThanOrEqual(startingRows(component))
    })

    test(`its ${locale} page shows every value and is sound`, async () => {
      const html = renderPage(pageOf(component, content, { locale, usePlaceholderImages: true }))
      const shown = html.replace(/<\/?(?:bdi|span)>/g, '')
      for (const text of shownTexts(component.docx.fields, content.fields)) expect(shown).toContain(text)
      for (const item of content.items) {
        for (const text of shownTexts(columnsOf(component), item)) expect(shown).toContain(text)
      }
      expect(await problemsIn(html)).toEqual([])
    })
  }
})

describe.each(manifest.components)('the template of $code', ({ code }) => {
  const source = pageFiles.templates[code] ?? ''

  test('has no script, no raw output and only logical directions', () => {
    expect(source).not.toMatch(/<script|\son\w+=|\|\s*raw/)
    expect(source).not.toMatch(
      /(margin|padding|border)-(left|right)|[^-](left|right)\s*:|text-align:\s*(left|right)/,
    )
  })
})

test('a broken folder is named with file and field, and the others load', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'catalogue-'))
  await cp('catalogue', directory, { recursive: true })
  const file = join(directory, 'FAQ001', 'component.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"richtext"', '"prose"'))

  const loaded = loadCatalogue(directory)
  expect(loaded.manifest.components).toHaveLength(27)
  expect(loaded.broken).toMatchObject([{ folder: 'FAQ001', file: 'component.json' }])
  expect(loaded.broken[0]?.reason).toContain('docx.items.columns.1.type')
})

test.each([
  ['FAQ001', 'template.html', '<style>\na {}\n</style>\n{% for %}{{ x.title', 'line:4'],
  ['HBR001', 'template.html', '{{ title | nope }}', 'nope'],
  ['HBR001', 'template.html', '{{ x.nope }}', 'x'],
  ['HBR001', 'template.html', '{% if %}a{% endif %}', 'invalid value expression'],
  ['MBS001', 'sample.ar-AE.json', '{', 'JSON'],
])(
  'a %s whose %s is broken (%#) is named and left out, and the others load',
  async (folder, name, text, reason) => {
    const directory = mkdtempSync(join(tmpdir(), 'catalogue-'))
    await cp('catalogue', directory, { recursive: true })
    writeFileSync(join(directory, folder, name), text)
    for (const foreign of ['.git', '__MACOSX']) mkdirSync(join(directory, foreign))

    const loaded = loadCheckedCatalogue(directory)
    expect(loaded.broken).toEqual([{ folder, file: name, reason: expect.stringContaining(reason) }])
    expect(loaded.manifest.components).toHaveLength(27)
    expect(loaded.pageFiles.templates).not.toHaveProperty(folder)
  },
)

test('a page around the sections that is broken is no catalogue', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'catalogue-'))
  await cp('catalogue', directory, { recursive: true })
  writeFileSync(join(directory, 'page/page.html'), '{{ nope }}')
  expect(() => loadCheckedCatalogue(directory)).toThrow('page/page.html: undefined variable: nope')
})

test.each([
  [
    'a path that leaves the site',
    '/en/terms-and-conditions',
    '//evil.example/terms',
    'legal.ENBD.en-AE.terms',
  ],
  ['a script', '/ar/cookie-policy', 'javascript:x()', 'legal.ENBD.ar-AE.cookies'],
  ['an address for a domain', 'emiratesnbd.com', 'https://emiratesnbd.com', 'domains.0'],
])('a site.json with %s is named', async (_, before, after, place) => {
  const directory = mkdtempSync(join(tmpdir(), 'catalogue-'))
  await cp('catalogue', directory, { recursive: true })
  const file = join(directory, 'page/site.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace(before, after))
  expect(() => loadCatalogue(directory)).toThrow(`page/site.json: ${place}`)
})

test('a button that leads to no address beside it is named', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'catalogue-'))
  await cp('catalogue', directory, { recursive: true })
  const file = join(directory, 'HBR001/component.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"leadsTo": "cta_url"', '"leadsTo": "title"'))
  expect(loadCatalogue(directory).broken[0]?.reason).toContain('"cta_text" leads to "title"')
})

test('component.schema.json is what the schema says', () => {
  const schema = JSON.parse(readFileSync('catalogue/component.schema.json', 'utf8'))
  expect(schema).toEqual(JSON.parse(JSON.stringify(z.toJSONSchema(componentFileSchema, { io: 'input' }))))
})

function specificationOf({ code, family, docx: { fields, items } }: Component): string {
  const namesOf = (list: readonly Field[]) => list.map(({ name }) => name).join(' ') || '-'
  const rows = items ? `${items.minRows}-${items.maxRows}, default ${items.defaultRows}` : '-'
  return [code, family, namesOf(fields), namesOf(items?.columns ?? []), rows].join(' | ')
}
