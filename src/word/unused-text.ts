import { shorten } from '#base/shorten.ts'
/** Words of the document that became no value, and where they stand. */
export type UnusedText = { text: string; place: string }

/** Longer than this it is only told how long it is. */
const excerptLength = 60
/** Places name fields, and the authors of comments. */
const placeLength = 160
const namedPlaces = 5

/** One warning over all that was not used, the longest first; undefined when there is nothing. */
export function describeUnusedText(unused: readonly UnusedText[]): string | undefined {
  if (unused.length === 0) return
  const count = unused.reduce((sum, { text }) => sum + countWords(text), 0)
  const named = unused
    .toSorted((a, b) => b.text.length - a.text.length)
    .slice(0, namedPlaces)
    .map(({ text, place }) => `“${excerptOf(text, excerptLength)}” (${excerptOf(place, placeLength)})`)
  const rest = unused.length - named.length
  const list = rest > 0 ? `${named.join('; ')}; and in ${rest} more places` : named.join('; ')
  return `${count === 1 ? '1 word was' : `${count} words were`} not used, because only the Value column is read: ${list}. Please move what the page needs to a Value cell, and delete the rest.`
}

function countWords(text: string) {
  return text.match(/[^\s]+/g)?.length ?? 0
}

function excerptOf(text: string, longest: number) {
  return shorten(text.replace(/\s+/g, ' ').trim(), longest)
}
