/** Random content within the limits of a component's fields, for laws that hold for any. */
import fc from 'fast-check'
import type { Locale } from '#base/locale.ts'
import { columnsOf, findComponent } from '#catalogue/lookup.ts'
import type { Component, Field, Manifest } from '#catalogue/manifest.ts'
import {
  type ContentValue,
  type ContentValues,
  emptyContent,
  type InstanceContent,
  type OptionalElements,
  type PageContent,
} from '#content/content.ts'
import { type RichBlock, type RichRun, writeRichText } from '#content/values/rich-text.ts'
import type { SpecInput } from '#word/write.ts'
import { emptyPage, place } from './written-page.ts'

const words = [
  'card',
  'AED 5,000',
  '5%',
  'R&D',
  '<b>',
  '"quoted"',
  'it’s',
  "'",
  '&amp;',
  '{wpb-list-number-0}',
  '-',
  'ﬁne',
  'é',
  '😀',
  '👩‍👧',
  'الراتب',
  'بطاقة',
  '٥٪',
  '\u00a0',
  'שלום',
  '\\',
  ']]>',
  'x;y',
]

const links = [
  'https://example.com/a?b=1&c=2#d',
  'https://example.com/عربي',
  '/cards/cashback',
  '#faq',
  'mailto:help@example.com',
  'tel:+971600000000',
]

const line = (max: number) =>
  fc
    .array(fc.constantFrom(...words), { minLength: 1, maxLength: 12 })
    .map((parts) => cut(parts.join(' '), max))
    .filter((text) => text !== '')

/** As much of the text as fits, without half a character at its end. */
function cut(text: string, max: number): string {
  return text
    .slice(0, max)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
}

const run: fc.Arbitrary<RichRun> = fc
  .record(
    {
      text: fc.tuple(line(40), fc.constantFrom('', ' ', '\n')).map((parts) => parts.join('')),
      bold: fc.constant(true),
      italic: fc.constant(true),
      underline: fc.constant(true),
      struck: fc.constant(true),
      position: fc.constantFrom('sup', 'sub'),
      href: fc.constantFrom(...links),
    },
    { requiredKeys: ['text'] },
  )
  .map((given) => given as RichRun)

const block: fc.Arbitrary<RichBlock> = fc.record({
  kind: fc.constantFrom('paragraph', 'bullet', 'number'),
  runs: fc.array(run, { minLength: 1, maxLength: 4 }),
})

function randomValue(field: Field): fc.Arbitrary<string | string[]> {
  const max = field.max ?? 200
  switch (field.type) {
    case 'number':
      return fc.integer({ min: field.min ?? 0, max: field.max ?? 1_000_000 }).map(String)
    case 'url':
      return fc.constantFrom(...links)
    case 'array':
      return fc.array(line(Math.min(max, 60)), {
        minLength: field.minItems ?? 1,
        maxLength: field.maxItems ?? 6,
      })
    case 'richtext':
      return fc.array(block, { minLength: 1, maxLength: 5 }).map(writeRichText)
    case 'text':
      return fc.array(line(max), { minLength: 1, maxLength: 2 }).map((lines) => cut(lines.join('\n'), max))
  }
}

function contentValue(field: Field): fc.Arbitrary<ContentValue> {
  const nothing: fc.Arbitrary<string | string[]> = fc.constant(field.type === 'array' ? [] : '')
  const value = field.required
    ? randomValue(field)
    : fc.oneof({ weight: 4, arbitrary: randomValue(field) }, { weight: 1, arbitrary: nothing })
  return fc.record({ value, ai_generated: fc.boolean() })
}

function contentValues(fields: readonly Field[]): fc.Arbitrary<ContentValues> {
  return fc.record(Object.fromEntries(fields.map((field) => [field.name, contentValue(field)])))
}

export function randomContent(component: Component): fc.Arbitrary<InstanceContent> {
  const { minRows = 0, maxRows = 0 } = component.docx.items ?? {}
  const items = fc.array(contentValues(columnsOf(component)), {
    minLength: minRows,
    maxLength: Math.min(maxRows, minRows + 3),
  })
  return fc.record({ fields: contentValues(component.docx.fields), items })
}

/** Which optional elements of the first `count` items are shown, by item index from 0. */
export function randomSwitches(component: Component, count: number): fc.Arbitrary<OptionalElements[string]> {
  const ids = (component.optionalElements ?? []).map(({ id }) => id)
  const elements = fc.record(Object.fromEntries(ids.map((id) => [id, fc.boolean()])))
  return fc
    .array(elements, { minLength: count, maxLength: count })
    .map((items) => Object.fromEntries(items.entries()))
}

/** A page of given components with content that is always the same. */
export function randomPage(manifest: Manifest, codes: readonly string[], locale: Locale): SpecInput {
  const components = place(codes)
  const content: PageContent = {}
  const optionalElements: OptionalElements = {}
  for (const [seed, { code, instanceId }] of components.entries()) {
    const component = findComponent(manifest, code)
    if (!component) continue
    const [random = emptyContent] = fc.sample(randomContent(component), { seed, numRuns: 1 })
    const [switches = {}] = fc.sample(randomSwitches(component, random.items.length), { seed, numRuns: 1 })
    content[instanceId] = random
    optionalElements[instanceId] = switches
  }
  return emptyPage({ manifest, components, content, optionalElements, locale })
}
