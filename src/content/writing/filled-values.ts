import { type ContentValue, type ContentValues, contentOf, isBlank } from '../content.ts'
import { type ParseResult, readData } from '../parse-result.ts'
import type { PagePlace } from '../place.ts'
import { placementsOf } from './fill-plan.ts'

export type FilledValue = PagePlace & { code: string; content: ContentValue }

/** What stands in a document now and did not when it was read: by the writer's hand, or by a person's. */
export function findFilledValues(original: ParseResult, result: ParseResult): FilledValue[] {
  const before = readData(original.data)
  const after = readData(result.data)
  return placementsOf(result.metadata).flatMap(({ code, instanceId }) => {
    const old = contentOf(before, instanceId)
    const { fields, items } = contentOf(after, instanceId)
    return [
      ...findNew(old.fields, fields),
      ...items.flatMap((item, index) =>
        findNew(old.items[index] ?? {}, item).map((value) => ({ ...value, item: index })),
      ),
    ].map((value) => ({ ...value, instanceId, code }))
  })
}

function findNew(old: ContentValues, values: ContentValues) {
  return Object.entries(values)
    .filter(
      ([field, { value }]) =>
        !isBlank(value) && JSON.stringify(value) !== JSON.stringify(old[field]?.value ?? ''),
    )
    .map(([field, content]) => ({ field, content }))
}
