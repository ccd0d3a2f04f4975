import { decodeReferences, isForbidden } from './text.ts'

/** Where the attributes of one start tag stand; used again for each tag. */
export type AttributePlaces = {
  /** Four for each attribute: its name's start and end, its value's start and end. */
  readonly places: number[]
  count: number
  /** Whether one of them declares a namespace. */
  hasDeclaration: boolean
}

export function createAttributePlaces(): AttributePlaces {
  return { places: [], count: 0, hasDeclaration: false }
}

/** Scan from the end of a tag's name to behind its `>`; -1 when that is not well-formed. */
export function scanAttributes(source: string, start: number, into: AttributePlaces): number {
  into.count = 0
  into.hasDeclaration = false
  if (source.charCodeAt(start) === 62) return start + 1
  let at = start
  for (;;) {
    const nameStart = passSpace(source, at)
    const unit = source.charCodeAt(nameStart)
    if (unit === 62) return isDistinct(source, into) ? nameStart + 1 : -1
    if (unit === 47)
      return source.charCodeAt(nameStart + 1) === 62 && isDistinct(source, into) ? nameStart + 2 : -1
    if (nameStart === at) return -1

    const nameEnd = passName(source, nameStart)
    const equals = source.charCodeAt(nameEnd) === 61 ? nameEnd : passSpace(source, nameEnd)
    const quoteAt = source.charCodeAt(equals + 1) === 34 ? equals + 1 : passSpace(source, equals + 1)
    const quote = source.charCodeAt(quoteAt)
    if (nameEnd === nameStart || source.charCodeAt(equals) !== 61 || (quote !== 34 && quote !== 39)) return -1

    const valueEnd = passValue(source, quoteAt + 1, quote)
    if (valueEnd < 0) return -1
    note(into, nameStart, nameEnd, quoteAt + 1, valueEnd)
    if (unit === 120 && isDeclaration(source, nameStart, nameEnd)) into.hasDeclaration = true
    at = valueEnd + 1
  }
}

export function passSpace(source: string, start: number) {
  let at = start
  for (let unit = source.charCodeAt(at); unit < 33 && isSpace(unit); unit = source.charCodeAt(++at));
  return at
}

/** The end of the name that begins here; `start` itself when none does. Past ASCII every letter is believed. */
export function passName(source: string, start: number) {
  let at = start
  let unit = source.charCodeAt(at)
  if (unit < 128 && nameUnits[unit] !== 1) return start
  for (; unit > 127 || nameUnits[unit]; unit = source.charCodeAt(++at));
  return at
}

/** 1 for what a name may begin with, 2 for what it may go on with. */
const nameUnits = Uint8Array.from({ length: 128 }, (_, unit) => {
  const character = String.fromCharCode(unit)
  if (/[A-Za-z_:]/.test(character)) return 1
  return /[-.\d]/.test(character) ? 2 : 0
})

function isSpace(unit: number) {
  return unit === 32 || unit === 10 || unit === 13 || unit === 9
}

function passValue(source: string, start: number, quote: number) {
  let hasReference = false
  let at = start
  for (let unit = source.charCodeAt(at); unit !== quote; unit = source.charCodeAt(++at)) {
    if (unit > 60 && unit < 0xfffe) continue
    if (unit === 38) hasReference = true
    else if (unit === 60 || isForbidden(unit)) return -1
  }
  return hasReference && decodeReferences(source.slice(start, at)) === undefined ? -1 : at
}

function note(
  into: AttributePlaces,
  nameStart: number,
  nameEnd: number,
  valueStart: number,
  valueEnd: number,
) {
  const at = into.count * 4
  into.places[at] = nameStart
  into.places[at + 1] = nameEnd
  into.places[at + 2] = valueStart
  into.places[at + 3] = valueEnd
  into.count++
}

function isDeclaration(source: string, start: number, end: number) {
  return source.startsWith('xmlns', start) && (end === start + 5 || source.charCodeAt(start + 5) === 58)
}

/** No name may stand twice in a tag. */
function isDistinct(source: string, { places, count }: AttributePlaces) {
  if (count < 2) return true
  if (count > 12) return new Set(writtenNames(source, places, count)).size === count
  for (let one = 4; one < count * 4; one += 4) {
    for (let other = 0; other < one; other += 4) if (isSameName(source, places, one, other)) return false
  }
  return true
}

function writtenNames(source: string, places: number[], count: number) {
  return Array.from({ length: count }, (_, index) => source.slice(places[index * 4], places[index * 4 + 1]))
}

/** Names that differ mostly differ at their ends. */
function isSameName(source: string, places: number[], one: number, other: number) {
  const start = places[one] as number
  const otherStart = places[other] as number
  let last = (places[one + 1] as number) - start
  if (last !== (places[other + 1] as number) - otherStart) return false
  while (--last >= 0)
    if (source.charCodeAt(start + last) !== source.charCodeAt(otherStart + last)) return false
  return true
}
