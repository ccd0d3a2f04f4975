import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { describeFirstIssue, describeIssue } from '#texts/issues.ts'
import { texts } from '#texts/server/requests.ts'
import { RequestError } from '../errors.ts'
import { mostValues } from '../limits.ts'

/** Requests against their route's schema. What is wrong is said in words, as 400. */
export const checkRequest = checkRequestOf(mostValues)

/** `most`: entries of lists and members of objects. */
export function checkRequestOf(most: number): FastifySchemaCompiler<z.ZodType> {
  return ({ schema }) =>
    (data: unknown) => {
      if (holdsMore(data, most)) {
        return { error: new RequestError(400, 'bad-request', texts.tooManyValues(most)) }
      }
      const parsed = schema.safeParse(data, { error: describeIssue })
      if (parsed.success) return { value: parsed.data }
      return { error: new RequestError(400, 'bad-request', `${describeFirstIssue(parsed.error)}.`) }
    }
}

/** Counts entries of lists and members of objects, and no further than it must. */
function holdsMore(data: unknown, most: number): boolean {
  const open = [data]
  let count = 0
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue
    for (const name in value) {
      if (++count > most) return true
      open.push(Reflect.get(value, name))
    }
  }
  return false
}
