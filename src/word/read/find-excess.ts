import { type ContentValues, textOf } from '#content/content.ts'
import type { ParseResult } from '#content/parse-result.ts'
import type { SpecReading } from './problems.ts'

/** More than any page could show, which whoever takes the result would have to hold in memory. */
export type Excess =
  | { problem: 'long-value'; instanceId: string; field: string }
  | { problem: 'large-result' }

/** In characters. No field takes more than a few thousand. */
const maxValueLength = 1_000_000
const maxMessagesLength = 500_000
/** As JSON. A page of a thousand components has 0.7 MB. */
export const maxResultBytes = 4 * 1024 * 1024

/** The first value that is too long; looked for before anything is said of it. */
export function findLongValue({ instances }: SpecReading): Excess | undefined {
  for (const { instanceId, content } of instances) {
    for (const values of [content.fields, ...content.items]) {
      const field = findLongField(values)
      if (field !== undefined) return { problem: 'long-value', instanceId, field }
    }
  }
}

/** Messages have a limit of their own: there are few, but they quote names that may be of any length. */
export function findExcess(result: ParseResult): Excess | undefined {
  const messages = [...result.errors, ...result.warnings]
  const messagesLength = messages.reduce((sum, { message }) => sum + message.length, 0)
  const isLarge = messagesLength > maxMessagesLength || sizeOf(result) > maxResultBytes
  return isLarge ? { problem: 'large-result' } : undefined
}

function sizeOf(result: ParseResult) {
  return new TextEncoder().encode(JSON.stringify(result)).length
}

function findLongField(values: ContentValues) {
  return Object.keys(values).find((name) => textOf(values[name]?.value).length > maxValueLength)
}
