import type { ParseResult } from '#content/parse-result.ts'
import { currentToken } from '../session/current-token.ts'
import { postJson } from './post-json.ts'

type Options = { usePlaceholderImages: boolean; signal: AbortSignal }

/** The finished pages of all documents that could be read, as a ZIP. */
export function generateZip(documents: readonly ParseResult[], { usePlaceholderImages, signal }: Options) {
  return postJson(
    '/api/html/generate-bulk-html',
    { documents, usePlaceholderImages },
    { signal, token: currentToken() },
  )
}
