import { type ParseResult, unreadResult } from '#content/parse-result.ts'
import type { ParseFailure } from '#conversion/parsing.ts'
import { RequestError } from '../errors.ts'
import { describeRefusal } from './describe-refusal.ts'
import { isUploadErrorType, statusOf, type UploadErrorType } from './status.ts'

/** Why an upload was turned down. */
export type Refusal = { type: UploadErrorType; message: string; status?: RequestError['statusCode'] }

/** The parse result of an upload that was turned down. */
export function refusedResult(filename: string, { type, message }: Refusal): ParseResult {
  return unreadResult(filename, { type, message })
}

/** The same, thrown: the whole request is turned down. */
export function refusedRequest({ type, message, status = statusOf(type) }: Refusal): RequestError {
  return new RequestError(status, type, message, type === 'SERVER_BUSY' ? { retryAfterSeconds: 5 } : {})
}

/** What the refusal of child processes or scanner means to whoever sent the document. */
export function refusalOf(failure: ParseFailure): Refusal {
  switch (failure) {
    case 'cpu-time':
    case 'memory':
    case 'wall-clock':
    case 'died':
      return describeRefusal('too-hard')
    case 'busy':
    case 'resting':
    case 'closed':
    case 'cancelled':
      return describeRefusal('busy')
    case 'threw':
      return describeRefusal('internal')
    case 'infected':
    case 'unscanned':
      return describeRefusal(failure)
  }
}

/** What any error that ends an upload means to whoever sent it. */
export function refusalOfError(error: Error & { code?: string; statusCode?: number }): Refusal {
  const { code = '', message, statusCode } = error
  if (error instanceof RequestError) {
    return { type: isUploadErrorType(code) ? code : 'BAD_UPLOAD', message, status: error.statusCode }
  }
  if (code === 'FST_FILES_LIMIT') return describeRefusal('too-many-files')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return describeRefusal('not-a-form')
  if (isBrokenForm(code, message)) return describeRefusal('broken-form')
  if (statusCode && statusCode >= 400 && statusCode < 500) return describeRefusal('odd-form')
  return describeRefusal('internal')
}

/** The form parser throws plain errors for a missing boundary and an end before its time. */
function isBrokenForm(code: string, message: string): boolean {
  if (/Boundary not found|Unexpected end of multipart|terminated early/.test(message)) return true
  return ['ECONNRESET', 'FST_MP_PREMATURE_CLOSE', 'FST_ERR_CTP_INVALID_CONTENT_LENGTH'].includes(code)
}
