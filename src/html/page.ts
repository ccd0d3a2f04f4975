import { defaultLocale, type Locale } from '#base/locale.ts'
import type { OptionalElements, PageContent } from '#content/content.ts'
import { type ParseResult, readData, readOptionalElements } from '#content/parse-result.ts'
import type { Placement } from '#layout/layout.ts'

/** All that a page is made of, besides the catalogue. */
export type Page = {
  name: string
  locale: Locale
  layoutHash?: string
  /** When the page was made, as an ISO time. */
  createdAt?: string
  /** Where the page will stand, if that is known. */
  publicUrl?: string
  /** Where buttons without an address of their own lead. */
  actionUrl?: string
  components: readonly Placement[]
  content: PageContent
  optionalElements: OptionalElements
  /** Stand-ins from the manifest's default images where an image is missing. */
  usePlaceholderImages: boolean
}

/** The page that a Word document describes. */
export function pageFromParseResult(
  { metadata, data }: Pick<ParseResult, 'metadata' | 'data'>,
  usePlaceholderImages: boolean,
): Page {
  return {
    name: metadata.pageName,
    locale: metadata.locale ?? defaultLocale,
    ...(metadata.layoutHash && { layoutHash: metadata.layoutHash }),
    ...(metadata.createdAt && { createdAt: metadata.createdAt }),
    ...(metadata.publicUrl && { publicUrl: metadata.publicUrl }),
    ...(metadata.actionUrl && { actionUrl: metadata.actionUrl }),
    components: metadata.components,
    content: readData(data),
    optionalElements: readOptionalElements(metadata),
    usePlaceholderImages,
  }
}
