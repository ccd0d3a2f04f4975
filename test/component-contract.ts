import { describe, expect, test } from 'vitest'
import { escapeHtml, escapeText } from '#base/escape-html.ts'
import { locales } from '#base/locale.ts'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { columnsOf, hasContent, isAiGenerated, startingRows } from '#catalogue/lookup.ts'
import type { Component, Field } from '#catalogue/manifest.ts'
import { loadSample } from '#catalogue/sample.node.ts'
import { type ContentValue, emptyContent, type InstanceContent } from '#content/content.ts'
import { dataSchema, readData } from '#content/parse-result.ts'
import { findContentProblems } from '#content/values/check.ts'
import { readRichText } from '#content/values/rich-text.ts'
import { createLiveRenderer } from '#html/live-renderer.ts'
import { splitMarks, withoutMarks } from '#html/marks.ts'
import type { Page } from '#html/page.ts'
import { createRenderer } from '#html/render.ts'
import { problemsIn } from './sound-html.ts'

const instanceId = 'TST-0001'

/** What holds for each component folder of a catalogue, whichever they are. */
export function describeContract(directory: string): void {
  const { manifest, pageFiles, broken } = loadCatalogue(directory)
  const { renderPage } = createRenderer(manifest, pageFiles)
  const { renderLive } = createLiveRenderer(manifest, pageFiles)

  test('every folder is valid', () => {
    expect(broken).toEqual([])
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

    test('an empty instance still makes a sound page', async () => {
      const html = renderPage(pageOf(component, emptyContent))
      expect(html).toContain(`id="${instanceId.toLowerCase()}"`)
      expect(await problemsIn(html)).toEqual([])
    })

    for (const locale of locales) {
      const content = contentFrom(loadSample(directory, component.code, locale))

      test(`its ${locale} sample fills every field and meets its own limits`, () => {
        expect(findContentProblems(component, content)).toEqual([])
        expect(namesWithoutWords(component.docx.fields, [content.fields])).toEqual([])
        expect(namesWithoutWords(columnsOf(component), content.items)).toEqual([])
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

      test(`its ${locale} section is the same while it is edited, and every text in it knows its place`, () => {
        const page = pageOf(component, content, { locale, usePlaceholderImages: true })
        const { html = '' } = renderLive(page, { emptyValues: 'left-out' }).sections[0] ?? {}
        expect(renderPage(page)).toContain(withoutMarks(html))
        const inPlaces = textInPlaces(html)
        const isText = ({ type }: Field) => type !== 'url'
        for (const text of shownTexts(component.docx.fields.filter(isText), content.fields)) {
          expect(inPlaces).toContain(text)
        }
        for (const item of content.items) {
          for (const text of shownTexts(columnsOf(component).filter(isText), item)) {
            expect(inPlaces).toContain(text)
          }
        }
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
}

/** What is read within marks. */
function textInPlaces(html: string): string {
  let isInPlace = false
  let text = ''
  for (const piece of splitMarks(html.replace(/<[^>]*>/g, ''))) {
    if (piece.kind !== 'text') isInPlace = piece.kind === 'start'
    else if (isInPlace) text += piece.text
  }
  return text
}

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
/** Of words and numbers, none of which the sample has: a template that leaves them out would not be seen. */
function namesWithoutWords(
  fields: readonly Field[],
  values: readonly Record<string, ContentValue>[],
): string[] {
  return fields
    .filter(({ type, fixed }) => type !== 'url' && fixed === undefined)
    .filter(({ name }) => values.every((each) => (each[name]?.value ?? '').length === 0))
    .map(({ name }) => name)
}

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
