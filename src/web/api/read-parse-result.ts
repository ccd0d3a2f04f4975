import { z } from 'zod'
import { dataSchema, metadataSchema, parseResultSchema, withoutNulls } from '#content/parse-result.ts'

const nothing = { pageName: '', components: [] }

/** Of an error its message is enough. */
export const readErrorsSchema = z.array(
  z.preprocess(
    withoutNulls,
    z.object({ type: z.string().default(''), message: z.string(), instanceId: z.string().optional() }),
  ),
)

/** A parse result as it comes: success and errors are enough, and what else is left out is empty. */
export const readResultSchema = z.preprocess(
  withoutNulls,
  parseResultSchema.extend({
    filename: z.string().default(''),
    metadata: metadataSchema.default(nothing),
    data: dataSchema.default({}),
    warnings: parseResultSchema.shape.warnings.default([]),
    errors: readErrorsSchema.default([]),
  }),
)

const refusalSchema = z.object({ error: z.string() })

/** What a server says that gives no result. */
export function readMessage(body: unknown): { message?: string } {
  const refusal = refusalSchema.safeParse(body)
  return refusal.success ? { message: refusal.data.error } : {}
}
