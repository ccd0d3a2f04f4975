import { imagesOf } from '#content/pictures/images-of.ts'
import { mediaAddressOf } from '#content/pictures/media-address.ts'
import type { Page } from '#html/page.ts'
import { type AddressOf, glimpsePictures, showPictures } from '#html/shown-picture.ts'
import { findFileUrl, loadLibrary, useLibrary } from './library.ts'
import { mediaStart } from './media-start.ts'

/** The page as its download will be, but that its pictures come from the server of the tool. */
export async function shownInTool(page: Page): Promise<Page> {
  const images = imagesOf(page)
  if (Object.keys(images).length === 0) return page
  if (Object.keys(images).some(isUnknown)) await loadLibrary()
  return { ...page, pictures: { ...page.pictures, ...showPictures(images, addressInTool) } }
}

/** The same for whoever has a review link, which says what opens its pictures. */
export function shownToGuests(page: Page, passes: Readonly<Record<string, string>>): Page {
  const addressOf: AddressOf = (hash, { name }) => `${mediaStart()}${hash}/${name}?${passes[hash] ?? ''}`
  return { ...page, pictures: showPictures(imagesOf(page), addressOf) }
}

/** The page while it is put together: each picture in one width. Those that are not here yet come once they are. */
export function glimpsedInTool(page: Page): Page {
  const images = imagesOf(page)
  const hashes = Object.keys(images)
  if (hashes.length === 0) return page
  const { isLoaded, failure } = useLibrary.getState()
  if (hashes.some(isUnknown) && !isLoaded && !failure) void loadLibrary()
  const here = Object.fromEntries(Object.entries(images).filter(([hash]) => !isUnknown(hash)))
  return { ...page, pictures: glimpsePictures(here, addressInTool) }
}

function isUnknown(hash: string): boolean {
  return !useLibrary.getState().pictures.has(hash)
}

/** Of one that is not here: the address that its value has, which says in its place that it is not shown. */
const addressInTool: AddressOf = (hash, file) => findFileUrl(hash, file) ?? mediaAddressOf(hash)
