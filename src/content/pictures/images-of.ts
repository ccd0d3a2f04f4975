import type { PageContent } from '../content.ts'
import type { ParsedData } from '../parse-result.ts'
import type { PageImages } from './page-picture.ts'

type Pictured = { images?: PageImages | undefined; content: PageContent }

/** What is known of those pictures of the team that a page names. */
export function imagesOf({ images = {}, content }: Pictured): PageImages {
  const known = Object.entries(images)
  if (known.length === 0) return images
  const named = new Set(hashesIn(content))
  return Object.fromEntries(known.filter(([hash]) => named.has(hash)))
}

export function hasTeamPictures(page: Pictured): boolean {
  return Object.keys(imagesOf(page)).length > 0
}

/** The digests of all pictures of the team that values name. */
export function hashesIn(content: PageContent | ParsedData): string[] {
  return [...new Set(JSON.stringify(content).match(hashes))]
}

const hashes = /(?<="\/media\/)[0-9a-f]{64}(?=")/g
