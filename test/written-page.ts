/** Pages for the round-trip tests, and what of them must come back. */
import type { Locale } from '#base/locale.ts'
import { columnsOf, findComponent, fixedValue, hasContent } from '#catalogue/lookup.ts'
import type { Field, Manifest } from '#catalogue/manifest.ts'
import { loadSample } from '#catalogue/sample.node.ts'
import { type ContentValues, contentOf, isBlank, type PageContent } from '#content/content.ts'
import { dataSchema, readData } from '#content/parse-result.ts'
import { nextInstanceId } from '#layout/instance-id.ts'
import type { Placement } from '#layout/layout.ts'
import { canonicalValue } from '#word/read/canonical-value.ts'
import type { SpecInput } from '#word/write.ts'

const time = '2026-11-20T08:00:00.000Z'

export function place(codes: readonly string[]): Placement[] {
  const components: Placement[] = []
  for (const code of codes) components.push({ code, instanceId: nextInstanceId(components, code) })
  return components
}

/** A page of given components with their samples, every other value marked as written by the machine. */
export function samplePage(
  { directory, manifest }: { directory: string; manifest: Manifest },
  codes: readonly string[],
  locale: Locale,
): SpecInput {
  const components = place(codes)
  const samples = components.map(({ code, instanceId }) => [instanceId, loadSample(directory, code, locale)])
  const content = readData(dataSchema.parse(Object.fromEntries(samples)))
  return emptyPage({ manifest, components, locale, content: markEveryOther(content) })
}

export function emptyPage(given: Pick<SpecInput, 'manifest' | 'components'> & Partial<SpecInput>): SpecInput {
  const times = { createdAt: time, exportedAt: time }
  return { pageName: 'round-trip', locale: 'en-AE', content: {}, optionalElements: {}, ...times, ...given }
}

type Comparable = Record<string, { fields: Values; items: Values[] }>
type Values = Record<string, { value: string | string[]; ai_generated: boolean }>

/** What must come back: all values but the empty and the fixed ones, items without any left out. */
export function comparable(
  manifest: Manifest,
  components: readonly Placement[],
  content: PageContent,
): Comparable {
  const entries = components.flatMap(({ code, instanceId }) => {
    const component = findComponent(manifest, code)
    if (!component || !hasContent(component)) return []
    const { fields, items } = contentOf(content, instanceId)
    const written = items.map((item) => comparableValues(columnsOf(component), item))
    const values = {
      fields: comparableValues(component.docx.fields, fields),
      items: written.filter((item) => Object.keys(item).length > 0),
    }
    return [[instanceId, values] as const]
  })
  return Object.fromEntries(entries)
}

function comparableValues(fields: readonly Field[], values: ContentValues): Values {
  const entries = fields.flatMap((field) => {
    const value = canonicalValue(field, values[field.name]?.value)
    if (isBlank(value) || fixedValue(field, 0) !== undefined) return []
    return [[field.name, { value, ai_generated: values[field.name]?.ai_generated === true }] as const]
  })
  return Object.fromEntries(entries)
}

function markEveryOther(content: PageContent): PageContent {
  let count = 0
  const mark = (values: ContentValues): ContentValues =>
    Object.fromEntries(
      Object.entries(values).map(([name, { value }]) => [name, { value, ai_generated: count++ % 2 === 0 }]),
    )
  return Object.fromEntries(
    Object.entries(content).map(([id, { fields, items }]) => [
      id,
      { fields: mark(fields), items: items.map(mark) },
    ]),
  )
}
