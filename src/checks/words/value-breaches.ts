import type { Field } from '#catalogue/manifest.ts'
import { segmentsOf } from '#content/draft/search/segments.ts'
import { type Breach, findBreachesIn } from '#rules/find-breaches.ts'
import type { RuledPage } from '#rules/holds-for.ts'
import { type JudgedText, judgeText } from '#rules/judge-text.ts'

/** Words of a value that break a rule; `segment` counts its texts and addresses, from 0. */
export type ValueBreach = Breach & { segment: number; text: string }

/** What in a value a bank does not publish. */
export function findValueBreaches(
  definition: Field,
  value: string | string[],
  page: RuledPage,
): ValueBreach[] {
  return judgeValue(definition, value).flatMap((judged) =>
    findBreachesIn(judged, page).map((breach) => ({
      ...breach,
      segment: judged.segment,
      text: judged.text,
    })),
  )
}

/** The texts of a value, read for all rules. Addresses say nothing. */
export function judgeValue(
  definition: Field,
  value: string | string[],
): (JudgedText & { segment: number })[] {
  if (definition.type === 'url' || definition.type === 'number' || definition.fixed !== undefined) return []
  return segmentsOf(definition, value).flatMap(({ kind, text }, segment) =>
    kind === 'text' && text.trim() !== '' ? [{ ...judgeText(text), segment }] : [],
  )
}
