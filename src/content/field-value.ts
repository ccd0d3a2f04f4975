import { z } from 'zod'

const base = {
  value: z.union([z.string(), z.array(z.string())]),
  /** Written by the machine and not changed by hand since. */
  aiGenerated: z.boolean(),
  retryCount: z.int().nonnegative(),
}

export const fieldValueSchema = z.discriminatedUnion('status', [
  z.strictObject({ ...base, status: z.literal('pending') }),
  z.strictObject({ ...base, status: z.literal('accepted'), acceptedAt: z.string() }),
  z.strictObject({ ...base, status: z.literal('error'), error: z.string() }),
])

/** One field's value in a draft, and what a person has still to do about it. Times are ISO. */
export type FieldValue = z.infer<typeof fieldValueSchema>
