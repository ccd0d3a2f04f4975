import { mostPromptCharacters } from '#models/prompt-length.ts'
import type { PromptLength, WritingFailure } from '#writing/writer.ts'
import { RequestError } from '../errors.ts'
import type { DailyCap, DailyShare } from './daily-cap.ts'

const answers = {
  refused: [422, 'The model refused to write this. Please change the brief.'],
  timeout: [504, 'The model took too long. Please try again.'],
  'rate-limited': [503, 'The model has too much to do. Please try again in a while.'],
  'provider-error': [
    502,
    'The model server reported an error. Please try again, or tell your administrator.',
  ],
  unreachable: [502, 'The model server cannot be reached. Please try again, or tell your administrator.'],
  'unusable-answer': [502, 'The model gave an answer that cannot be used. Please try again.'],
  credentials: [502, 'The model server refused our key. Please tell your administrator.'],
  cancelled: [503, 'The call was cancelled.'],
  'too-long': [413, 'The brief is too long for a model. Please shorten it.'],
} as const satisfies Record<WritingFailure['reason'], [RequestError['statusCode'], string]>

/** What a failure means to the caller. The code is the reason. */
export function failedWriting({ reason, retryAfterSeconds, length }: WritingFailure): RequestError {
  const [status, message] = answers[reason]
  return new RequestError(status, reason, length ? describeLength(length) : message, {
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds: Math.ceil(retryAfterSeconds) }),
  })
}

function describeLength({ characters, longest }: PromptLength): string {
  return `The brief, with what belongs to this text, is ${count(characters)} characters long; a model is sent ${count(mostPromptCharacters)} at most. Please shorten ${longest.name} first (${count(longest.characters)} characters).`
}

export function describeSpentDay(
  cap: Pick<DailyCap, 'most' | 'secondsToReset'>,
  what: keyof DailyShare,
): RequestError {
  const seconds = cap.secondsToReset()
  const minutes = Math.ceil(seconds / 60)
  const time = minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
  const message = `Today's ${count(cap.most[what])} ${what} are used up. The count starts again in ${time}, at 00:00 UTC.`
  return new RequestError(429, 'daily-cap', message, { retryAfterSeconds: seconds })
}

/** Whoever cannot count calls that cost money makes none. */
export function describeLostCounts(cause: Error): RequestError {
  const message =
    "Today's calls cannot be counted just now. Please go on in a while, or tell your administrator."
  return new RequestError(503, 'counts-away', message, { retryAfterSeconds: 5, cause })
}

function count(number: number): string {
  return number.toLocaleString('en')
}
