import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { describeFirstIssue, describeIssue } from '#texts/issues.ts'
import { texts } from '#texts/server/requests.ts'
import { RequestError } from '../errors.ts'
import { mostValues } from '../limits.ts'

/** Requests against their route's schema. What is wrong is said in words, as 400. */
export const checkRequest: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data: unknown) => {
    if (holdsTooMany(data)) {
      return { error: new RequestError(400, 'bad-request', texts.tooManyValues(mostValues)) }
    }
    const parsed = schema.safeParse(data, { error: describeIssue })
    if (parsed.success) return { value: parsed.data }
    return { error: new RequestError(400, 'bad-request', `${describeFirstIssue(parsed.error)}.`) }
  }

/** Counts entries of lists and members of objects, and no further than it must. */
function holdsTooMany(data: unknown): boolean {
  const open = [data]
  let count = 0
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue
    for (const name in value) {
      if (++count > mostValues) return true
      open.push(Reflect.get(value, name))
    }
  }
  return false
}
