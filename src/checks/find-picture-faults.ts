import type { Field } from '#catalogue/manifest.ts'
import { readMediaAddress } from '#content/pictures/media-address.ts'
import { findKept, isUntold } from '#content/pictures/page-picture.ts'
import type { PagePlace } from '#content/place.ts'
import type { CheckedPage } from './checked-page.ts'
import { createFinding, type Finding } from './finding.ts'

/** What is to be said of a picture of the team; of other addresses nobody here knows more. */
export function findPictureFaults(
  { picture: shape }: Field,
  address: string,
  { images = {}, pictures = {} }: CheckedPage,
  place: PagePlace,
): Finding[] {
  const hash = readMediaAddress(address)
  if (hash === undefined || (Object.hasOwn(pictures, hash) && !Object.hasOwn(images, hash))) return []
  const picture = findKept(images, hash)
  if (!picture) return [createFinding({ rule: 'picture-unknown' }, place)]
  const wanted = shape === 'wide' ? wideWidth : usualWidth
  const { width } = picture
  return [
    ...(isUntold(picture) ? [createFinding({ rule: 'picture-untold' }, place)] : []),
    ...(width < wanted ? [createFinding({ rule: 'picture-small', width, wanted }, place)] : []),
  ]
}

/** What most screens show, in px: of a picture from edge to edge, and of one on a card. */
const wideWidth = 1280
const usualWidth = 480
