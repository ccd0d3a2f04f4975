import { fixedValue } from '#catalogue/lookup.ts'
import type { Field } from '#catalogue/manifest.ts'

/**
 * What stands in one field. Text of every kind is a string: rich text is HTML of the allowed tags, a number its
 * digits. An array is a list of lines. `ai_generated`: written by the machine and not changed since.
 * `accepted`: nobody had read it when it was exported; absent where that is not known.
 */
export type ContentValue = { value: string | string[]; ai_generated: boolean; accepted?: false }

export type ContentValues = Record<string, ContentValue>

/** What stands in one instance: its fields by name, its items in order. */
export type InstanceContent = { fields: ContentValues; items: ContentValues[] }

/** By instance id. */
export type PageContent = Record<string, InstanceContent>

/**
 * Per instance id, per item, per element id: whether it is shown. Absent means shown. What an item is known by is part of
 * the type alone, so that ids are never taken for places.
 */
type Switches<Key extends string> = Record<
  string,
  Record<string, Record<string, boolean>> & { readonly [itemKey]?: Key }
>
declare const itemKey: unique symbol

/** As they travel: by the item's index, from 0. */
export type OptionalElements = Switches<'index'>

/** As a draft has them: by the item's id. */
export type ItemSwitches = Switches<'id'>

export const emptyContent: InstanceContent = { fields: {}, items: [] }

export function isBlank(value: string | string[] | undefined): boolean {
  return value === undefined || value.length === 0 || (Array.isArray(value) && value.every((line) => !line))
}

/** An item in which nobody has written anything; fixed columns do not count. */
export function isEmptyItem(item: ContentValues, columns: readonly Field[]): boolean {
  return columns.every((column) => fixedValue(column, 0) !== undefined || isBlank(item[column.name]?.value))
}

/** The content of one instance, or nothing in it. Ids come from outside, hence the care. */
export function contentOf(content: PageContent, instanceId: string): InstanceContent {
  return Object.hasOwn(content, instanceId) ? (content[instanceId] ?? emptyContent) : emptyContent
}

/** Lists as lines, everything else as it is. */
export function textOf(value: string | string[] | undefined): string {
  return Array.isArray(value) ? value.join('\n') : (value ?? '')
}

/** A list as given, or a string split on new lines and semicolons. */
export function listOf(value: string | string[] | undefined): string[] {
  const lines = Array.isArray(value) ? value : (value ?? '').split(/[\n;]/)
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}

/** Texts that nobody had accepted when they were exported, and that are as they were. */
export function countWaiting({ fields, items }: InstanceContent): number {
  return [fields, ...items]
    .flatMap((values) => Object.values(values))
    .filter(({ accepted, value }) => accepted === false && !isBlank(value)).length
}
