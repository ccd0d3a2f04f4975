import { z } from 'zod'
import { originSchema } from './origin.ts'

/** Why nothing could be written. Words for people stand with the screens. */
export const failureCauses = [
  'refused',
  'timeout',
  'rate-limited',
  'provider-error',
  'unreachable',
  'unusable-answer',
  'credentials',
  'server-error',
  'too-long',
] as const

const textSchema = z.union([z.string(), z.array(z.string())])

const candidateSchema = z.strictObject({
  value: textSchema,
  origin: originSchema.optional(),
  /** Digest of the text of the page's other face that this one was made from (`draft/faces/text-digest.ts`). */
  madeFrom: z.string().optional(),
})

const base = {
  ...candidateSchema.shape,
  /** How often it was written anew. */
  retryCount: z.int().nonnegative(),
  /** What stood here before, the latest last. */
  earlier: z.array(candidateSchema).optional(),
}

export const fieldValueSchema = z.discriminatedUnion('status', [
  z.strictObject({ ...base, status: z.literal('pending') }),
  z.strictObject({
    ...base,
    status: z.literal('accepted'),
    acceptedAt: z.string(),
    /** By their user name; absent where nobody was asked, or before it was kept. */
    acceptedBy: z.string().optional(),
  }),
  z.strictObject({
    ...base,
    status: z.literal('error'),
    error: z.string(),
    cause: z.enum(failureCauses).optional(),
  }),
])

/** One field's value in a draft, and what a person has still to do about it. Times are ISO. */
export type FieldValue = z.infer<typeof fieldValueSchema>

/** A value that was, or could be, in a field. */
export type Candidate = z.infer<typeof candidateSchema>

export type FailureCause = (typeof failureCauses)[number]

/** What a field holds that nobody has written in yet. */
export const unwritten: FieldValue = { value: '', retryCount: 0, status: 'pending' }
