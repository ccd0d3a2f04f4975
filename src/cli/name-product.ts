import { bankDay } from '#base/bank-day.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import { findUnknownProduct } from '#checks/words/find-unknown-product.ts'
import type { ParseWarning } from '#content/parse-result.ts'
import { pageFromParseResult } from '#html/page.ts'
import { findProduct } from '#notices/products.ts'
import { texts } from '#texts/cli.ts'
import { isProductWarning } from '#texts/word-warning-types.ts'
import { withWordWarnings } from '#texts/word-warnings.ts'
import type { ReadDocument } from './parse-documents.ts'

/** The documents as pages about this product, but for those that say themselves what they are about. */
export function nameProduct(
  documents: readonly ReadDocument[],
  product: string | undefined,
  manifest: Manifest,
): ReadDocument[] {
  return documents.map(({ path, result }) => {
    if (product === undefined || findProduct(result.metadata.product)) return { path, result }
    const named = { ...result, metadata: { ...result.metadata, product } }
    return { path, result: withWordWarnings(named, manifest, bankDay(new Date())) }
  })
}

/** With the option by which a product is named, where that is wanted. */
export function messageWithOption(
  warning: ParseWarning,
  { result }: ReadDocument,
  manifest: Manifest,
): string {
  if (!isProductWarning(warning)) return warning.message
  const page = pageFromParseResult(result, false)
  const proposed = findUnknownProduct(page, manifest, page.name)?.proposed
  return `${warning.message} ${texts.productOption(proposed?.id)}`
}
