import type { LivePlace } from '../../../canvas/live-library.ts'
import type { ReadSection } from './read-section.ts'

/** Values by name, and those of the items in order: what a section of either peer holds. */
export type LiveValues<Value = string> = Record<string, Value | Record<string, Value>[]> & {
  items?: Record<string, Value>[]
}

/** Those of the sample. */
export function sampleValues({ slots }: ReadSection): LiveValues {
  const values: LiveValues = {}
  const items: Record<string, string>[] = []
  for (const { place, html } of slots) {
    if (place.item === undefined) values[place.name] = html
    else items[place.item] = { ...items[place.item], [place.name]: html }
  }
  return items.length > 0 ? { ...values, items: Array.from(items, (item) => item ?? {}) } : values
}

export function valueAt<Value>(values: LiveValues<Value>, { name, item }: LivePlace): Value | undefined {
  return item === undefined ? (values[name] as Value | undefined) : values.items?.[item]?.[name]
}

export function withValue(values: LiveValues, { name, item }: LivePlace, value: string): LiveValues {
  if (item === undefined) return { ...values, [name]: value }
  const items = values.items?.map((each, index) => (index === item ? { ...each, [name]: value } : each)) ?? []
  return { ...values, items }
}
