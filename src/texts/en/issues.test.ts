import { expect, test } from 'vitest'
import { z } from 'zod'
import { metadataSchema } from '#content/parse-result.ts'
import { describeFirstIssue, describeIssue } from './issues.ts'

const schema = z.strictObject({ content: z.record(z.string(), z.string()).optional() })
const long = 'x'.repeat(5_000_000)

test.each([
  ['the place of what is wrong', { content: { offer: 1 } }, 'content/offer must be a text, not a number'],
  [
    'a long name in it',
    { content: { [long]: 1 } },
    `content/${'x'.repeat(59)}… must be a text, not a number`,
  ],
  ['names that nobody knows', { one: 1, other: 2 }, 'It has "one", "other", which nobody knows'],
  ['a long one', { [long]: 1 }, `It has "${'x'.repeat(59)}…", which nobody knows`],
  [
    'many of them',
    Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`a${index}`, 1])),
    'It has "a0", "a1", "a2", "a3", "a4", …, which nobody knows',
  ],
])('%s is told in few words', (_, value, told) => {
  const { error } = schema.safeParse(value, { error: describeIssue })
  expect(error && describeFirstIssue(error)).toBe(told)
})

test.each([
  [
    { components: [], publicUrl: 'bank' },
    'publicUrl must be a whole address, such as https://www.example.com/page',
  ],
  [
    { components: [{ code: 'FAQ001', instanceId: 'constructor' }] },
    'components/0/instanceId no name that every object has, such as "constructor"',
  ],
])('%o breaks a rule of its schema, which is said', (metadata, told) => {
  const { error } = metadataSchema.safeParse(metadata, { error: describeIssue })
  expect(error && describeFirstIssue(error)).toBe(told)
})
