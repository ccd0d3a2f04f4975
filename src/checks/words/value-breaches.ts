import type { Field } from '#catalogue/manifest.ts'
import { segmentsOf } from '#content/draft/search/segments.ts'
import type { Brand } from '#layout/layout.ts'
import { type Breach, findBreaches } from '#rules/find-breaches.ts'

/** Words of a value that break a rule; `segment` counts its texts and addresses, from 0. */
export type ValueBreach = Breach & { segment: number; text: string }

/** What in a value a bank does not publish. Addresses say nothing. */
export function findValueBreaches(
  definition: Field,
  value: string | string[],
  brand: Brand | undefined,
): ValueBreach[] {
  if (definition.type === 'url' || definition.type === 'number' || definition.fixed !== undefined) return []
  return segmentsOf(definition, value).flatMap(({ kind, text }, segment) =>
    kind === 'text' ? findBreaches(text, { brand }).map((breach) => ({ ...breach, segment, text })) : [],
  )
}
