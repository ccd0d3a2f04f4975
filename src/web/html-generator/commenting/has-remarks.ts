import type { ParseResult } from '#content/parse-result.ts'
import { contentErrorTypes } from '#content/values/problem.ts'
import { isProductWarning } from '#texts/word-warning-types.ts'

/**
 * Whether there is something to say in a document that was read. What people have said in it is there already, and what it is
 * about is not said in Word.
 */
export function hasRemarks({ success, errors, warnings }: ParseResult): boolean {
  const wasRead =
    success || errors.some(({ type }) => type === 'NO_COMPONENTS' || contentErrorTypes.has(type))
  const isForWord = (warning: ParseResult['warnings'][number]) =>
    warning.type !== 'COMMENTS' && !isProductWarning(warning)
  return wasRead && (errors.length > 0 || warnings.some(isForWord))
}
