import { itemWords, type LabelSlot } from './label-words.ts'
import type { Line } from './line.ts'
import { isMarker } from './marker.ts'
import { cutPiece, type Piece } from './piece.ts'
import { readEntry } from './read-entry.ts'
import { isFigure, readFigure } from './read-figure.ts'
import { type Label, readLabel, readPartName } from './read-label.ts'
import type { Sizes } from './sizes.ts'

/** What one line is by itself; what follows it decides the rest. */
export type LineReading =
  | { kind: 'space' | 'rule' | 'struck' | 'text' }
  | { kind: 'heading'; level: number }
  | { kind: 'entry'; lead: Piece | undefined; words: Piece; isNumbered: boolean }
  /** `meaning` undefined: it looks like a label, but nobody knows it. `value` undefined: on the lines below. */
  | { kind: 'label'; label: Piece; meaning: Label | undefined; value: Piece | undefined; level: number }
  | { kind: 'question'; words: Piece; level: number }
  | { kind: 'answer'; words: Piece }
  | { kind: 'figure'; figure: Piece; label: Piece }

/** How the document looks: whether its headings have a style, so that bold lines with a colon are none, and which sizes are larger. */
export type Look = {
  isStyled: boolean
  sizes: Sizes
  /** Its labels have a dash behind them: "btn – Apply now" says so of "heading – Save more". */
  areLabelsDashed?: boolean
}

/** `strangeLabels`: what stands before a colon again and again in this document, in lower case. */
export function readLine(
  line: Line,
  strangeLabels: ReadonlySet<string>,
  { isStyled, sizes, areLabelsDashed = false }: Look = { isStyled: false, sizes: new Map() },
): LineReading {
  const { text, piece, heading, list } = line
  const words = text.trim()
  if (words === '') return { kind: 'space' }
  if (line.isStruck) return { kind: 'struck' }
  if (/^(?:[-–—_=*~•·]\s?){3,}$/.test(words)) return { kind: 'rule' }
  if (heading > 0) return readHeading(words, piece, heading)
  const hashes = /^(#{1,6})\s+(?=\S)/.exec(words)
  if (hashes) return readHeading(words.slice(hashes[0].length), piece, hashes[1]?.length ?? 1)
  if (isMarker(words)) return { kind: 'heading', level: namedLevel }
  const starred = /^\*\s?([^*]{2,40}?)\s?\*$/.exec(words)?.[1]
  const meaning = starred === undefined ? undefined : readLabel(starred)
  if (meaning?.slot) return { kind: 'label', label: piece, meaning, value: undefined, level: 0 }
  if (meaning) return { kind: 'heading', level: namedLevel }
  const spoken =
    /^\s*(?:(q|question|a|answer|س|ج|سؤال|جواب)\s*[\d٠-٩]{0,2}\s*(?:[.:)：]|\s?[–—-]\s))\s*\S/i.exec(text)
  if (spoken)
    return isAsking(spoken[1] ?? '')
      ? { kind: 'question', words: piece, level: 0 }
      : { kind: 'answer', words: piece }
  if (sectionLine.test(words) && words.length <= 70) return { kind: 'heading', level: namedLevel }
  if (bareAsking.test(words) && isQuestion(words)) return { kind: 'question', words: piece, level: 0 }
  const label = readLabelled(line, strangeLabels, areLabelsDashed)
  if (label) return label
  const figure = readFigure(line)
  if (figure) return figure
  const isName = list === 'number' && !/\p{Ll}/u.test(words) && readPartName(words) !== undefined
  if (isName && /\p{Lu}/u.test(words)) return { kind: 'heading', level: namedLevel }
  if (list) return readEntry(line, piece, list === 'number')
  const level = sizes.get(line.size ?? 0)
  if (
    level !== undefined &&
    words.length - line.struckLength <= longestHeading &&
    !/[,;:]$/.test(words) &&
    !isFigure(words)
  )
    return isQuestion(words) ? { kind: 'question', words: piece, level } : { kind: 'heading', level }
  const signed = readSigned(words, piece)
  if (signed) return signed
  const typed = /^\s*(?:[•·▪◦‣●✓✔✅☑→]|[-–—*](?=\s+[^\s*–—-])|o(?=\t|\s{2}))\s*\S/.exec(text)
  if (typed) return readEntry(line, piece, false)
  if (/^\s*\d\uFE0F?\u20E3\s*\S/u.test(text)) return readEntry(line, piece, true)
  if (/^[\d٠-٩]{1,2}[.)-]\s+\S/.test(words) && isQuestion(words))
    return { kind: 'question', words: piece, level: boldLevel }
  const isInCapitals = !/[\p{Ll}\p{Script=Arabic}]/u.test(words) && /\p{Lu}{3}/u.test(words)
  if (/^[\d٠-٩]{1,2}[.)]\s+\S/.test(words) && isInCapitals && words.length <= 60)
    return { kind: 'heading', level: namedLevel }
  if ((isBoldHeading(line, words) || (!isStyled && namesBelow(line, words))) && !isFigure(words))
    return isQuestion(words)
      ? { kind: 'question', words: piece, level: boldLevel }
      : { kind: 'heading', level: boldLevel }
  return { kind: 'text' }
}

