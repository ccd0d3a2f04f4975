import type { OptionalElements, PageContent } from '#content/content.ts'
import type { Placement } from '#layout/layout.ts'

/** As much of a page as its checks need. */
export type CheckedPage = {
  components: readonly Placement[]
  content: PageContent
  optionalElements: OptionalElements
  /** Where buttons without an address of their own lead. */
  actionUrl?: string
  /** Stand-ins come where a picture is missing. */
  usePlaceholderImages?: boolean
}
