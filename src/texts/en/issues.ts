import type { z } from 'zod'
import { shorten } from '#base/shorten.ts'
import type { ValueRule } from '#base/value-rule.ts'

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
  if (issue.code === 'custom' && typeof issue.params?.most === 'number')
    return `has more than ${issue.params.most} entries`
  if (issue.code === 'invalid_key')
    return `has a name that cannot be one: ${sayMessage(issue.issues[0]?.message)}`
}

const rules: Record<ValueRule, string> = {
  time: 'must be a time such as 2026-11-20T08:00:00Z',
  'instance-id': 'letters, digits, "-" and "_", at most 64',
  'no-common-name': 'no name that every object has, such as "constructor"',
  value: 'must be a text, a number or a list of texts, plain or as {value, ai_generated}',
  'item-list': 'must be a list of items, each with its values by name, or that list as JSON text',
  'no-item-list': 'is a list of items, which only "items" can be',
  'public-url': 'must be a whole address, such as https://www.example.com/page',
  'action-url': 'must be an address, such as https://www.example.com/apply or /apply',
}

/** What an issue has for a message: the rule that is broken, or words of `describeIssue`. */
export function sayMessage(message = 'is not valid'): string {
  return Object.entries(rules).find(([rule]) => rule === message)?.[1] ?? message
}

/** Place and reason of the first thing that is wrong: "metadata/components is missing". */
export function describeFirstIssue({ issues: [issue] }: z.ZodError): string {
  const place = issue?.path.map((key) => shorten(String(key))).join('/') || 'It'
  return `${place} ${sayMessage(issue?.message)}`
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
