import type { ParseResult } from '#content/parse-result.ts'
import { loadedManifest } from '../../catalogue/catalogue-store.ts'
import { warnOfWords } from './word-warnings.ts'

/** The document with what its page is about, and what is to be said of it then; empty: nobody has said it. */
export function withProduct(result: ParseResult, product: string): ParseResult {
  const { product: _, ...metadata } = result.metadata
  const named = { ...result, metadata: { ...metadata, ...(product && { product }) } }
  const manifest = loadedManifest()
  return manifest ? warnOfWords(named, manifest) : named
}
