import { type ParseError, type ParseResult, unreadResult } from '#content/parse-result.ts'
import { describeRefusal, type Refusal } from '#texts/refusals.ts'
import type { ParseFailure, Parsing } from './parsing.ts'
import type { Pieces } from './processes/pieces.ts'
import type { RunOptions } from './processes/pool.ts'

/** The 10 MB of the specification, for each document. */
export const maxFileBytes = 10 * 1024 * 1024

/** A file in the pieces in which it came, or the answer to it if it cannot be a document. */
export type Upload = { filename: string; pieces: Pieces } | { filename: string; refusal: ParseResult }

/** The parse result of one upload, whatever becomes of it. */
export async function parseUpload(
  upload: Upload,
  parsing: Parsing,
  options: RunOptions,
): Promise<ParseResult> {
  if ('refusal' in upload) return upload.refusal
  const parsed = await parsing.parse(upload.pieces, upload.filename, options)
  return parsed.ok ? parsed.value : refusedResult(upload.filename, refusalOf(parsed.refusal))
}

/** The parse result of an upload that was turned down. */
export function refusedResult(filename: string, { type, message }: ParseError): ParseResult {
  return unreadResult(filename, { type, message })
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
