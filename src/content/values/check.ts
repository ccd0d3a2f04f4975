import { visibleLength } from '#base/visible-length.ts'
import { columnsOf, fixedValue, isPicture } from '#catalogue/lookup.ts'
import type { Component, Field } from '#catalogue/manifest.ts'
import { type InstanceContent, isBlank, isEmptyItem, listOf, textOf } from '../content.ts'
import type { Place } from '../place.ts'
import { readNumber } from './number.ts'
import { isAddressOfPage, readPictureAddress } from './picture-address.ts'
import { plainText } from './rich-text.ts'
import { readAddress } from './safe-url.ts'

/** What is wrong with one instance's content. The first four make a page wrong; the others are worth knowing. */
export type ContentProblem =
  | ({ problem: 'required-empty' } & Place)
  | { problem: 'no-items'; minRows: number }
  | ({ problem: 'not-a-number'; value: string; min?: number; max?: number } & Place)
  | ({ problem: 'unsafe-url'; value: string; isPicture?: true } & Place)
  | ({ problem: 'page-for-picture'; value: string } & Place)
  | ({ problem: 'placeholder-left'; value: string } & Place)
  | ({ problem: 'too-short'; length: number; min: number } & Place)
  | ({ problem: 'too-long'; length: number; max: number } & Place)
  | ({ problem: 'too-few-entries'; count: number; min: number } & Place)
  | ({ problem: 'too-many-entries'; count: number; max: number } & Place)
  | { problem: 'too-few-items'; count: number; min: number }
  | { problem: 'too-many-items'; count: number; max: number }

/** The length that limits speak of: that of the text without tags, as its readers see it. */
export function lengthOf(field: Field, value: string): number {
  return visibleLength(field.type === 'richtext' ? plainText(value) : value)
}

/** How long it is of how long it may be, where there is a most. */
export function lengthOfMost(definition: Field, value: string | string[]) {
  const { type, max, fixed } = definition
  if (max === undefined || fixed || type === 'number' || type === 'array') return undefined
  return { length: lengthOf(definition, textOf(value)), max }
}

/** All that is wrong with an instance's content, in the order of its fields. */
export function findContentProblems(component: Component, content: InstanceContent): ContentProblem[] {
  return [
    ...component.docx.fields.flatMap((field) =>
      findValueProblems(field, content.fields[field.name]?.value, { field: field.name }),
    ),
    ...findItemProblems(component, content),
  ]
}

function findItemProblems(component: Component, { items }: InstanceContent): ContentProblem[] {
  const definition = component.docx.items
  if (!definition) return []

  const columns = columnsOf(component)
  const count = items.filter((item) => !isEmptyItem(item, columns)).length
  const { minRows, maxRows } = definition
  if (count === 0 && minRows > 0) return [{ problem: 'no-items', minRows }]

  const problems: ContentProblem[] = []
  if (count < minRows) problems.push({ problem: 'too-few-items', count, min: minRows })
  if (count > maxRows) problems.push({ problem: 'too-many-items', count, max: maxRows })
  for (const [index, item] of items.entries()) {
    if (isEmptyItem(item, columns)) continue
    for (const column of columns) {
      const place = { field: column.name, item: index }
      problems.push(...findValueProblems(column, item[column.name]?.value, place))
    }
  }
  return problems
}

/** What is wrong with one value. */
export function findValueProblems(
  field: Field,
  value: string | string[] | undefined,
  place: Place,
): ContentProblem[] {
  if (fixedValue(field, 0) !== undefined) return []
  if (isBlank(value)) return field.required ? [{ problem: 'required-empty', ...place }] : []
  if (field.type === 'array') return findEntryProblems(field, listOf(value), place)

  const text = textOf(value)
  if (field.type === 'number') return findNumberProblems(field, text, place)
  if (isPicture(field)) return findPictureProblems(field, text, place)
  if (field.type === 'url' && readAddress(text) === undefined) {
    return [{ problem: 'unsafe-url', value: text, ...place }]
  }
  if (/^\[empty\b/i.test(text)) return [{ problem: 'placeholder-left', value: text, ...place }]
  return findLengthProblems(field, text, place)
}

function findPictureProblems(field: Field, text: string, place: Place): ContentProblem[] {
  const address = readPictureAddress(text)
  if (address === undefined) return [{ problem: 'unsafe-url', value: text, isPicture: true, ...place }]
  if (isAddressOfPage(address)) return [{ problem: 'page-for-picture', value: text, ...place }]
  return findLengthProblems(field, text, place)
}

function findNumberProblems({ min, max }: Field, value: string, place: Place): ContentProblem[] {
  const number = Number(readNumber(value) ?? Number.NaN)
  const fits = number >= (min ?? -Infinity) && number <= (max ?? Infinity)
  if (fits) return []
  return [
    {
      problem: 'not-a-number',
      value,
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
      ...place,
    },
  ]
}

function findLengthProblems(field: Field, text: string, place: Place): ContentProblem[] {
  const length = lengthOf(field, text)
  if (field.min !== undefined && length < field.min) {
    return [{ problem: 'too-short', length, min: field.min, ...place }]
  }
  if (field.max !== undefined && length > field.max) {
    return [{ problem: 'too-long', length, max: field.max, ...place }]
  }
  return []
}

function findEntryProblems(field: Field, entries: string[], place: Place): ContentProblem[] {
  const count = entries.length
  const problems: ContentProblem[] = []
  if (field.minItems !== undefined && count < field.minItems) {
    problems.push({ problem: 'too-few-entries', count, min: field.minItems, ...place })
  }
  if (field.maxItems !== undefined && count > field.maxItems) {
    problems.push({ problem: 'too-many-entries', count, max: field.maxItems, ...place })
  }
  const longest = Math.max(...entries.map(visibleLength))
  if (field.max !== undefined && longest > field.max) {
    problems.push({ problem: 'too-long', length: longest, max: field.max, ...place })
  }
  return problems
}
