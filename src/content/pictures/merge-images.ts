import type { PageImages } from './page-picture.ts'

type Sides<Value> = { base: Value; mine: Value; theirs: Value }

/**
 * What two people say of a page's pictures, where both began with the same. What one of them changed is taken; where both say
 * what a picture shows, both sentences stand, for somebody to choose.
 */
export function mergeImages({ base, mine, theirs }: Sides<PageImages>): PageImages {
  const hashes = new Set([...Object.keys(theirs), ...Object.keys(mine)])
  const merged = [...hashes].flatMap((hash) => {
    const image = mergeOne({ base: base[hash], mine: mine[hash], theirs: theirs[hash] })
    return image ? [[hash, image] as const] : []
  })
  return Object.fromEntries(merged)
}

function mergeOne({
  base,
  mine,
  theirs,
}: Sides<PageImages[string] | undefined>): PageImages[string] | undefined {
  if (!mine || !theirs) return mine ?? theirs
  if (isSame(mine, base)) return theirs
  if (isSame(theirs, base) || isSame(mine, theirs)) return mine
  const merged = { ...theirs, ...mine }
  if (!theirs.alt || theirs.alt === base?.alt || theirs.alt === mine.alt) return merged
  if (!mine.alt || mine.alt === base?.alt) return { ...merged, alt: theirs.alt }
  return { ...merged, alt: `${theirs.alt} / ${mine.alt}`.slice(0, longestAlt) }
}

const longestAlt = 1000

function isSame(one: PageImages[string], other: PageImages[string] | undefined): boolean {
  return other !== undefined && sorted(one) === sorted(other)
}

function sorted(image: PageImages[string]): string {
  return JSON.stringify(Object.entries(image).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
