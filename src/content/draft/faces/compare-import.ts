import type { PagePlace } from '../../place.ts'
import type { FieldValue } from '../../values/field-value.ts'
import type { Draft, InstanceDraft } from '../draft.ts'
import { showFace } from './show-face.ts'
import { digestOf, isSameText } from './text-digest.ts'

/** What a document has beside its values in the other language, by place: "FAQ-0001/question/2", items from 1. */
export type BesideTexts = Readonly<Record<string, string>>

export type ImportChanges = {
  changed: (PagePlace & { before: string; after: string })[]
  /** Where the other language does not say any more what stands beside the value. */
  movedOn: PagePlace[]
}

/** What a document says otherwise than the face of the open page that it would replace; nothing where it is another page. */
export function compareImport(
  draft: Draft,
  imported: Draft,
  beside: BesideTexts = {},
): ImportChanges | undefined {
  const shown = showFace(draft, imported.layout.locale)
  const { layout, content, other } = shown
  if (layout.locale !== imported.layout.locale || layout.pageName !== imported.layout.pageName)
    return undefined
  const changes: ImportChanges = { changed: [], movedOn: [] }
  for (const [instanceId, now] of Object.entries(imported.content)) {
    const earlier = content[instanceId]
    for (const place of placesOf(instanceId, now, earlier)) {
      const [before, after] = [valueAt(earlier, place), valueAt(now, place)].map((each) => each?.value ?? '')
      if (before !== undefined && after !== undefined && !isSameText(before, after))
        changes.changed.push({ ...place, before: wordsOf(before), after: wordsOf(after) })
      const source = beside[keyOf(place)]
      const opposite = valueAt(other?.content[instanceId], place)
      if (source !== undefined && opposite && wordsOf(source) !== wordsOf(opposite.value))
        changes.movedOn.push(place)
    }
  }
  return changes
}

/** A text that was changed in the document was made from what stood beside it there; one that was not, from what it was. */
export function withSources(shown: Draft, next: Draft, beside: BesideTexts): Draft {
  const instances = Object.entries(next.content).map(([instanceId, instance]) => {
    const source = (value: FieldValue, place: PagePlace): FieldValue => {
      const text = beside[keyOf(place)]
      const opposite = valueAt(shown.other?.content[instanceId], place)
      if (text === undefined || !opposite || !hasWords(value)) return value
      const earlier = valueAt(shown.content[instanceId], place)
      if (earlier && isSameText(earlier.value, value.value)) {
        const { madeFrom } = earlier
        return madeFrom === undefined ? value : { ...value, madeFrom }
      }
      const isSame = wordsOf(text) === wordsOf(opposite.value)
      return { ...value, madeFrom: digestOf(isSame ? opposite.value : text) }
    }
    const fields = mapValues(instance.fields, (value, field) => source(value, { instanceId, field }))
    const items = instance.items.map((each, item) => ({
      ...each,
      values: mapValues(each.values, (value, field) => source(value, { instanceId, field, item })),
    }))
    return [instanceId, { ...instance, fields, items }] as const
  })
  return { ...next, content: Object.fromEntries(instances) }
}

type Values = InstanceDraft['fields']

function mapValues(values: Values, change: (value: FieldValue, field: string) => FieldValue): Values {
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, change(value, field)]))
}

function placesOf(instanceId: string, now: InstanceDraft, earlier: InstanceDraft | undefined): PagePlace[] {
  const count = Math.max(now.items.length, earlier?.items.length ?? 0)
  const items = Array.from({ length: count }, (_, item) =>
    namesIn(now.items[item]?.values, earlier?.items[item]?.values).map((field) => ({
      instanceId,
      field,
      item,
    })),
  )
  return [...namesIn(now.fields, earlier?.fields).map((field) => ({ instanceId, field })), ...items.flat()]
}

function namesIn(one: Values = {}, other: Values = {}): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])]
}

function valueAt(instance: InstanceDraft | undefined, { field, item }: PagePlace): FieldValue | undefined {
  const values = item === undefined ? instance?.fields : instance?.items[item]?.values
  return values && Object.hasOwn(values, field) ? values[field] : undefined
}

function keyOf({ instanceId, field, item }: PagePlace): string {
  return item === undefined ? `${instanceId}/${field}` : `${instanceId}/${field}/${item + 1}`
}

/** No address and no number alone. */
function hasWords({ value }: FieldValue): boolean {
  return !/^(?:\w+:\S*|[/#]\S*|[\d.,\s]*)$/.test(wordsOf(value))
}

/** As they are read: rich text in its canonical form without its tags, which need no parser. */
function wordsOf(value: string | string[]): string {
  const text = Array.isArray(value) ? value.join('\n') : value
  const words = /<\w[^>]*>/.test(text)
    ? text
        .replace(/<\/(?:p|li)>|<br>/g, ' ')
        .replace(/<[^>]*>/g, '')
        .replace(/&(\w+);/g, (entity, name: string) => signs[name] ?? entity)
    : text
  return words
    .normalize('NFC')
    .replace(/[\s\p{Cf}]+/gu, ' ')
    .trim()
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }
