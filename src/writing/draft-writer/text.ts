/** Digits and letters brought to one form for comparing: Western digits, no Arabic marks, lower case. */
export function foldText(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(foldable, foldLetter)
}

const foldable = /[٠-٩۰-۹أإآٱىة٪’‘\u064b-\u0652\u0670\u0640\u200e\u200f\u2066-\u2069]/g

/** Marks and directions fold to nothing. */
function foldLetter(letter: string): string {
  const code = letter.charCodeAt(0)
  if (code >= 0x660 && code <= 0x669) return String(code - 0x660)
  if (code >= 0x6f0 && code <= 0x6f9) return String(code - 0x6f0)
  return foldedLetters[letter] ?? ''
}

const foldedLetters: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  '٪': '%',
  '’': "'",
  '‘': "'",
}

const smallWords = new Set(
  `a an and any are as at be by can for from get has have how if in is it its my no not of on or our so that the their
  there this to up us we what when where which who will with you your
  من في على عن الى مع او ثم هل ما كم كيف متى لا ان هذا هذه التي الذي كل لك حول حتى بعد قبل`
    .split(/\s+/)
    .map(foldText),
)

/** The words that carry a text's meaning, folded, without endings that come and go. */
export function headWords(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}%]+/u)
    .filter((word) => word.length > 1 && !smallWords.has(word))
    .map((word) => word.replace(/^(?:وال|بال|لل|ال)(?=\p{L}{3})/u, '').replace(/(?<=[a-z]{3})s$/, ''))
}

/** The share of `words` that stand in `text`, from 0 to 1. */
export function overlap(words: readonly string[], text: string): number {
  return shareOf(words, new Set(headWords(text)))
}

/** The share of `words` that are among `found`, from 0 to 1. */
export function shareOf(words: readonly string[], found: ReadonlySet<string>): number {
  if (words.length === 0) return 0
  return words.filter((word) => found.has(word)).length / words.length
}

/** A text made ready to be compared with many others. */
export type Compared = { folded: string; trigrams: ReadonlySet<string> }

export function compared(text: string): Compared {
  return { folded: foldText(text), trigrams: trigrams(text) }
}

/** How alike two texts are by their letter trigrams, from 0 to 1. */
export function likeness(a: Compared, b: Compared): number {
  if (a.folded === b.folded) return 1
  const [few, many] = a.trigrams.size < b.trigrams.size ? [a.trigrams, b.trigrams] : [b.trigrams, a.trigrams]
  if (few.size === 0) return 0
  let shared = 0
  for (const part of few) if (many.has(part)) shared++
  return (2 * shared) / (few.size + many.size)
}

/** The list begun at another place, the passed ones at its end. */
export function rotate<Value>(list: readonly Value[], places: number): Value[] {
  if (list.length === 0) return []
  const start = ((places % list.length) + list.length) % list.length
  return [...list.slice(start), ...list.slice(0, start)]
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Lower case at the start, unless the first word is a name or an acronym. */
export function lowerFirst(text: string, names: readonly string[]): string {
  const [first = '', second = ''] = text.split(/\s+/)
  const bare = first.replace(/[^\p{L}\p{N}]+$/u, '')
  const isTitle = /^(?:Mr|Mrs|Ms|Dr|St|Prof|Eng|Sh)\.$/.test(first)
  const isName =
    isTitle || names.includes(bare) || /[A-Z0-9].*[A-Z0-9]/.test(bare) || /^[A-Z][a-z]/.test(second)
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

export function isArabic(text: string): boolean {
  const arabic = text.match(/[\u0621-\u064a]/g)?.length ?? 0
  const latin = text.match(/[A-Za-z]/g)?.length ?? 0
  return arabic > latin
}

export function hasArabic(text: string): boolean {
  return /[\u0600-\u06ff]/.test(text.replace(/[٪٫٬؟،؛]/g, ''))
}

function trigrams(text: string): Set<string> {
  const folded = ` ${foldText(text)
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim()} `
  const parts = new Set<string>()
  for (let index = 0; index + 3 <= folded.length; index++) parts.add(folded.slice(index, index + 3))
  return parts
}
