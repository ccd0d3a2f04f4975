import type { z } from 'zod'
import { shorten } from '#base/shorten.ts'

/** Of names that a caller chose, which may be as many as a whole request holds: enough to find them again. */
const maxNames = 5

/** What is wrong with a value from outside, in words for people. Goes into zod's `safeParse` as `error`. */
export function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') {
    return issue.input === undefined
      ? 'is missing'
      : `must be ${nounOf(issue.expected)}, not ${kindOf(issue.input)}`
  }
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`
  if (issue.code === 'unrecognized_keys') return `has ${listOf(issue.keys)}, which nobody knows`
  if (issue.code === 'too_big') return `is more than ${issue.maximum} long`
  if (issue.code === 'invalid_key') return `has a name that cannot be one: ${issue.issues[0]?.message}`
}

/** Place and reason of the first thing that is wrong: "metadata/components is missing". */
export function describeFirstIssue({ issues: [issue] }: z.ZodError): string {
  const place = issue?.path.map((key) => shorten(String(key))).join('/') || 'It'
  return `${place} ${issue?.message ?? 'is not valid'}`
}

function listOf(keys: readonly string[]): string {
  const named = keys.slice(0, maxNames).map((key) => `"${shorten(key)}"`)
  return [...named, ...(keys.length > maxNames ? ['…'] : [])].join(', ')
}

const nouns: Record<string, string> = {
  array: 'a list',
  boolean: 'true or false',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'a text',
}

function nounOf(type: string): string {
  return nouns[type] ?? type
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  return nounOf(Array.isArray(value) ? 'array' : typeof value)
}
