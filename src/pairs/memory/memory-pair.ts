import { z } from 'zod'
import { isoTimeSchema } from '#base/iso-time.ts'
import { brands } from '#layout/layout.ts'

const text = z.string().min(1).max(5000)

/** A text in both languages that a person accepted. */
export const memoryPairSchema = z.strictObject({
  type: z.enum(['text', 'richtext']),
  texts: z.strictObject({ 'en-AE': text, 'ar-AE': text }),
  brand: z.enum(brands).optional(),
  /** The page that it was accepted on. */
  page: z.string().max(120).optional(),
  by: z.string().max(200).optional(),
  at: isoTimeSchema.optional(),
})

export type MemoryPair = z.infer<typeof memoryPairSchema>
