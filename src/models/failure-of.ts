import { isAnswerTooLong, maxAnswerBytes } from './limit-answer.ts'
import type { TryFailure } from './retry.ts'
import { APICallError, NoObjectGeneratedError } from './sdk.ts'

/** What an error of the SDK means. Never with the provider's sentences: they may repeat the prompt or a key. */
export function failureOf(error: unknown, now: number): TryFailure {
  if (isAnswerTooLong(error)) {
    const detail = `the answer was longer than ${maxAnswerBytes / 1024} KB`
    return { reason: 'unusable-answer', detail, again: 'no' }
  }
  if (APICallError.isInstance(error)) return failureOfCall(error, now)
  if (NoObjectGeneratedError.isInstance(error)) return failureOfAnswer(error.finishReason)
  const name = error instanceof Error ? error.name : 'unknown'
  return { reason: 'provider-error', detail: `the model SDK failed (${name})`, again: 'no' }
}

/** Why an answer held no values. */
export function failureOfAnswer(finishReason: string | undefined): TryFailure {
  if (finishReason === 'content-filter') {
    return { reason: 'refused', detail: 'the model refused', again: 'no' }
  }
  if (finishReason === 'length') {
    return { reason: 'unusable-answer', detail: 'the answer was cut off at the token limit', again: 'once' }
  }
  return { reason: 'unusable-answer', detail: 'the answer held no JSON object', again: 'once' }
}

/** Whether a server refused the way in which JSON was asked of it. */
export function refusesFormat(error: unknown): boolean {
  if (!APICallError.isInstance(error)) return false
  const { statusCode = 0, responseBody = '' } = error
  return (
    [400, 404, 422, 501].includes(statusCode) &&
    /response_format|json_schema|json_object|json mode|structured|output_config|schema|grammar/i.test(
      responseBody,
    )
  )
}

/** Whether a server knows no such limit of an answer, or allows less: models differ in both. */
export function refusesLimit(error: unknown): boolean {
  if (!APICallError.isInstance(error)) return false
  const { statusCode = 0, responseBody = '' } = error
  return [400, 422].includes(statusCode) && /max_?(completion_|output_?)?tokens/i.test(responseBody)
}

/** Whether that is because the prompt fills what a model holds at once. */
export function lacksRoom(error: unknown): boolean {
  return APICallError.isInstance(error) && /context/i.test(error.responseBody ?? '')
}

function failureOfCall(error: APICallError, now: number): TryFailure {
  const { statusCode, responseHeaders = {} } = error
  const isCut = statusCode === undefined || (statusCode < 300 && error.isRetryable)
  if (isCut) return { reason: 'unreachable', detail: `no whole answer from ${hostOf(error)}`, again: 'yes' }

  const detail = `HTTP ${statusCode} from ${hostOf(error)}${codeOf(error)}`
  if (statusCode === 401 || statusCode === 403) return { reason: 'credentials', detail, again: 'no' }
  const isBusy = statusCode === 429 || statusCode === 529 || statusCode === 503
  const retryAfterSeconds = readRetryAfter(responseHeaders, now)
  return {
    reason: isBusy ? 'rate-limited' : 'provider-error',
    detail: statusCode < 300 ? `${detail}: no answer of a model` : detail,
    again: isBusy || statusCode === 408 || statusCode >= 500 ? 'yes' : 'no',
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  }
}

function readRetryAfter(headers: Record<string, string>, now: number): number | undefined {
  const milliseconds = Number(headers['retry-after-ms'] ?? Number.NaN)
  if (milliseconds >= 0) return milliseconds / 1000
  const given = headers['retry-after']
  if (given === undefined) return undefined
  const seconds = /^\d+(\.\d+)?$/.test(given) ? Number(given) : (Date.parse(given) - now) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}

function hostOf({ url }: APICallError): string {
  return URL.canParse(url) ? new URL(url).host : 'the provider'
}

/** The provider's own short name for what is wrong, such as `model_not_found`. */
function codeOf({ responseBody = '' }: APICallError): string {
  const code = /"(?:code|type|status)"\s*:\s*"([a-z][a-z_]{2,40})"/i.exec(responseBody)?.[1]
  return code ? ` (${code})` : ''
}
