import { texts } from '#texts/page-failures.ts'
import type { PageFailure } from '../parsing.ts'
import { refusalOf } from '../upload.ts'

/** Why there is no page, for whoever asked for it. */
export function describePageFailure(failure: PageFailure): string {
  if (typeof failure === 'string') return refusalOf(failure).message
  switch (failure.problem) {
    case 'not-read':
      return texts.notRead
    case 'bad-source':
      return texts.badSource(failure.message)
    case 'no-parse-result':
      return texts.noParseResult(failure.message)
    case 'no-component':
      return texts.noComponent
    case 'too-large':
      return texts.tooLarge(failure.code)
    case 'broken-template':
      return texts.brokenTemplate(failure.code)
  }
}
