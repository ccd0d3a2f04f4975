/**
 * Marks say in a section's HTML where each printed value begins and ends: `U+FDD0 n U+FDD1 … U+FDD2`, n being the
 * number of its place. These characters are no letters of any script, and no value has them (`base/noncharacters.ts`).
 * They stand in text and in attributes; HTML less its marks is the HTML of the page.
 */
export const markStart = '\ufdd0'
export const numberEnd = '\ufdd1'
export const markEnd = '\ufdd2'

const marks = /\ufdd0(\d+)\ufdd1|\ufdd2/g
const anyMark = /[\ufdd0\ufdd2]/

/** HTML, or the inside of an attribute, as what stands in the place of this number. */
export function marked(html: string, number: number): string {
  return `${markStart}${number}${numberEnd}${html}${markEnd}`
}

export function hasMarks(text: string): boolean {
  return anyMark.test(text)
}

/** What the page has. */
export function withoutMarks(text: string): string {
  return hasMarks(text) ? text.replace(marks, '') : text
}

/** A text in pieces: what is read, the beginning of what stands in a place, its end. Nothing is lost. */
export type TextPiece = { kind: 'text'; text: string } | { kind: 'start'; number: number } | { kind: 'end' }

export function splitMarks(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let done = 0
  for (const { 0: mark, 1: number, index } of text.matchAll(marks)) {
    if (index > done) pieces.push({ kind: 'text', text: text.slice(done, index) })
    pieces.push(number === undefined ? { kind: 'end' } : { kind: 'start', number: Number(number) })
    done = index + mark.length
  }
  if (done < text.length) pieces.push({ kind: 'text', text: text.slice(done) })
  return pieces
}

/**
 * HTML that can be parsed: within tags there are no marks, and a tag with a marked `href` has its place's number in
 * `data-place-href`; likewise `src` and `alt`. Marks in text stay.
 */
export function placesInTags(html: string): string {
  return html.replace(/<[a-z][^<>]*>/gi, (tag) => (hasMarks(tag) ? writePlaces(tag) : tag))
}

function writePlaces(tag: string): string {
  const places = [...tag.matchAll(/\s(href|src|alt)="\ufdd0(\d+)\ufdd1/g)].map(
    ([, name, number]) => ` data-place-${name}="${number}"`,
  )
  return withoutMarks(tag).replace(/\s*\/?>$/, (end) => places.join('') + end)
}
