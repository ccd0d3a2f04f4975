import type { ParseResult } from '#content/parse-result.ts'
import type { Parsing } from '#conversion/parsing.ts'
import type { RunOptions } from '#conversion/processes/pool.ts'
import { refusalOf, refusedResult } from '../refusals/refusal.ts'
import type { Upload } from './read-uploads.ts'

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