/** "Section 3 – How to open" */
const sectionLine =
  /^(?:(?:section|part|block|module|القسم|قسم)\s*(?:[\d٠-٩]{1,2}|الأول|الثاني|الثالث|الرابع|الخامس|السادس)\s*(?:[:：|]|\s[–—-])|(?:section|block|module|القسم|قسم)\s?[:：])\s*\S(?!.*[.!?؟]$)/i

/** "Q How much?" */
export const bareAsking = /^\s*(?:q\s+(?=\p{Lu})|س\s+)/iu

/** Below all headings that have a style, over those that are bold lines. */
const namedLevel = 9

/**
 * Shorthand for a heading: a picture sign before a few words, "🔢 NUMBERS", or a dash behind them, "why us –". What is in capitals or
 * names a part stands over the others.
 */
function readSigned(words: string, piece: Piece): LineReading | undefined {
  const sign = /^(?:\p{Extended_Pictographic}[\uFE0F\u200D]*)+\s*/u.exec(words)?.[0] ?? ''
  const bare = words.slice(sign.length).replace(/(?:\s|\p{Extended_Pictographic}|\uFE0F)+$/u, '')
  const isDashed = /\s[–—-]$/.test(bare)
  const text = isDashed ? bare.slice(0, -1).trim() : bare
  if ((sign === '' && !isDashed) || text === '' || pointers.test(sign)) return
  if (isDashed) return text.split(/\s+/).length <= 4 ? { kind: 'heading', level: namedLevel } : undefined
  if (isQuestion(text)) return { kind: 'question', words: piece, level: boldLevel }
  const isName = readPartName(text) !== undefined || (/\p{Lu}{2}/u.test(text) && text === text.toUpperCase())
  if (isName) return { kind: 'heading', level: namedLevel }
  const isShort = text.length <= 50 && !/[.,;:!،؛]$/.test(text)
  return isShort && !ticks.test(sign) ? { kind: 'heading', level: boldLevel } : undefined
}

const pointers = /^[👉👈➡⬅▶◀🔗☞]/u
const ticks = /^[✓✔✅☑⚠]/u

/** Decks have labels in the style of headings as well; but under "Notes" may stand what is meant for the page. */
function readHeading(words: string, piece: Piece, level: number): LineReading {
  if (isQuestion(words)) return { kind: 'question', words: piece, level }
  const found = labelPattern.exec(words)
  const before = found?.[1] === undefined ? undefined : readLabel(found[1])
  if (
    found &&
    before?.slot &&
    !before.part &&
    labelsInHeadings.has(before.slot) &&
    found[0].length < words.length
  ) {
    const [label, value] = cutPiece(piece, found[0].length)
    return { kind: 'label', label, meaning: before, value, level: 0 }
  }
  if (/^[\d٠-٩]{1,2}[.)]\s/.test(words)) return { kind: 'heading', level }
  const meaning = readLabel(words)
  const isLabel = meaning?.slot !== undefined && !meaning.part && labelsInHeadings.has(meaning.slot)
  return isLabel
    ? { kind: 'label', label: piece, meaning, value: undefined, level }
    : { kind: 'heading', level }
}

