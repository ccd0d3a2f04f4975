import type { ParsedData, ParsedMetadata, ParseResult } from '../parse-result.ts'
import type { PagePlace } from '../place.ts'
import type { InlinePicture } from './inline-picture.ts'
import { mediaAddressOf } from './media-address.ts'
import type { PagePicture } from './page-picture.ts'

/** A picture that is the team's now, or that stands in the page itself, and the value that it is. */
export type PlacedPicture = { place: PagePlace; hash: string } & (
  | { image: PagePicture }
  | { inline: InlinePicture }
)

/** A document whose values name the pictures that stood in their place. */
export function placePictures(result: ParseResult, placed: readonly PlacedPicture[]): ParseResult {
  return placed.reduce(placePicture, result)
}

function placePicture(result: ParseResult, { place, hash, ...picture }: PlacedPicture): ParseResult {
  const { data, metadata } = result
  return {
    ...result,
    data: withValue(data, place, mediaAddressOf(hash)),
    metadata: 'image' in picture ? withImages(metadata, { [hash]: picture.image }) : withInline(metadata),
  }

  function withInline(metadata: ParsedMetadata): ParsedMetadata {
    if (!('inline' in picture)) return metadata
    return { ...metadata, inlinePictures: { ...metadata.inlinePictures, [hash]: picture.inline } }
  }
}

/** The first word on a picture counts. */
export function withImages(metadata: ParsedMetadata, images: Record<string, PagePicture>): ParsedMetadata {
  return { ...metadata, images: { ...images, ...metadata.images } }
}

function withValue(data: ParsedData, { instanceId, field, item }: PagePlace, address: string): ParsedData {
  const value = { value: address, ai_generated: false }
  const instance = data[instanceId] ?? {}
  if (item === undefined) return { ...data, [instanceId]: { ...instance, [field]: value } }
  const { items } = instance
  if (!Array.isArray(items)) return data
  const changed = items.map((each, index) =>
    index === item && typeof each === 'object' ? { ...each, [field]: value } : each,
  )
  return { ...data, [instanceId]: { ...instance, items: changed as typeof items } }
}
