import { defaultLook, type Look } from '#catalogue/thumbnail.ts'
import type { PageSummary } from './draft-storage.ts'

/** How the picture of a kept page looks. */
export function lookOf({ brand = defaultLook.brand, locale }: Pick<PageSummary, 'brand' | 'locale'>): Look {
  return { brand, locale }
}