const labelsInHeadings: ReadonlySet<LabelSlot> = new Set<LabelSlot>([
  ...(['eyebrow', 'title', 'subtitle', 'body', 'action', 'second-action', 'points', 'legal'] as const),
])

/** Below all headings that have a style. */
export const boldLevel = 10

const longestHeading = 90

function isBoldHeading({ boldLength, piece, links }: Line, words: string): boolean {
  const isBold = (boldLength >= piece.to - piece.from && boldLength > 0) || /^\*\*[^*]+\*\*$/.test(words)
  return (
    (isBold && words.length <= longestHeading && !/[.,;:]$|^\[.*\]$/.test(words)) ||
    (links.length === 0 && readPartName(words) !== undefined && !/^\d+\s+\p{Ll}|^[>→]/u.test(words))
  )
}

/** "What you need:" in bold, as a line of its own. */
function namesBelow({ boldLength, piece }: Line, words: string): boolean {
  const isBold = boldLength >= piece.to - piece.from && boldLength > 0
  return isBold && /^(?:[^\s:：()[\]–—]+\s+){0,6}[^\s:：()[\]–—]+\s*[:：]$/.test(words)
}

export function isQuestion(words: string): boolean {
  return /[?؟]\s*$/.test(words) && words.length < 200
}

function isAsking(word: string): boolean {
  return /^(?:q|question|س|سؤال)$/i.test(word)
}

const labelPattern = /^\s*(?!\s)([^:：\n]{1,60}?)\s*[:：](?!\/\/|\d)\s*/

/** What stands before the first colon, where a label may stand. */
export function labelBefore(text: string): string | undefined {
  return labelPattern.exec(text)?.[1]
}

function readLabelled(
  { text, piece, boldLength, list }: Line,
  strangeLabels: ReadonlySet<string>,
  areDashed: boolean,
): LineReading | undefined {
  const framed = readFramed(text, piece)
  if (framed) return framed
  const bracketed = /^\s*\[\s*([^:\]]{1,40}?)\s*:\s*[^\]]+\]\s*$/.exec(text)
  const found = bracketed ? /^\s*\[\s*[^:\]]+:\s*/.exec(text) : labelPattern.exec(text)
  const dashed =
    bracketed || found
      ? undefined
      : (readApart(text, piece, boldLength) ?? readDashed(text, piece, areDashed))
  if (dashed) return dashed
  const name = bracketed?.[1] ?? found?.[1]
  if (!found || name === undefined) {
    const alone = readLabel(text)
    const isWhole = alone?.part === undefined || (alone.item !== undefined && /\d/.test(text))
    const isShort = alone?.slot !== undefined && isWhole && text.trim().split(/\s+/).length <= 4
    const isCounted = alone?.slot === 'note' && /^\s*[\d٠-٩]/.test(text)
    return isShort && isFormal(text) && !isCounted && !list
      ? { kind: 'label', label: piece, meaning: alone, value: undefined, level: 0 }
      : undefined
  }
  const meaning = readLabel(name)
  const isOption = versionName.test(name)
  const isBold = boldLength > 0 && boldLength >= name.length && boldLength < text.trimEnd().length
  if (
    !meaning &&
    !isOption &&
    !(isBold && name.split(/\s+/).length <= 4) &&
    !strangeLabels.has(name.toLowerCase())
  )
    return /\s(?:→|->|=>|»|[–—-])\s/.test(name) ? readDashed(text, piece) : undefined
  const [label, value] = cutPiece(piece, found[0].length)
  return {
    kind: 'label',
    label,
    meaning,
    value: text.slice(found[0].length).trim() === '' ? undefined : value,
    level: 0,
  }
}

