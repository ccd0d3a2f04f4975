import { type Result, refuse } from '#base/result.ts'
import { type ParseError, type ParseResult, unreadResult } from '#content/parse-result.ts'
import { describeRefusal, type Refusal } from '#texts/refusals.ts'
import type { DraftedDocument } from './draft-document.ts'
import type { CommentedDocument, CommentOptions, ParseFailure, ParseOptions, Parsing } from './parsing.ts'
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
  options: ParseOptions,
): Promise<ParseResult> {
  if ('refusal' in upload) return upload.refusal
  const parsed = await parsing.parse(upload.pieces, upload.filename, options)
  return parsed.ok ? parsed.value : refusedResult(upload.filename, refusalOf(parsed.refusal))
}

/** The document of one upload with the tool's comments, or the parse result that says why there is none. */
export async function commentUpload(
  upload: Upload,
  parsing: Parsing,
  options: CommentOptions,
): Promise<Result<CommentedDocument, ParseResult>> {
  if ('refusal' in upload) return refuse(upload.refusal)
  const commented = await parsing.comment(upload.pieces, upload.filename, options)
  if (commented.ok) return commented
  const { refusal } = commented
  return refuse(refusedResult(upload.filename, typeof refusal === 'string' ? refusalOf(refusal) : refusal))
}

/** The pages that one upload proposes, or the parse result that says why there are none. */
export async function draftUpload(
  upload: Upload,
  parsing: Parsing,
  options: RunOptions,
): Promise<Result<DraftedDocument, ParseResult>> {
  if ('refusal' in upload) return refuse(upload.refusal)
  const drafted = await parsing.draft(upload.pieces, upload.filename, options)
  if (drafted.ok) return drafted
  const { refusal } = drafted
  return refuse(refusedResult(upload.filename, typeof refusal === 'string' ? refusalOf(refusal) : refusal))
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
