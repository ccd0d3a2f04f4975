import type { Manifest } from '#catalogue/manifest.ts'
import { findProduct, type Product } from '#notices/products.ts'
import type { CheckedPage } from '../checked-page.ts'
import { listTexts } from '../list-addresses.ts'
import { proposeProduct } from './propose-product.ts'

/**
 * Of a page of a document on which something is written and of which nobody has said what it is about: what its words speak of,
 * as far as they do.
 */
export function findUnknownProduct(
  page: CheckedPage,
  manifest: Manifest,
  name: string,
): { proposed: Product | undefined } | undefined {
  if (findProduct(page.product) || listTexts(page, manifest).every(({ text }) => text === ''))
    return undefined
  return { proposed: findProduct(proposeProduct(page, manifest, name)) }
}
