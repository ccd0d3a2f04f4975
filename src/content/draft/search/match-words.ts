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
  const units = unitsOf(text, spelling)
  const ranges: Range[] = []
  for (let index = 0; index + sought.length <= units.length; ) {
    const found = rangeAt(units, index, sought)
    const isMeant = found && (extent === 'part' || isWholeWord(text, found))
    if (isMeant) ranges.push(found)
    index += isMeant ? sought.length : 1
  }
  return ranges
}

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
    const signs = spelling === 'loose' ? looseSigns(character) : exactSigns(character)
    const last = units.at(-1)
    if (signs.length === 0 && last && isAttached.test(character)) last.end = end
    for (const [place, sign] of signs.entries()) {
      units.push({ sign, start, end, isFirst: place === 0, isLast: place === signs.length - 1 })
    }
    start = end
  }
  return units
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
