import type { PageContent } from '../content.ts'
import type { ParsedData } from '../parse-result.ts'
import { isKept, type KeptImages, type PageImages, type PagePicture } from './page-picture.ts'

const none: KeptImages = {}

type Pictured = { images?: PageImages | undefined; content: PageContent }

/** What is known of those pictures of the team that a page names. */
export function imagesOf({ images = {}, content }: Pictured): KeptImages {
  const known = Object.entries(images).filter(isOfTeam)
  if (known.length === 0) return none
  const named = new Set(hashesIn(content))
  return Object.fromEntries(known.filter(([hash]) => named.has(hash)))
}

/** The same with what is said of pictures elsewhere. */
export function namedImagesOf(page: Pictured): PageImages {
  const written = JSON.stringify(page.content)
  const linked = Object.entries(page.images ?? {}).filter(
    ([address, picture]) => !isKept(picture) && written.includes(JSON.stringify(address)),
  )
  return { ...Object.fromEntries(linked), ...imagesOf(page) }
}

function isOfTeam(entry: [string, PageImages[string]]): entry is [string, PagePicture] {
  return isKept(entry[1] as PagePicture)
}

export function hasTeamPictures(page: Pictured): boolean {
  return Object.keys(imagesOf(page)).length > 0
}

/** The digests of all pictures of the team that values name. */
export function hashesIn(content: PageContent | ParsedData): string[] {
  return [...new Set(JSON.stringify(content).match(hashes))]
}

const hashes = /(?<="\/media\/)[0-9a-f]{64}(?=")/g
