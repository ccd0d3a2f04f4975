import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Locale, locales } from '#base/locale.ts'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { columnsOf, hasContent } from '#catalogue/lookup.ts'
import type { Component, Field } from '#catalogue/manifest.ts'
import { loadSample } from '#catalogue/sample.node.ts'
import {
  type ContentValue,
  type ContentValues,
  emptyContent,
  type InstanceContent,
  type PageContent,
} from '#content/content.ts'
import { dataSchema, readData } from '#content/parse-result.ts'
import { canonicalValue } from '#word/canonical-value.ts'
import { readSpec } from '#word/read.ts'
import { writeSpec } from '#word/write.ts'

const { directory, manifest } = loadCatalogue('catalogue')
const instanceId = 'TST-0001'

async function throughWord(component: Component, content: InstanceContent, locale: Locale = 'en-AE') {
  const bytes = await writeSpec({
    manifest,
    pageName: 'round-trip',
    locale,
    createdAt: '2026-11-01T08:00:00.000Z',
    exportedAt: '2026-11-20T09:30:00.000Z',
    components: [{ code: component.code, instanceId }],
    content: { [instanceId]: content },
    optionalElements: {},
  })
  const result = readSpec(bytes, { catalogue: manifest, filename: 'round-trip.docx' })
  return { result, content: readData(result.data)[instanceId] }
}

const withContent = manifest.components.filter(hasContent)

describe.each(locales)('in %s', (locale) => {
  test.each(withContent.map((each) => [each.code, each] as const))(
    'the sample of %s comes back',
    async (code, component) => {
      const sample: PageContent = readData(
        dataSchema.parse({ [instanceId]: loadSample(directory, code, locale) }),
      )
      const written = sample[instanceId] as InstanceContent
      const { result, content } = await throughWord(component, written, locale)
      expect(result).toMatchObject({ success: true, warnings: [], errors: [], metadata: { locale } })
      expect(content).toMatchObject(written)
    },
  )
})

const words = fc
  .array(
    fc.constantFrom(
      'Save',
      'now',
      'ادخر',
      '5%',
      '<b>',
      '&amp;',
      '"quoted"',
      '[x]',
      'one;two',
      '😀',
      '\n',
      'HYPERLINK',
      'Item 2',
      '•',
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join(' '))

const richText = fc
  .array(
    fc.tuple(
      fc.constantFrom('<p>|</p>', '<ul><li>|</li><li>|</li></ul>', '<ol><li>|</li></ol>'),
      fc.constantFrom(
        '|',
        '<strong>|</strong>',
        '<em>a</em>|',
        '<u>|</u>',
        '<a href="https://a.example/?b=1&amp;c">|</a>',
        'a<br>|',
      ),
      fc.constantFrom('Save now', 'ادخر الآن', 'R&amp;D', '1 &lt; 2'),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((blocks) => blocks.map(([block, run, text]) => block.replaceAll('|', run.replace('|', text))).join(''))

/** Any value that a field of this type can have, in the form in which it is read. */
function arbitraryValue(field: Field): fc.Arbitrary<ContentValue> {
  const value: Record<Field['type'], fc.Arbitrary<string | string[]>> = {
    text: fc.oneof(words, fc.constant('')),
    richtext: fc.oneof(richText, fc.constant('')),
    url: fc.constantFrom(
      '',
      'https://bank.example/a?b=1&c=2#d',
      '/cards',
      '#faq',
      'tel:+971600',
      'not a link',
    ),
    number: fc.oneof(fc.integer({ min: 1, max: 100 }).map(String), fc.constantFrom('', 'many')),
    array: fc.array(words, { maxLength: 4 }),
  }
  return fc.tuple(value[field.type], fc.boolean()).map(([given, isMarked]) => {
    const canonical = canonicalValue(field, given)
    return { value: canonical, ai_generated: isMarked && canonical.length > 0 && !field.fixed }
  })
}

const valuesOf = (fields: readonly Field[]): fc.Arbitrary<ContentValues> =>
  fc.record(Object.fromEntries(fields.map((field) => [field.name, arbitraryValue(field)])))

test('whatever stands in a component comes back from Word', async () => {
  const cases = fc.constantFrom(...withContent).chain((component) => {
    const columns = columnsOf(component)
    const item = valuesOf(columns).filter((values) =>
      columns.some(({ name, fixed }) => !fixed && (values[name]?.value.length ?? 0) > 0),
    )
    const items = columns.length > 0 ? fc.array(item, { maxLength: 3 }) : fc.constant<ContentValues[]>([])
    return fc.tuple(fc.constant(component), fc.record({ fields: valuesOf(component.docx.fields), items }))
  })
  await fc.assert(
    fc.asyncProperty(cases, async ([component, written]) => {
      const { result, content } = await throughWord(component, written)
      const fixed = columnsOf(component).filter((column) => column.fixed)
      expect(content ?? emptyContent).toEqual({
        ...written,
        items: written.items.map((item, index) => ({ ...item, ...fixedValues(fixed, index) })),
      })
      expect(
        result.warnings.filter(({ type }) => type === 'UNUSED_TEXT' || type === 'MATCHED_BY_LABEL'),
      ).toEqual([])
    }),
    { numRuns: 60 },
  )
})

function fixedValues(columns: readonly Field[], index: number) {
  return Object.fromEntries(
    columns.map(({ name, fixed = [] }) => [
      name,
      { value: fixed[index % fixed.length], ai_generated: false },
    ]),
  )
}
