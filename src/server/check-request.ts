import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { describeFirstIssue, describeIssue } from './describe-issue.ts'
import { RequestError } from './errors.ts'

/** Requests against their route's schema. What is wrong is said in words, as 400. */
export const checkRequest: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data: unknown) => {
    const parsed = schema.safeParse(data, { error: describeIssue })
    if (parsed.success) return { value: parsed.data }
    return { error: new RequestError(400, 'bad-request', `${describeFirstIssue(parsed.error)}.`) }
  }
