import { mostPromptCharacters } from '#models/prompt-length.ts'
import { texts } from '#texts/server/writing.ts'
import type { WritingFailure } from '#writing/writer.ts'
import { RequestError } from '../errors.ts'
import type { DailyCap, DailyShare } from './daily-cap.ts'

const statuses = {
  refused: 422,
  timeout: 504,
  'rate-limited': 503,
  'provider-error': 502,
  unreachable: 502,
  'unusable-answer': 502,
  credentials: 502,
  cancelled: 503,
  'too-long': 413,
} as const satisfies Record<WritingFailure['reason'], RequestError['statusCode']>

/** What a failure means to the caller. The code is the reason. */
export function failedWriting(
  { reason, retryAfterSeconds, length }: WritingFailure,
  failures: Partial<typeof texts.failures> = {},
): RequestError {
  const said = failures[reason] ?? texts.failures[reason]
  const message = length ? texts.tooLong(length, mostPromptCharacters) : said
  return new RequestError(statuses[reason], reason, message, {
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds: Math.ceil(retryAfterSeconds) }),
  })
}

export function describeSpentDay(
  cap: Pick<DailyCap, 'most' | 'secondsToReset'>,
  what: keyof DailyShare,
): RequestError {
  const seconds = cap.secondsToReset()
  const message = texts.spentDay(cap.most[what], what, seconds)
  return new RequestError(429, 'daily-cap', message, { retryAfterSeconds: seconds })
}

/** Whoever cannot count calls that cost money makes none. */
export function describeLostCounts(cause: Error): RequestError {
  return new RequestError(503, 'counts-away', texts.lostCounts, { retryAfterSeconds: 5, cause })
}
