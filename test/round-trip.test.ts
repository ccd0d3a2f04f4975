import fc from 'fast-check'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { locales, otherLocale } from '#base/locale.ts'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { hasContent } from '#catalogue/lookup.ts'
import { readData } from '#content/parse-result.ts'
import { createPageSpec } from '#layout/page-spec.ts'
import { describeRead } from '#texts/parse-result.ts'
import { readSpec } from '#word/read.ts'
import { type SpecInput, writeSpec } from '#word/write.ts'
import { compareReading } from './compare-reading.ts'
import { randomContent, randomSwitches } from './random-content.ts'
import { comparable, emptyPage, place, samplePage } from './written-page.ts'

const catalogue = loadCatalogue('catalogue')
const { manifest } = catalogue
const withContent = manifest.components.filter(hasContent)

function read(bytes: Uint8Array) {
  return describeRead(readSpec(bytes, { catalogue: manifest, filename: 'page.docx' }))
}

function expectSame(page: SpecInput, bytes: Uint8Array) {
  const result = read(bytes)
  const given = comparable(manifest, page.components, page.content)
  expect(comparable(manifest, page.components, readData(result.data))).toEqual(given)
  expect(compareReading(page, result).lost).toEqual([])
  return result
}

describe.each(locales)('in %s', (locale) => {
  test.each(withContent.map(({ code }) => code))('the sample of %s comes back as it was', async (code) => {
    const page = samplePage(catalogue, [code], locale)
    const result = expectSame(page, await writeSpec(page))
    expect(result).toMatchObject({ success: true, errors: [], warnings: [] })
  })

  test('a page of all components comes back with its layout, protected or not', async () => {
    const codes = manifest.components.map(({ code }) => code).filter((code) => !code.endsWith('-EI'))
    for (const protect of [false, true]) {
      const page = { ...samplePage(catalogue, codes, locale), protect }
      const result = expectSame(page, await writeSpec(page))
      expect(result.errors).toEqual([])
      expect(result.warnings).toEqual([])
      expect(result.metadata).toMatchObject({
        pageName: page.pageName,
        locale,
        createdAt: page.createdAt,
        layoutHash: createPageSpec(page, page.createdAt).page.layoutHash,
        components: page.components,
      })
    }
  })

  test('beside the texts of the other language a page comes back as without them', async () => {
    const codes = manifest.components.map(({ code }) => code).filter((code) => !code.endsWith('-EI'))
    const other = samplePage(catalogue, codes, otherLocale(locale))
    const page = { ...samplePage(catalogue, codes, locale), beside: other }
    const result = expectSame(page, await writeSpec(page))
    expect(result.errors).toEqual([])
    expect(result.warnings).toEqual([])
    const faq = page.components.find(({ code }) => code === 'FAQ001')?.instanceId ?? ''
    const first = other.content[faq]?.items[0]?.question?.value
    expect(first).toBeTruthy()
    expect(result.beside?.[`${faq}/question/1`]).toBe(first)
  })

  test('items that are in the other language alone keep their places', async () => {
    const page = samplePage(catalogue, ['FAQ001'], locale)
    const [{ instanceId } = { instanceId: '' }] = page.components
    const faq = page.content[instanceId]
    if (!faq) throw new Error('the sample has no questions')
    const items = faq.items.map((item, index) => (index === 1 ? item : {}))
    const written = { ...page, content: { [instanceId]: { ...faq, items } } }
    const bytes = await writeSpec({
      ...written,
      beside: samplePage(catalogue, ['FAQ001'], otherLocale(locale)),
    })
    const result = read(bytes)
    const found = readData(result.data)[instanceId]?.items ?? []
    expect(found.map(({ question }) => question?.value)).toEqual(
      items.map(({ question }) => question?.value ?? ''),
    )
  })

  test('without the row of headings the columns are told apart by what is in them', async () => {
    const page = {
      ...samplePage(catalogue, ['FAQ001', 'HBR001'], locale),
      beside: samplePage(catalogue, ['FAQ001', 'HBR001'], otherLocale(locale)),
    }
    const parts = unzipSync(await writeSpec(page))
    const body = strFromU8(parts['word/document.xml'] ?? new Uint8Array())
    const headless = body.replace(/<w:tr>(?:(?!<\/w:tr>).)*<w:tblHeader\/>(?:(?!<\/w:tr>).)*<\/w:tr>/gs, '')
    expect(headless).not.toBe(body)
    const result = read(zipSync({ ...parts, 'word/document.xml': strToU8(headless) }))
    expect(comparable(manifest, page.components, readData(result.data))).toEqual(
      comparable(manifest, page.components, page.content),
    )
  })

  test('an empty document has no values', async () => {
    const components = place(withContent.map(({ code }) => code))
    const page = emptyPage({ manifest, components, locale })
    expectSame(page, await writeSpec(page))
  })
})

