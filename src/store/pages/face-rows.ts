import { z } from 'zod'
import { type Locale, locales } from '#base/locale.ts'
import { reviewSchema } from '#team/review.ts'
import type { Deed } from '../store.ts'

/** A page in one of its languages: what it shows, whose change that was, and the last step of its review. */
const faceRowSchema = z.object({
  hash: z.string(),
  by: z.string(),
  at: z.string(),
  state: reviewSchema.optional(),
})

export const faceRowsSchema = z.partialRecord(z.enum(locales), faceRowSchema)

export type FaceRow = z.infer<typeof faceRowSchema>
export type FaceRows = z.infer<typeof faceRowsSchema>

/** After a change that makes the page show this. */
export function changeFaceRows(
  before: FaceRows,
  hashes: ReadonlyMap<Locale, string>,
  { by, at }: Deed,
): FaceRows {
  const rows = [...hashes].map(([locale, hash]) => {
    const row = before[locale]
    return [locale, row?.hash === hash ? row : { ...row, hash, by, at }] as const
  })
  return Object.fromEntries(rows)
}
