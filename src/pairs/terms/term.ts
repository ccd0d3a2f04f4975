import { z } from 'zod'
import { locales } from '#base/locale.ts'
import { brands } from '#layout/layout.ts'

export const termStatuses = ['preferred', 'admitted', 'forbidden'] as const
export const termKinds = ['name', 'product', 'word'] as const

const wordingSchema = z.strictObject({
  locale: z.enum(locales),
  text: z.string().trim().min(1).max(200),
  status: z.enum(termStatuses),
})

/** One thing with all that it is called, and what it must not be called. */
export const termSchema = z.strictObject({
  id: z.string().min(1).max(100),
  /** Names and products must stand on both sides; of a word only what is forbidden is told. */
  kind: z.enum(termKinds),
  /** Whose pages it holds for; without it, both. */
  brand: z.enum(brands).optional(),
  note: z.string().max(1000).optional(),
  wordings: z.array(wordingSchema).min(1).max(40),
})

export type Wording = z.infer<typeof wordingSchema>
export type TermStatus = Wording['status']
export type TermKind = (typeof termKinds)[number]
export type Term = z.infer<typeof termSchema>
