import type { ParseResult } from '#content/parse-result.ts'
import { postJson } from './post-json.ts'

type Options = { usePlaceholderImages: boolean; signal: AbortSignal; token?: string | undefined }

/** The finished page of one document, whose content may come from Word or from a draft. */
export function generateHtml(
  { data, metadata }: Pick<ParseResult, 'data' | 'metadata'>,
  { usePlaceholderImages, ...calling }: Options,
) {
  const body = { content: data, metadata, usePlaceholderImages }
  return postJson('/api/html/generate-html-from-word', body, calling)
}
