import { describeRefusal } from '#texts/refusals.ts'
import { RequestError } from '../errors.ts'
import { isUploadErrorType, statusOf, type UploadErrorType } from './status.ts'

/** Why a request was turned down. The status is that of its type, where it says no other. */
export type RequestRefusal = { type: UploadErrorType; message: string; status?: RequestError['statusCode'] }

/** To be thrown: the whole request is turned down. */
export function refusedRequest({ type, message, status = statusOf(type) }: RequestRefusal): RequestError {
  return new RequestError(status, type, message, type === 'SERVER_BUSY' ? { retryAfterSeconds: 5 } : {})
}

export const notAForm: RequestRefusal = { ...describeRefusal('not-a-form'), status: 415 }

/** What any error that ends an upload means to whoever sent it. */
export function refusalOfError(error: Error & { code?: string; statusCode?: number }): RequestRefusal {
  const { code = '', message, statusCode } = error
  if (error instanceof RequestError) {
    return { type: isUploadErrorType(code) ? code : 'BAD_UPLOAD', message, status: error.statusCode }
  }
  if (code === 'FST_FILES_LIMIT') return describeRefusal('too-many-files')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return notAForm
  if (isBrokenForm(code, message)) return describeRefusal('broken-form')
  if (statusCode && statusCode >= 400 && statusCode < 500) return describeRefusal('odd-form')
  return describeRefusal('internal')
}

/** The form parser throws plain errors for a missing boundary and an end before its time. */
function isBrokenForm(code: string, message: string): boolean {
  if (/Boundary not found|Unexpected end of multipart|terminated early/.test(message)) return true
  return ['ECONNRESET', 'FST_MP_PREMATURE_CLOSE', 'FST_ERR_CTP_INVALID_CONTENT_LENGTH'].includes(code)
}
