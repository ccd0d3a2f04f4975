import type { Locale } from '#base/locale.ts'
import { piecesOf } from '#word/blocks/block.ts'
import { readLines } from '#word/blocks/line.ts'
import { cutPiece, type Piece, textOfPiece, type Units, wordsOf } from '#word/blocks/piece.ts'
import type { Blocks } from '#word/blocks/read-blocks.ts'
import { readLabel, readPartName } from '#word/blocks/read-label.ts'
import { labelBefore } from '#word/blocks/read-line.ts'

export type LanguageLines = {
  /** There is so much of either language, one below the other, that each has a page. */
  isBoth: boolean
  /** The lines and tables that are not for the page in this language. */
  others: (locale: Locale) => Piece[]
  /** "English version", above all that is in this language: words of no page. */
  names: Piece[]
}

type Read = { pieces: Piece[]; text: string; locale: Locale | undefined }

/** Below this share of the main language the other one is a remark, a name or a quotation. */
const leastShare = 0.4
const leastLines = 4

/**
 * Of a document whose languages stand one below the other, or of the lines round a table in which they stand beside each other. Names
 * of parts and figures alone go with what follows.
 */
export function partLanguages({ units, paragraphs, blocks, marks }: Blocks, isBeside = false): LanguageLines {
  const tables = blocks.flatMap((block) => (block.kind === 'table' ? [piecesOf(block)] : []))
  const tableOf = new Map(tables.flatMap((pieces) => pieces.map(({ unit }) => [unit, pieces] as const)))
  const read = paragraphs.flatMap((paragraph, unit): Read[] => {
    const table = tableOf.get(unit)
    if ((table && isBeside) || marks.has(unit)) return []
    if (table) return table[0]?.unit === unit ? [readTable(table, units)] : []
    return readLines(paragraph, unit).flatMap(({ piece }) => cutLine(piece, units))
  })
  const names = read.filter(({ text }) => isBetween(text)).flatMap(({ pieces }) => pieces)
  const said = read.filter(({ text }) => !isBetween(text) && /[\p{L}\p{N}]/u.test(text))
  const [arabic, latin] = [lettersIn('ar-AE', said), lettersIn('en-AE', said)]
  const isEnough =
    Math.min(arabic.letters, latin.letters) > leastShare * Math.max(arabic.letters, latin.letters)
  const isBoth = isBeside || (isEnough && Math.min(arabic.lines, latin.lines) >= leastLines)
  const settled = isBoth ? settleShort(said) : said
  const of = isBoth ? spread(settled) : settled.map(({ locale }) => locale)
  return {
    isBoth,
    names: isBoth ? names : [],
    others: (own) =>
      said.flatMap(({ pieces, text }, index) => {
        const isOther = of[index] !== undefined && of[index] !== own
        return isOther && (isBoth || isWholeSentence(text)) ? pieces : []
      }),
  }
}

/** "EN: Save more" says its language first; "Save more / ادخر أكثر" has both in a line. */
function cutLine(piece: Piece, units: Units): Read[] {
  const text = textOfPiece(piece, units)
  const prefix = labelBefore(text)
  const behind = prefix === undefined ? 0 : (/^\s*[^:：]*[:：]\s*/.exec(text)?.[0].length ?? 0)
  if (prefix !== undefined && namesLanguage(prefix) && behind < text.trimEnd().length) {
    const [label, rest] = cutPiece(piece, behind)
    return [{ pieces: [label], text: prefix, locale: undefined }, ...cutLine(rest, units)]
  }
  for (const { index, 0: sign } of text.matchAll(/\s*(?:[/|·•\t–—]|(?<!<)-)\s*/g)) {
    const [one, other] = [text.slice(0, index), text.slice(index + sign.length)]
    const isBoth = (isLatin(one) && isArabic(other)) || (isArabic(one) && isLatin(other))
    if (!isBoth) continue
    const [before, rest] = cutPiece(piece, index)
    const [between, behind] = cutPiece(rest, sign.length)
    return [
      { pieces: [before], text: one.trim(), locale: isLatin(one) ? 'en-AE' : 'ar-AE' },
      { pieces: [between], text: sign.trim() || '|', locale: undefined },
      { pieces: [behind], text: other.trim(), locale: isLatin(other) ? 'en-AE' : 'ar-AE' },
    ]
  }
  const words = text.trim()
  return words === '' ? [] : [{ pieces: [piece], text: words, locale: languageOf(words) }]
}

function isBetween(text: string): boolean {
  return namesLanguage(text) || /^[/|·•–—-]$/.test(text)
}

