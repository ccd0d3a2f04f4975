import type { ParseResult } from '#content/parse-result.ts'
import type { ParseErrorType } from '#content/values/problem.ts'

/** Errors that say that a file could not be read at all. All others are found in documents that were read: 200. */
const statuses = {
  NO_FILE: 400,
  BAD_UPLOAD: 400,
  FILE_TOO_LARGE: 413,
  TOO_MANY_FILES: 413,
  NOT_A_WORD_DOCUMENT: 415,
  OLD_WORD_FORMAT: 415,
  MACRO_DOCUMENT: 415,
  EMPTY_FILE: 422,
  PASSWORD_PROTECTED: 422,
  RIGHTS_MANAGED: 422,
  SIGNED_DOCUMENT: 422,
  DAMAGED_DOCUMENT: 422,
  DECOMPRESSION_BOMB: 422,
  TOO_HARD_TO_READ: 422,
  REFUSED_BY_SCAN: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_ERROR: 500,
  SCAN_FAILED: 503,
  SERVER_BUSY: 503,
} as const satisfies Partial<Record<ParseErrorType, number>>

/** Why a document was not read, as against what is wrong in it. */
export type UploadErrorType = keyof typeof statuses

export function statusOf(type: UploadErrorType) {
  return statuses[type]
}

export function isUploadErrorType(type: string): type is UploadErrorType {
  return Object.hasOwn(statuses, type)
}

/** The HTTP status that a parse result travels with. */
export function statusOfResult({ success, errors }: ParseResult) {
  const refusal = errors.find(({ type }) => isUploadErrorType(type))
  return !success && refusal ? statusOf(refusal.type as UploadErrorType) : 200
}
