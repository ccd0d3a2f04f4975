import type { PagePlace } from '../../place.ts'
import type { FieldValue } from '../../values/field-value.ts'
import type { Draft, InstanceDraft } from '../draft.ts'
import { showFace } from './show-face.ts'
import { digestOf, isSameText } from './text-digest.ts'

/** What a document has beside its values in the other language, by place: "FAQ-0001/question/2", items from 1. */
export type BesideTexts = Readonly<Record<string, string>>

/** Where the other language does not say any more what a document of the open page has beside the value. */
export function findMovedOn(draft: Draft, imported: Draft, beside: BesideTexts = {}): PagePlace[] {
  const { layout, other } = showFace(draft, imported.layout.locale)
  if (layout.locale !== imported.layout.locale || layout.pageName !== imported.layout.pageName) return []
  return Object.entries(imported.content).flatMap(([instanceId, instance]) =>
    placesOf(instanceId, instance).filter((place) => {
      const text = beside[keyOf(place)]
      const opposite = valueAt(other?.content[instanceId], place)
      return text !== undefined && opposite && wordsOf(text) !== wordsOf(opposite.value)
    }),
  )
}

/** A text that was changed in the document was made from what stood beside it there; one that was not, from what it was. */
export function withSources(shown: Draft, next: Draft, beside: BesideTexts): Draft {
  const instances = Object.entries(next.content).map(([instanceId, instance]) => {
    const source = (value: FieldValue, place: PagePlace): FieldValue => {
      const text = beside[keyOf(place)]
      if (text === undefined || !shown.other || !hasWords(value)) return value
      const earlier = valueAt(shown.content[instanceId], place)
      if (earlier && isSameText(earlier.value, value.value)) {
        const { madeFrom } = earlier
        return madeFrom === undefined ? value : { ...value, madeFrom }
      }
      const same = inAnyItem(shown.other?.content[instanceId], place).find(
        (each) => wordsOf(each.value) === wordsOf(text),
      )
      return { ...value, madeFrom: digestOf(same?.value ?? text) }
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

/** People move items in a document, and the page may have moved its own. */
function inAnyItem(instance: InstanceDraft | undefined, place: PagePlace): FieldValue[] {
  const places =
    place.item === undefined ? [place] : (instance?.items.map((_, item) => ({ ...place, item })) ?? [])
  return places.flatMap((each) => valueAt(instance, each) ?? [])
}

function placesOf(instanceId: string, { fields, items }: InstanceDraft): PagePlace[] {
  return [
    ...Object.keys(fields).map((field) => ({ instanceId, field })),
    ...items.flatMap(({ values }, item) => Object.keys(values).map((field) => ({ instanceId, field, item }))),
  ]
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
