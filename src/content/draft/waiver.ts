import { z } from 'zod'
import { isoTimeSchema } from '#base/iso-time.ts'
import { locales } from '#base/locale.ts'
import type { Draft } from './draft.ts'

/** What a waiver is about. Any of it that changes ends it. */
export const waivedSchema = z.strictObject({
  /** The id of the rule; of a notice, `notice/` and its id. */
  rule: z.string(),
  /** A digest of the rule as it was. */
  version: z.string(),
  /** Where the words stand; both empty for the page as a whole. */
  instanceId: z.string(),
  field: z.string(),
  /** Of the whole text. */
  digest: z.string(),
  locale: z.enum(locales),
  /** Empty while nobody has said what the page is about. */
  product: z.string(),
})

/** Somebody answers for words that a rule forbids. */
export const waiverSchema = waivedSchema.extend({
  id: z.string(),
  /** The words, for whoever reads it. */
  words: z.string(),
  by: z.string(),
  /** Whoever is signed in has that name. */
  isVerified: z.boolean(),
  /** Another person, where the rule is law. */
  second: z.string().optional(),
  reason: z.string(),
  at: isoTimeSchema,
})

export type Waived = z.infer<typeof waivedSchema>
export type Waiver = z.infer<typeof waiverSchema>

/** A newer waiver of the same takes the place of the older one. */
export function addWaivers(draft: Draft, added: readonly Waiver[]): Draft {
  const keys = new Set(added.map(waivedKey))
  const others = (draft.waivers ?? []).filter((waiver) => !keys.has(waivedKey(waiver)))
  return { ...draft, waivers: [...others, ...added] }
}

export function takeBackWaiver(draft: Draft, id: string): Draft {
  const { waivers = [], ...rest } = draft
  const left = waivers.filter((waiver) => waiver.id !== id)
  return left.length === 0 ? rest : { ...rest, waivers: left }
}

/** Two of the same words by the same rule have the same. */
export function waivedKey({ rule, version, instanceId, field, digest, locale, product }: Waived): string {
  return JSON.stringify([rule, version, instanceId, field, digest, locale, product])
}
