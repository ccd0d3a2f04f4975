import { sha256Hex } from '#base/sha256-hex.ts'
import { productName } from '../format.ts'

/**
 * A comment of the tool begins with a line of its own: "Webpage Builder · Error · 4f2a91". The name, because some documents
 * take the author's away when they are saved; the number is made of the lines below it, so that a comment into which somebody
 * has written is no longer ours, but theirs.
 */
export function writeHead(kind: string, lines: readonly string[]): string {
  return [productName, kind, numberOf(lines)].join(separator)
}

/** The number of a comment with these lines, if it is ours and nobody has written into it. */
export function findOwnNumber([head = '', ...lines]: readonly string[]): string | undefined {
  const [product, kind, number, ...others] = head.split(separator)
  const isOurs = product === productName && kind !== undefined && others.length === 0
  return isOurs && number === numberOf(lines) ? number : undefined
}

const separator = ' · '

/** Two comments of ours with one number say the same. Editors change the kind of spaces, and how many there are. */
export function numberOf(lines: readonly string[]): string {
  return sha256Hex(linesIn(lines).join('\n').normalize('NFC')).slice(0, 6)
}

/** Lines that hold something, whether they are paragraphs or parted by breaks. */
export function linesIn(paragraphs: readonly string[]): string[] {
  return paragraphs
    .flatMap((text) => text.split('\n'))
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
}
