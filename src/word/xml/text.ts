/** Undefined when a reference names an entity that XML itself does not have, or no character. */
export function decodeReferences(text: string): string | undefined {
  const first = text.indexOf('&')
  if (first < 0) return text

  const pieces: string[] = []
  let units: number[] = []
  let from = 0
  for (let at = first; at >= 0; at = text.indexOf('&', from)) {
    const end = text.indexOf(';', at)
    const code = end < 0 || end - at > longestReference ? -1 : codeOf(text, at + 1, end)
    if (code < 0) return
    if (at > from || units.length > 4000) {
      pieces.push(String.fromCharCode(...units), text.slice(from, at))
      units = []
    }
    if (code > 0xffff) units.push(0xd7c0 + (code >> 10), 0xdc00 + (code & 0x3ff))
    else units.push(code)
    from = end + 1
  }
  pieces.push(String.fromCharCode(...units), text.slice(from))
  return pieces.join('')
}

/** Characters that XML 1.0 does not have (section 2.2); half surrogate pairs never get out of a decoder. */
export function hasForbidden(text: string) {
  return forbidden.test(text)
}

/** The same for one UTF-16 unit, and for none where the text ends. */
export function isForbidden(unit: number) {
  return !(unit >= 32 || unit === 10 || unit === 9 || unit === 13) || unit > 0xfffd
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to be found.
const forbidden = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/

/** Leading zeros are allowed, so a reference may be longer than its character needs; nobody writes this many. */
const longestReference = 40

const named: Record<string, number> = { amp: 38, lt: 60, gt: 62, quot: 34, apos: 39 }

/** The character between `&` and `;`, or -1. */
function codeOf(text: string, start: number, end: number) {
  const body = text.slice(start, end)
  if (body.charCodeAt(0) !== 35) return Object.hasOwn(named, body) ? (named[body] as number) : -1

  const isHex = body.charCodeAt(1) === 120
  const digits = body.slice(isHex ? 2 : 1)
  if (!(isHex ? /^[\da-f]+$/i : /^\d+$/).test(digits)) return -1
  const code = Number.parseInt(digits, isHex ? 16 : 10)
  return isCharacter(code) ? code : -1
}

function isCharacter(code: number) {
  if (code < 0x20) return code === 9 || code === 10 || code === 13
  return code < 0xd800 || (code > 0xdfff && code < 0xfffe) || (code > 0xffff && code < 0x110000)
}