function isArabic(text: string): boolean {
  return /\p{Script=Arabic}{2}/u.test(text) && !/[A-Za-z]{2}/.test(text)
}

function isLatin(text: string): boolean {
  return /[A-Za-z]{2}/.test(text) && !/\p{Script=Arabic}/u.test(text)
}

function readTable(pieces: Piece[], units: Units): Read {
  const text = pieces.map((piece) => wordsOf(piece, units)).join(' ')
  return { pieces, text, locale: languageOf(text) }
}

/** A line that only says in which language the next ones are. */
export function namesLanguage(text: string): boolean {
  return languageName.test(text.replace(sectionBefore, '').replace(/^[\s([#*•–—-]+|[\s)\]:：*–—-]+$/g, ''))
}

const languageName =
  /^(?:(?:the )?(?:english|arabic|en|ar|en-ae|ar-ae)(?: (?:version|copy|text|page|content|translation|language|final))?|(?:النسخة|النص|نسخة|نص|الصفحة|اللغة|ترجمة|الترجمة)?\s*(?:ال)?(?:عربية|عربي|إنجليزية|إنجليزي|انجليزية|انجليزي))(?:\s*[/|–-]\s*(?:english|arabic|en|ar|العربية|الإنجليزية))?$/i

/** What is said behind a label tells; names of parts tell nothing. */
function languageOf(text: string): Locale | undefined {
  const label = labelBefore(text)
  const isKnown = label !== undefined && (readLabel(label) !== undefined || namesLanguage(label))
  const said = isKnown ? text.slice(text.indexOf(label) + label.length) : text
  const bare = said.replace(/https?:\S+|www\.\S+|(?<!\S)[^\s@]+@\S+|\/[a-z][\w/-]*/gi, ' ')
  const arabic = bare.match(/\p{Script=Arabic}/gu)?.length ?? 0
  const latin = bare.match(/[A-Za-z]/g)?.length ?? 0
  if (arabic === 0 && latin === 0) return
  if (arabic === 0 && !isKnown && (readLabel(text) !== undefined || readPartName(text) !== undefined)) return
  return arabic >= latin ? 'ar-AE' : 'en-AE'
}

function lettersIn(locale: Locale, read: readonly Read[]) {
  const own = read.filter((each) => each.locale === locale)
  const lines = own.reduce((sum, { pieces }) => sum + pieces.length, 0)
  return { lines, letters: own.reduce((sum, { text }) => sum + text.length, 0) }
}

/** Where the languages stand one after the other, a name of a few words among lines of the other one belongs to them. */
function settleShort(read: readonly Read[]): Read[] {
  const told = read.filter(({ locale }) => locale !== undefined)
  const changes = told.filter(({ locale }, index) => index > 0 && locale !== told[index - 1]?.locale).length
  if (changes * 4 > told.length) return [...read]
  const places = new Map(told.map((each, index) => [each, index]))
  return read.map((each) => {
    const at = places.get(each) ?? -1
    const [before, behind] = [told[at - 1]?.locale, told[at + 1]?.locale]
    const isBetween = at > 0 && before !== each.locale && before === behind
    return isBetween && each.text.split(/\s+/).length <= 3 ? { ...each, locale: before } : each
  })
}

/** What tells nothing goes with what follows it, at the end with what stands before. */
function spread(read: readonly Read[]): (Locale | undefined)[] {
  const of = read.map(({ locale }) => locale)
  for (let at = of.length - 2; at >= 0; at--)
    of[at] ??= isNameInBoth(read[at]?.text, read[at + 1]?.text) ? 'en-AE' : of[at + 1]
  for (let at = 1; at < of.length; at++) of[at] ??= of[at - 1]
  return of
}

/** "Questions" right above the same in Arabic is of the other page. */
function isNameInBoth(one = '', other = ''): boolean {
  const name = readPartName(one)
  return name !== undefined && isLatin(one) && isArabic(other) && readPartName(other) === name
}

/** A name in the other language stays where it is, more than that is for no reader of the page. */
function isWholeSentence(text: string): boolean {
  return text.split(/\s+/).length > 4 && !(/\p{Script=Arabic}/u.test(text) && /[A-Za-z]{2}/.test(text))
}

/** "Section 2 – …" */
const sectionBefore =
  /^\s*(?:section|part|block|screen|module|قسم|القسم|الجزء)\s*(?:[\d٠-٩]{1,2}|[a-f]|one|two|three|four|five|six|seven|eight|الأول|الثاني|الثالث|الرابع|الخامس|السادس|السابع|الثامن|أ|ب|ج)\s*(?:[.):：|]|\s?[–—-])/i
