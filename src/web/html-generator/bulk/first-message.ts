import type { ParseResult } from '#content/parse-result.ts'
import { texts } from '#texts/html-generator.ts'

type Told = Pick<ParseResult, 'success' | 'errors' | 'warnings'>

/** Failures say what failed first; the others how much there is to know. What stands in the lines below is not announced. */
export function firstMessage({ success, errors, warnings }: Told): string {
  const message = success ? (warnings[0]?.message ?? '') : (errors[0]?.message ?? texts.errors.unknown)
  return (message.split('\n')[0] ?? '').replace(/:$/, '.')
}
