/** What is looked for, and how strictly. */
export type Search = {
  words: string
  /** `loose`: whatever its capitals, accents and Arabic spelling. `exact`: as it is written. */
  spelling: 'loose' | 'exact'
  /** `whole`: not within a longer word. */
  extent: 'part' | 'whole'
}

/** Where words stand in a text, in UTF-16 units. */
export type Range = { start: number; end: number }

/** All places, one after the other; none overlaps another. */
export function matchWords(text: string, { words, spelling, extent }: Search): Range[] {
  const sought = unitsOf(words, spelling).map(({ sign }) => sign)
  if (sought.length === 0) return []
  const isMeant = (range: Range) => extent === 'part' || isWholeWord(text, range)
  if (isAscii.test(text)) return matchAscii(text, sought.join(''), spelling, isMeant)
  const units = unitsOf(text, spelling)
  const ranges: Range[] = []
  for (let index = 0; index + sought.length <= units.length; ) {
    const found = rangeAt(units, index, sought)
    const isHit = found !== undefined && isMeant(found)
    if (isHit) ranges.push(found)
    index += isHit ? sought.length : 1
  }
  return ranges
}

/** The same where every sign is compared as one: most English texts, and all addresses. */
function matchAscii(
  text: string,
  sought: string,
  spelling: Search['spelling'],
  isMeant: (range: Range) => boolean,
): Range[] {
  const folded = (spelling === 'loose' ? text.toLowerCase() : text).replace(/\s/g, ' ')
  const ranges: Range[] = []
  for (let start = folded.indexOf(sought); start >= 0; ) {
    const range = { start, end: start + sought.length }
    const isHit = isMeant(range)
    if (isHit) ranges.push(range)
    start = folded.indexOf(sought, isHit ? range.end : start + 1)
  }
  return ranges
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const isAscii = /^[\x00-\x7f]*$/

/** One sign as it is compared, and where in the text it comes from. */
type Unit = Range & { sign: string; isFirst: boolean; isLast: boolean }

/** A sign such as "½" is compared as several, and is found as a whole or not at all. */
function rangeAt(units: readonly Unit[], index: number, sought: readonly string[]): Range | undefined {
  const [first, last] = [units[index], units[index + sought.length - 1]]
  if (!first?.isFirst || !last?.isLast) return undefined
  const isSame = sought.every((sign, offset) => units[index + offset]?.sign === sign)
  return isSame ? { start: first.start, end: last.end } : undefined
}

/** Marks that belong to the sign before them are found, and replaced, with it. */
function unitsOf(text: string, spelling: Search['spelling']): Unit[] {
  const units: Unit[] = []
  let start = 0
  for (const character of text) {
    const end = start + character.length
    const signs = spelling === 'loose' ? knownSigns(character) : exactSigns(character)
    const last = units.at(-1)
    if (signs.length === 0 && last && isAttached.test(character)) last.end = end
    for (const [place, sign] of signs.entries()) {
      units.push({ sign, start, end, isFirst: place === 0, isLast: place === signs.length - 1 })
    }
    start = end
  }
  return units
}

const signsOf = new Map<string, readonly string[]>()

/** Texts are made of few signs. */
function knownSigns(character: string): readonly string[] {
  const known = signsOf.get(character) ?? looseSigns(character)
  signsOf.set(character, known)
  return known
}

function looseSigns(character: string): string[] {
  if (isAttached.test(character)) return []
  const folded = character
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
  return [...folded].map((sign) => sameSigns.get(sign) ?? sign)
}

/** Blanks that look alike are alike. */
function exactSigns(character: string): string[] {
  return [/\s/.test(character) ? ' ' : character]
}

/** Marks above and below, and the stroke that stretches Arabic words. */
const isAttached = /[\p{M}\u0640]/u

/** Arabic letters that people mix, its digits, and quotation marks. */
const sameSigns = new Map([
  ['ٱ', 'ا'],
  ['ة', 'ه'],
  ['ى', 'ي'],
  ['ی', 'ي'],
  ['ک', 'ك'],
  ...[...'٠١٢٣٤٥٦٧٨٩'].map((digit, value) => [digit, String(value)] as const),
  ['‘', "'"],
  ['’', "'"],
  ['“', '"'],
  ['”', '"'],
  ['\n', ' '],
  ['\t', ' '],
])

function isWholeWord(text: string, { start, end }: Range): boolean {
  return !/[\p{L}\p{N}\p{M}_]$/u.test(text.slice(0, start)) && !/^[\p{L}\p{N}\p{M}_]/u.test(text.slice(end))
}
