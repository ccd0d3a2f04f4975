import { formatSize } from '#base/format-size.ts'
import type { ParseResult } from '#content/parse-result.ts'
import { type Attempt, texts } from '#texts/html-generator.ts'
import type { Failure } from '../../api/failure.ts'
import { shownName } from '../../ui/shown-name.ts'
import type { BulkRefusal, FileRefusal } from '../upload/select-files.ts'

/** What the red banner says: what happened, and what is safe or to be done. */
export type Complaint = {
  messages: string[]
  hint?: string
  /** The result lists it, too, and takes the focus. */
  isListed?: true
}

const { errors } = texts

/** Undefined for what the user has stopped: that is no error. */
export function complainOfFailure(attempt: Attempt, failure: Failure): Complaint | undefined {
  const messages = [errors.attempts[attempt]]
  switch (failure.reason) {
    case 'cancelled':
      return undefined
    case 'unreachable':
      return { messages, hint: errors.unreachable }
    case 'server-error':
      return { messages: [errors.server(failure.status)], hint: failure.message ?? errors.tryLater }
    case 'unreadable':
      return { messages, hint: failure.message ?? errors.unreadable(failure.status) }
    case 'file-gone':
      return { messages, hint: errors.fileGone(shownName(failure.filename)) }
  }
}

/** The first error; all of them stand in the list of the result. */
export function complainOfResult(result: ParseResult): Complaint {
  return { messages: [errors.parsingFailed(result.errors[0]?.message)], isListed: true }
}

export function complainOfBulk(message: string | undefined): Complaint {
  return { messages: [errors.bulkFailed], ...(message && { hint: message }) }
}

export function complainOfFile(refusal: FileRefusal): Complaint {
  switch (refusal.problem) {
    case 'not-docx':
      return { messages: [errors.notDocx] }
    case 'several-files':
      return { messages: [errors.severalFiles] }
    case 'empty':
      return { messages: [errors.empty(shownName(refusal.name))] }
    case 'too-large':
      return {
        messages: [errors.tooLarge(shownName(refusal.name), formatSize(refusal.size))],
        hint: errors.tooLargeHint,
      }
  }
}

/** Names at most a few of the files, so that the banner stays readable. */
export function complainOfFiles(refusals: readonly BulkRefusal[]): Complaint | undefined {
  if (refusals.length === 0) return undefined

  const messages = refusals.map(describe)
  const left = messages.length - maxNamed
  return { messages: left > 1 ? [...messages.slice(0, maxNamed), errors.andMore(left)] : messages }
}

const maxNamed = 6

function describe(refusal: BulkRefusal): string {
  switch (refusal.problem) {
    case 'none-docx':
      return errors.noneDocx
    case 'skipped':
      return errors.skipped(refusal.count)
    case 'repeated':
      return errors.repeated(refusal.count)
    case 'empty':
      return errors.empty(shownName(refusal.name))
    case 'too-large':
      return errors.tooLarge(shownName(refusal.name), formatSize(refusal.size))
    case 'too-many':
      return errors.tooMany(refusal.count)
    case 'too-much':
      return errors.tooMuch(refusal.count)
  }
}
