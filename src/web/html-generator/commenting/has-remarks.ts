import type { ParseResult } from '#content/parse-result.ts'
import { contentErrorTypes } from '#content/values/problem.ts'

/** Whether there is something to say in a document that was read. What people have said in it is there already. */
export function hasRemarks({ success, errors, warnings }: ParseResult): boolean {
  const wasRead =
    success || errors.some(({ type }) => type === 'NO_COMPONENTS' || contentErrorTypes.has(type))
  return wasRead && (errors.length > 0 || warnings.some(({ type }) => type !== 'COMMENTS'))
}
