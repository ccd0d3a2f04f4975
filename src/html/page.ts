import { defaultLocale, type Locale } from '#base/locale.ts'
import type { OptionalElements, PageContent } from '#content/content.ts'
import type { Draft } from '#content/draft/draft.ts'
import { acceptedContent, exportContent } from '#content/draft/draft-content.ts'
import { namesOf } from '#content/draft/draft-operations.ts'
import { exportSwitches } from '#content/draft/items.ts'
import { displayNameOf } from '#content/draft/page-names.ts'
import { type ParseResult, readData, readOptionalElements } from '#content/parse-result.ts'
import type { InlinePictures } from '#content/pictures/inline-picture.ts'
import type { PageImages } from '#content/pictures/page-picture.ts'
import type { Placement } from '#layout/layout.ts'
import { createPageSpec } from '#layout/page-spec.ts'
import type { ShownPictures } from './shown-picture.ts'

/** All that a page is made of, besides the catalogue. */
export type Page = {
  name: string
  locale: Locale
  layoutHash?: string
  /** When the page was made, as an ISO time. */
  createdAt?: string
  /** Where the page will stand, if that is known. */
  publicUrl?: string
  /** The same page in the other language, where it is known where both will stand. */
  counterpart?: Counterpart
  /** Where buttons without an address of their own lead. */
  actionUrl?: string
  /** What it is about, by the id of a product: some have notices that must stand on their pages. */
  product?: string
  /** Drafts of notices are shown too, marked: a page to be looked at alone. */
  showsDrafts?: boolean
  components: readonly Placement[]
  content: PageContent
  optionalElements: OptionalElements
  /** Stand-ins from the manifest's default images where an image is missing. */
  usePlaceholderImages: boolean
  /** What is known of the team's pictures that values may name. */
  images?: PageImages
  /** The same as the page shows them, and those that stand in it. */
  pictures?: ShownPictures
}

export type Counterpart = { locale: Locale; publicUrl: string }

/** Which values of a draft a page has: those that are accepted, as every download, or all that are written. */
export type PageValues = 'accepted' | 'written'

/** The page that somebody puts together in the builder. */
export function pageFromDraft(
  draft: Draft,
  usePlaceholderImages: boolean,
  values: PageValues = 'accepted',
): Page {
  const { layoutHash } = createPageSpec(draft.layout, draft.createdAt).page
  return { ...shownPage(draft, usePlaceholderImages, values), layoutHash }
}

/** The same to be looked at alone: without the hash of its layout, which is worked out more slowly than a key is typed. */
export function shownPage(draft: Draft, usePlaceholderImages: boolean, values: PageValues): Page {
  const { layout, content, createdAt, publicUrl, actionUrl, images, product, other } = draft
  return {
    name: displayNameOf(namesOf(draft)),
    locale: layout.locale,
    createdAt,
    ...(publicUrl && { publicUrl }),
    ...(publicUrl &&
      other?.publicUrl && { counterpart: { locale: other.locale, publicUrl: other.publicUrl } }),
    ...(actionUrl && { actionUrl }),
    ...(images && { images }),
    ...(product && { product }),
    components: layout.components,
    content: values === 'accepted' ? acceptedContent(content) : exportContent(content),
    optionalElements: exportSwitches(draft),
    usePlaceholderImages,
  }
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
    ...(metadata.counterpart && { counterpart: metadata.counterpart }),
    ...(metadata.actionUrl && { actionUrl: metadata.actionUrl }),
    ...(metadata.product && { product: metadata.product }),
    components: metadata.components,
    content: readData(data),
    optionalElements: readOptionalElements(metadata),
    usePlaceholderImages,
    ...(metadata.images && { images: metadata.images }),
    ...(metadata.inlinePictures && { pictures: inlined(metadata.inlinePictures) }),
  }
}

function inlined(pictures: InlinePictures): ShownPictures {
  return Object.fromEntries(
    Object.entries(pictures).map(([hash, picture]) => [hash, { ...picture, sources: [] }]),
  )
}
