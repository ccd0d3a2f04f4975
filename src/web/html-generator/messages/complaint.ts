import type { ParseResult } from '#content/parse-result.ts'
import type { Failure } from '../../api/failure.ts'
import { formatSize } from '../upload/format-size.ts'
import type { BulkRefusal, FileRefusal } from '../upload/select-files.ts'

/** What the red banner says: what happened, and what is safe or to be done. */
export type Complaint = { messages: string[]; hint?: string }

/** What was being tried, in the words of the specification for the case that nothing more is known. */
export type Attempt =
  | 'Failed to parse document'
  | 'Failed to parse documents'
  | 'Failed to generate HTML'
  | 'Failed to generate HTML files'

/** Undefined for what the user has stopped: that is no error. */
export function complainOfFailure(attempt: Attempt, failure: Failure): Complaint | undefined {
  switch (failure.reason) {
    case 'cancelled':
      return undefined
    case 'unreachable':
      return {
        messages: [attempt],
        hint: 'The server could not be reached. Nothing of yours is lost: check the connection and try again.',
      }
    case 'server-error':
      return {
        messages: [`Server error: ${failure.status}`],
        hint: 'Nothing of yours is lost. Try again in a moment.',
      }
    case 'unreadable':
      return {
        messages: [attempt],
        hint: `The server gave no answer that can be used (status ${failure.status}). Try again in a moment.`,
      }
    case 'file-gone':
      return {
        messages: [attempt],
        hint: `“${failure.filename}” was changed, moved or deleted after it was chosen. Choose it again.`,
      }
  }
}

export function complainOfResult({ errors }: ParseResult): Complaint {
  return { messages: [`Parsing failed: ${errors[0]?.message ?? 'Unknown error'}`] }
}

export function complainOfBulk(message: string | undefined): Complaint {
  return { messages: ['Bulk parsing failed'], ...(message && { hint: message }) }
}

export function complainOfFile(refusal: FileRefusal): Complaint {
  switch (refusal.problem) {
    case 'not-docx':
      return { messages: ['Please select a valid .docx file'] }
    case 'several-files':
      return { messages: ['Please select one file here, or use Bulk Upload for several'] }
    case 'too-large':
      return { messages: [tooLarge(refusal)], hint: 'Smaller pictures usually make the difference.' }
  }
}

/** Names at most a few of the files, so that the banner stays readable. */
export function complainOfFiles(refusals: readonly BulkRefusal[]): Complaint | undefined {
  if (refusals.length === 0) return undefined

  const messages = refusals.map(describe)
  const more = messages.length - maxNamed
  return { messages: more > 1 ? [...messages.slice(0, maxNamed), `… and ${more} more`] : messages }
}

const maxNamed = 6

function describe(refusal: BulkRefusal): string {
  switch (refusal.problem) {
    case 'none-docx':
      return 'Please select at least one .docx file'
    case 'skipped':
      return `${refusal.count} file(s) skipped (only .docx allowed)`
    case 'too-large':
      return tooLarge(refusal)
    case 'too-many':
      return `${refusal.count} file(s) left out (at most 200 files at once)`
    case 'too-much':
      return `${refusal.count} file(s) left out (at most 200MB at once)`
  }
}

function tooLarge({ name, size }: { name: string; size: number }): string {
  return `“${name}” is too large: ${formatSize(size)}, and the maximum is 10MB`
}
