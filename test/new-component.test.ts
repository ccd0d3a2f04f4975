import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locales } from '#base/locale.ts'
import { columnsOf, findComponent } from '#catalogue/lookup.ts'
import { readData } from '#content/parse-result.ts'
import { loadCheckedCatalogue } from '#html/load-checked.node.ts'
import { createRenderer } from '#html/render.ts'
import { describeRead } from '#texts/parse-result.ts'
import { readSpec } from '#word/read.ts'
import { writeSpec } from '#word/write.ts'
import { createDraftWriter } from '#writing/draft-writer/draft-writer.ts'
import { describeContract } from './component-contract.ts'
import { copyLibraryWithNew, copySmallCatalogue, newCodes } from './small-catalogue.ts'
import { problemsIn } from './sound-html.ts'
import { briefFor, tones } from './writing/briefs.ts'
import { writePage } from './writing/page.ts'
import { sharedSentences } from './writing/page-measures.ts'
import { twelveSections } from './writing/sections.ts'
import { valueMeasures } from './writing/value-measures.ts'
import { comparable, samplePage } from './written-page.ts'

/** A component is one folder: what these say of the library with six more holds without another edit. */

const library = loadCheckedCatalogue(copyLibraryWithNew())
const { manifest } = library
const componentOf = (code: string) => findComponent(manifest, code) ?? expect.fail(code)
const components = newCodes.map(componentOf)
const writer = createDraftWriter()

describeContract(copySmallCatalogue())

test('new components stand behind those that the library orders', () => {
  expect(library.broken).toEqual([])
  const ordered: string[] = JSON.parse(readFileSync('catalogue/manifest.json', 'utf8')).order
  const codes = manifest.components.map(({ code }) => code)
  const behind = codes.slice(ordered.length)
  expect(codes.slice(0, ordered.length)).toEqual(ordered)
  expect(behind).toEqual(behind.toSorted((one, other) => one.localeCompare(other)))
  expect(behind).toEqual(expect.arrayContaining(newCodes))
})

test.each(locales)('they come back from Word as they were (%s)', async (locale) => {
  const page = samplePage(library, newCodes, locale)
  const result = describeRead(readSpec(await writeSpec(page), { catalogue: manifest, filename: 'page.docx' }))
  expect(result).toMatchObject({ success: true, errors: [], warnings: [] })
  expect(comparable(manifest, page.components, readData(result.data))).toEqual(
    comparable(manifest, page.components, page.content),
  )
})

test.each(locales)('they make a sound page with the others (%s)', async (locale) => {
  const codes = ['HDR001-ENBD', 'HBR002', ...newCodes, 'FAQ001', 'FTR001-ENBD']
  const { components, content } = samplePage(library, codes, locale)
  const html = createRenderer(manifest, library.pageFiles).renderPage({
    name: 'new-components',
    locale,
    components,
    content,
    optionalElements: {},
    usePlaceholderImages: true,
  })
  expect(await problemsIn(html)).toEqual([])
  for (const { instanceId } of components.slice(1, -1))
    expect(html).toContain(`id="${instanceId.toLowerCase()}"`)
  expect(html).toContain(locale === 'en-AE' ? '"name":"Where do I apply?"' : '"name":"أين أقدّم الطلب؟"')
})

test.each(locales)('the draft writer says what their roles ask for (%s)', async (locale) => {
  for (const tone of tones) {
    const brief = briefFor('cashback card', locale, tone)
    const page = await writePage(writer, brief, components)
    const broken = page.flatMap((value) =>
      Object.entries(valueMeasures)
        .filter(([, holds]) => holds(value, brief) === false)
        .map(([measure]) => `${measure}: ${value.component.code}.${value.field.name}: ${value.value}`),
    )
    expect(broken).toEqual([])
    for (const { field, value } of page) {
      const isLeft = ['quote', 'person', 'note'].includes(field.role ?? '')
      expect(isLeft ? value : '', field.name).toBe('')
      if (['title', 'promise', 'lead', 'action', 'question', 'body'].includes(field.role ?? ''))
        expect(value, field.name).not.toBe('')
    }
  }
})

test.each(locales)('they share no sentence with the sections that stand there (%s)', async (locale) => {
  const standing = manifest.components.filter(({ code }) => twelveSections.slice(0, 8).includes(code))
  const brief = briefFor('savings account', locale, 'friendly')
  expect(sharedSentences(await writePage(writer, brief, [...standing, ...components]), brief)).toEqual([])
})

test('a footnote is left to people', async () => {
  const faq = componentOf('FAQ001')
  const [title] = faq.docx.fields
  const footnote = {
    ...(title ?? expect.fail()),
    name: 'footnote',
    role: 'note' as const,
    fallback: undefined,
  }
  const component = { ...faq, docx: { ...faq.docx, fields: [...faq.docx.fields, footnote] } }
  const page = await writePage(writer, briefFor('cashback card', 'en-AE', 'casual'), [component])
  expect(page.find(({ field }) => field.name === 'footnote')).toMatchObject({ value: '', notes: [] })
  expect(columnsOf(component).length).toBe(2)
})
