import type { Locale } from '#base/locale.ts'
import type { OptionalElements, PageContent } from '#content/content.ts'
import type { PageImages } from '#content/pictures/page-picture.ts'
import type { Brand, Placement } from '#layout/layout.ts'

/** As much of a page as its checks need. */
export type CheckedPage = {
  components: readonly Placement[]
  /** Where its header and footer are not among the components. */
  brand?: Brand | undefined
  /** What it is about, by the id of a product. */
  product?: string | undefined
  locale?: Locale
  content: PageContent
  optionalElements: OptionalElements
  /** Where buttons without an address of their own lead. */
  actionUrl?: string
  /** What is known of the team's pictures. */
  images?: PageImages
  /** Pictures that stand in the page itself, by the same digests. */
  pictures?: Readonly<Record<string, unknown>>
  /** Stand-ins come where a picture is missing. */
  usePlaceholderImages?: boolean
}