test.each(withContent)('any content of $code within its limits comes back as it was', async (component) => {
  const components = place([component.code])
  const [{ instanceId } = { instanceId: '' }] = components
  const page = randomContent(component).chain((content) =>
    fc.record({
      locale: fc.constantFrom(...locales),
      content: fc.constant({ [instanceId]: content }),
      optionalElements: fc.record({ [instanceId]: randomSwitches(component, content.items.length) }),
    }),
  )
  await fc.assert(
    fc.asyncProperty(page, async (given) => {
      const written = emptyPage({ manifest, components, ...given })
      expectSame(written, await writeSpec(written))
    }),
    { numRuns: 3 },
  )
})

describe('the mark of a machine-written value', () => {
  const title = 'A credit card that pays you back'
  const page = emptyPage({
    manifest,
    components: [{ code: 'HBR001', instanceId: 'HBR-0001' }],
    content: { 'HBR-0001': { fields: { title: { value: title, ai_generated: true } }, items: [] } },
  })

  test('stays while the value is what was exported', async () => {
    expect(read(await writeSpec(page)).data['HBR-0001']?.title).toEqual({ value: title, ai_generated: true })
  })

  test('goes when a person changed the value', async () => {
    const bytes = edit(await writeSpec(page), 'word/document.xml', (xml) =>
      xml.replace(title, `${title} daily`),
    )
    expect(read(bytes).data['HBR-0001']?.title).toEqual({ value: `${title} daily`, ai_generated: false })
  })

  test('counts alone where an editor dropped the digests', async () => {
    const changed = edit(await writeSpec(page), 'word/document.xml', (xml) =>
      xml.replace(title, 'Another title'),
    )
    const bytes = edit(changed, 'docProps/custom.xml', (xml) => xml.replace(/<property .*<\/property>/s, ''))
    expect(read(bytes).data['HBR-0001']?.title).toEqual({ value: 'Another title', ai_generated: true })
  })
})

test('a link to a path of the site is found again behind the way there that LibreOffice makes of it', async () => {
  const answer = 'See <a href="/cards/cashback">the card</a> first.'
  const items = [{ answer: { value: answer, ai_generated: false } }]
  const components = place(['FAQ001'])
  const page = emptyPage({ manifest, components, content: { 'FAQ-0001': { fields: {}, items } } })
  const relationships = 'word/_rels/document.xml.rels'
  const bytes = edit(await writeSpec(page), relationships, (xml) =>
    xml.replace('"/cards/', '"../../../cards/'),
  )
  expect(readData(read(bytes).data)['FAQ-0001']?.items[0]?.answer?.value).toBe(answer)
})

function edit(bytes: Uint8Array, name: string, change: (xml: string) => string): Uint8Array {
  const parts = unzipSync(bytes)
  const before = strFromU8(parts[name] ?? new Uint8Array())
  const after = change(before)
  expect(after).not.toBe(before)
  return zipSync({ ...parts, [name]: strToU8(after) })
}
