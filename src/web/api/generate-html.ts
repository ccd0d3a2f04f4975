import type { ParseResult } from '#content/parse-result.ts'
import { postJson } from './post-json.ts'

type Options = { usePlaceholderImages: boolean; signal: AbortSignal }

/** The finished page of one parsed document. */
export function generateHtml({ data, metadata }: ParseResult, { usePlaceholderImages, signal }: Options) {
  const body = { content: data, metadata, usePlaceholderImages }
  return postJson('/api/html/generate-html-from-word', body, signal)
}