/** A label in bold before its words, or with a tab or a stroke behind it, needs no colon. */
function readApart(text: string, piece: Piece, boldLength: number): LineReading | undefined {
  const tabbed = /^[^\t|]{1,40}(?:\t+\s*|\s\|\s+)/.exec(text)?.[0].length ?? 0
  const isBold = boldLength > 1 && boldLength < text.trimEnd().length
  const shouted = /^\s*(?:CTA|BTN|H[1-4])\s+(?=\p{Lu}\p{Ll}|\p{Script=Arabic})/u.exec(text)?.[0].length ?? 0
  const length = isBold
    ? boldLength + (/^\s*/.exec(text.slice(boldLength))?.[0].length ?? 0)
    : tabbed || shouted
  if (length === 0 || text.slice(length).trim() === '') return
  const name = text.slice(0, length).replace(/\s\|\s*$/, '')
  const meaning = readLabel(name)
  const isOption = isBold && versionName.test(name.trim()) && /\s(?:[a-f]|\d)\s*$/i.test(name)
  const isPart = tabbed > 0 && !isBold && meaning?.part !== undefined
  if (!meaning?.slot && meaning?.item === undefined && !isPart && !isOption) return
  const [label, value] = cutPiece(piece, length)
  return { kind: 'label', label, meaning, value, level: 0 }
}

/** "[CTA] Apply now", "(H1) Save more" */
function readFramed(text: string, piece: Piece): LineReading | undefined {
  const found = /^\s*[[(<{]\s*([^\][()<>{}:]{1,30}?)\s*[\])>}]\s*[:：]?\s*(?=\S)/.exec(text)
  const meaning = found?.[1] === undefined ? undefined : readTag(found[1], /^\s*</.test(text))
  if (!found || !meaning?.slot) return
  const [label, value] = cutPiece(piece, found[0].length)
  return { kind: 'label', label, meaning, value, level: 0 }
}

/** "<title>" is that of the page, and "[STEP]" what a step is called. */
function readTag(name: string, isAngled: boolean): Label | undefined {
  if (isAngled && /^(?:title|meta|description|keywords|slug)$/i.test(name)) return { slot: 'meta' }
  const part = itemWords.get(name.toLowerCase())
  if (part === undefined || part === 'links') return readLabel(name)
  const slots = { questions: 'question', figures: 'figure' } as const
  return { part, slot: part === 'questions' || part === 'figures' ? slots[part] : 'title' }
}

/** "CTA > Apply now"; with a dash, "CTA – Apply now", only what nobody but a copywriter says is a label. */
function readDashed(text: string, piece: Piece, areDashed = false): LineReading | undefined {
  const found =
    /^\s*(?!\s)([^–—>=→»➡👉\n]{1,40}?)\s*(\s[–—-]|[–—-]?>{1,2}|=>?|→|»|(?:➡|👉|⬅)\uFE0F?)\s+(?=\S)/u.exec(
      text,
    )
  const meaning = found?.[1] === undefined ? undefined : readLabel(found[1])
  const isDash = /^\s[–—-]$/.test(found?.[2] ?? '')
  const isForm = meaning?.slot === 'form' && /\s/.test(found?.[1] ?? '')
  const isCopywriters =
    meaning?.slot !== undefined &&
    (copywriters.has(meaning.slot) || /^(?:h[1-6]|li|p)$/i.test(found?.[1] ?? ''))
  if (!found || !meaning?.slot || (isDash && !isForm && !isCopywriters && !areDashed)) return
  const [label, value] = cutPiece(piece, found[0].length)
  return { kind: 'label', label, meaning, value, level: 0 }
}

const copywriters: ReadonlySet<LabelSlot> = new Set<LabelSlot>([
  ...(['eyebrow', 'subtitle', 'action', 'second-action', 'meta'] as const),
])

/** "Option 2 (recommended)": one of several wordings. */
const versionName =
  /^(?:option|version|variant|alternative|alternate|alt|route|الخيار|خيار|البديل|النسخة)\s*(?:[a-f]|\d|[أبج]|[٠-٩])?(?:\s*\([^)]*\))?$/i

/** A label alone on its line has no end of a sentence, and is no word of running text. */
function isFormal(text: string): boolean {
  return /^\s*[\p{Lu}\p{Script=Arabic}\d#]/u.test(text) && !/[.,;!?]\s*$/.test(text)
}

/** Whether the labels that only copywriters write have a dash behind them. */
export function hasDashedLabels(lines: readonly string[]): boolean {
  const labels = lines.filter((text) => readDashed(text, { unit: 0, from: 0, to: text.length }) !== undefined)
  return labels.filter((text) => /^[^–—-]*\s[–—-]\s/.test(text)).length >= leastDashed
}

const leastDashed = 2
