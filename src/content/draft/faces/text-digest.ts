/**
 * What tells one text of a value from another, short enough to stand beside each: of its letters alone, not of how they are
 * composed, of white space at its ends, or of marks of direction. Two digests of 32 bits: what differs by chance is not the
 * same once in so many texts that no page has them. No secret depends on it.
 */
export function digestOf(value: string | string[]): string {
  const text = normalized(value)
  let [one, two] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    one = Math.imul(one ^ unit, 2654435761)
    two = Math.imul(two ^ unit, 1597334677)
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909)
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  return [two, one].map((part) => (part >>> 0).toString(36).padStart(7, '0')).join('')
}

export function isSameText(one: string | string[], other: string | string[]): boolean {
  return one === other || normalized(one) === normalized(other)
}

/** Lists as lines. */
function normalized(value: string | string[]): string {
  const text = Array.isArray(value) ? value.join('\n') : value
  return text.normalize('NFC').replace(directionMarks, '').trim()
}

const directionMarks = /[\u200e\u200f\u061c\u2066-\u2069]/g
