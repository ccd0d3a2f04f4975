import { foldWord } from './fold.ts'

/** The sentences of a text, in either language; each line has its own. Nothing is cut at an abbreviation. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = []
  let start = 0
  for (const { index, 0: end } of text.matchAll(possibleEnd)) {
    const to = index + end.length
    if (!isEnd(text, start, index, end)) continue
    sentences.push(text.slice(start, to))
    start = to
  }
  return [...sentences, text.slice(start)]
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

/** A stop is one where white space follows it, with closing quotes, brackets and footnote signs between. A row of stops is tried once. */
const possibleEnd =
  /[\n\r\u2028\u2029]|(?<![.!?؟…])[.!?؟…]+["'”’»)\]*†‡¹²³]*(?![^\s\p{Cf}])\p{Cf}*|[;؛](?=\s|$)/gu

function isEnd(text: string, start: number, at: number, end: string): boolean {
  if (/^[;؛]/.test(end) && isBracketed(text, start, at)) return false
  if (!/^\.(?!\.)/.test(end)) return true
  const word = wordBefore(text, start, at)
  const isListed =
    /^\d{1,2}$/.test(word) &&
    text.slice(Math.max(start, at - 6), at).trim() === word &&
    isLineStart(text, at - word.length)
  if (isListed) return false
  const next = /^[\s\p{Cf}]*(\S{0,12})/u.exec(text.slice(at + end.length, at + end.length + 24))?.[1] ?? ''
  if (/^no$/i.test(word)) return !/^[\p{Nd}]/u.test(next)
  const folded = foldWord(word)
  if (mayEnd.has(folded)) return next === '' || /^["“'(]?\p{Lu}\p{Ll}/u.test(next)
  return !abbreviations.has(folded) && !isDotted(folded)
}

/** "(5k = 500; 10k = 1,000)": a list within brackets. */
function isBracketed(text: string, start: number, at: number): boolean {
  const before = text.slice(Math.max(start, at - longestBracket), at)
  const after = text.slice(at, at + longestBracket)
  return before.lastIndexOf('(') > before.lastIndexOf(')') && /^[^(\n]*\)/.test(after)
}

const longestBracket = 160
const longestAbbreviation = 12

/** The letters, digits and stops right before a place. */
function wordBefore(text: string, start: number, at: number): string {
  return (
    /(?<![\p{L}\p{M}\p{Nd}.&])[\p{L}\p{M}\p{Nd}.&]*$/u.exec(
      text.slice(Math.max(start, at - longestAbbreviation), at),
    )?.[0] ?? ''
  )
}

function isLineStart(text: string, at: number): boolean {
  return /(?:^|\n)[^\S\n]*$/.test(text.slice(Math.max(0, at - 6), at))
}

/** Single letters with stops between them, "U.A.E", "ض.ق.م", and a single letter. */
function isDotted(word: string): boolean {
  return /^(?:\p{L}\.)*\p{L}$/u.test(word)
}

/** A sentence may end with one of these: then a capital follows. */
const mayEnd = new Set(
  'p.a p.m a.m etc yr yrs hr hrs min mins sec secs mth mths mo wk wks pts txn aed dh dhs'.split(' '),
)

const abbreviations = new Set(
  (
    'incl inc excl ex approx appx e.g i.e eg ie vs cf ca min max no nos nr st ave rd bldg blvd dr mr mrs ms prof eng sh ' +
    'ltd co corp dept est ext fig ft tel mob fax ref acc acct amt avg bal misc temp vol pp para sec jan feb mar apr jun jul aug sept sep oct nov dec ' +
    'mon tue wed thu fri sat sun ض ق م د ه ص ب ش ذ م.م ص.ب ج.م'
  )
    .split(' ')
    .map(foldWord),
)
