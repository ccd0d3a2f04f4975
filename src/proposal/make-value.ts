import type { Field } from '#catalogue/manifest.ts'
import { readNumber } from '#content/values/number.ts'
import { plainTextOf, type RichBlock, type RichRun, writeRichText } from '#content/values/rich-text.ts'
import { addScheme, readAddress, safeUrl } from '#content/values/safe-url.ts'
import type { Piece } from '#word/blocks/piece.ts'
import type { WordParagraph } from '#word/walk/document.ts'
import type { Grain, GrainRole } from './grain.ts'

/** What a field holds of these words: nothing but them, less the signs that only part them from others. */
export function makeValue(
  grains: readonly Grain[],
  field: Field,
  paragraphs: readonly WordParagraph[],
): string | string[] {
  switch (field.type) {
    case 'richtext':
      return writeRichText(grains.flatMap((grain) => richBlocksOf(grain, paragraphs)))
    case 'array':
      return grains.map((grain) => plainOf(grain, paragraphs)).filter((text) => text !== '')
    case 'url':
      return addressOf(grains, paragraphs)
    case 'number': {
      const text = joinPlain(grains, paragraphs)
      return readNumber(text.replace(/[%٪]$/, '')) ?? text
    }
    default:
      return joinPlain(grains, paragraphs)
  }
}

function joinPlain(grains: readonly Grain[], paragraphs: readonly WordParagraph[]): string {
  return grains
    .map((grain) => plainOf(grain, paragraphs))
    .filter((text) => text !== '')
    .join(' ')
}

/** The words of a grain in one line. */
export function plainOf({ pieces, role, isJoined }: Grain, paragraphs: readonly WordParagraph[]): string {
  const lines = linesOf(pieces).map((line) => tidyWords(plainTextOf(runsOf(line, paragraphs)), role))
  return lines.filter((line) => line !== '').join(role === 'point' && !isJoined ? ' | ' : ' ')
}

function addressOf(grains: readonly Grain[], paragraphs: readonly WordParagraph[]): string {
  for (const grain of grains) {
    if (grain.href !== undefined) return safeUrl(grain.href) ?? ''
    const text = grain.pieces.map((piece) => plainTextOf(runsOf(piece, paragraphs))).join(' ')
    const bare = text.replace(/^[\s([<→>–—:-]*(?:links? to:?|goes to:?|url:?)?[\s→:]*|[\s)\]>]+$/gi, '')
    const address = readAddress(bare) ?? addScheme(bare)
    if (address !== undefined) return address
  }
  return ''
}

function richBlocksOf(
  { pieces, role, isNumbered, isJoined }: Grain,
  paragraphs: readonly WordParagraph[],
): RichBlock[] {
  const point = isNumbered ? 'number' : 'bullet'
  const kind = role === 'point' ? point : undefined
  const lines = linesOf(pieces)
  if (role === 'point' && lines.length > 1 && !isJoined)
    return [{ kind: point, runs: joinLines(lines, ' | ', paragraphs) }]
  if (isJoined)
    return [{ kind: kind ?? 'paragraph', runs: trimRuns(joinLines(lines, ' ', paragraphs), role) }]
  return lines.map((line): RichBlock => {
    const list = paragraphs[line.unit]?.list
    const runs = runsOf(line, paragraphs)
    return { kind: kind ?? list ?? 'paragraph', runs: trimRuns(runs, role) }
  })
}

/** Cells of a row, or lines that are one text, in one line. */
function joinLines(lines: readonly Piece[], sign: string, paragraphs: readonly WordParagraph[]): RichRun[] {
  return lines.flatMap((line, index) => [...(index > 0 ? [{ text: sign }] : []), ...runsOf(line, paragraphs)])
}

/** Pieces that go on where others end are one line. */
function linesOf(pieces: readonly Piece[]): Piece[] {
  const lines: Piece[] = []
  for (const piece of pieces) {
    const last = lines.at(-1)
    if (last && last.unit === piece.unit && last.to === piece.from)
      lines[lines.length - 1] = { ...last, to: piece.to }
    else lines.push(piece)
  }
  return lines
}

function runsOf({ unit, from, to }: Piece, paragraphs: readonly WordParagraph[]): RichRun[] {
  let at = 0
  return (paragraphs[unit]?.runs ?? []).flatMap((run) => {
    const [start, end] = [Math.max(at, from) - at, Math.min(at + run.text.length, to) - at]
    at += run.text.length
    if (start >= end) return []
    const { href, ...plain } = run
    const safe = href === undefined ? undefined : safeUrl(href)
    return [{ ...plain, text: run.text.slice(start, end), ...(safe !== undefined && { href: safe }) }]
  })
}

const signsBefore =
  /^\s*(?:(?:[•·▪◦‣●✓✔✅☑→]\uFE0F?\s*|(?:[،,]|\.{2,})(?=\s)\s*|[-–—*](?=\s)\s*|o(?=\t|\s{2})\s*))/
const pictures = '(?:(?![©®™])\\p{Extended_Pictographic}[\\uFE0F\\u200D]*)+'
const picturesBefore = new RegExp(`^\\s*${pictures}\\s*`, 'u')
const picturesBehind = new RegExp(`\\s*${pictures}\\s*$`, 'u')
const spokenBefore = /^\s*(?:q|question|a|answer|س|ج|سؤال|جواب)\s*[\d٠-٩]{0,2}\s*(?:[.:)：]|\s?[–—-]\s)\s*/i
const numberedBefore =
  /^\s*(?:\d\uFE0F?\u20E3|[\d٠-٩]{1,2}(?:[.)]|-(?=\s+[^\d٠-٩]))|\(?(?:[a-z]|[ivx]{1,4}|[أبجده])\)|[\d٠-٩]{1,2}\.[\d٠-٩]{1,2}\.?|(?:أولا|ثانيا|ثالثا|رابعا|خامسا)ً?\s?[:،.–-]|(?:first|second|third|fourth|fifth)(?:ly)?[:.])\s+/i
const signsBehind = /\s*(?:[–—:：|=→←-]|\s\/)\s*$/

function tidyWords(text: string, role: GrainRole): string {
  const from = signsBeforeOf(text, role)
  const inner = text.slice(from, text.length - signsBehindOf(text.slice(from), role))
  return inner.replace(/\s+/g, ' ').trim()
}

/** How many signs stand before the words that only part them: bullets, "Q:", numbers, marks of quotation round all. */
function signsBeforeOf(text: string, role: GrainRole): number {
  let length = 0
  const take = (pattern: RegExp) => {
    length += pattern.exec(text.slice(length))?.[0].length ?? 0
  }
  take(/^\s*#{1,6}\s+(?=\S)|^\s*\*\*(?=[^*]+\*\*\s*$)/)
  if (role !== 'figure') take(signsBefore)
  take(picturesBefore)
  if (role === 'question' || role === 'answer') take(spokenBefore)
  if (role === 'title' || role === 'point' || role === 'question' || role === 'legal') take(numberedBefore)
  if (role === 'action' || role === 'second-action')
    take(/^\s*[[(](?:primary |secondary )?(?:button|cta|زر)[\])]\s*:?\s*/i)
  if (role === 'action' || role === 'second-action') take(/^[\s|·•/[<(→➔▶›»]+/)
  if (role === 'action' || role === 'second-action')
    take(/^(?:primary|secondary|main|الرئيسي|الثانوي)\s*(?:cta|button|link|زر)?\s*[:：]\s*/i)
  if (role === 'point' || role === 'figure') take(/^\s*[;,|·•]\s*/)
  if (role === 'person') take(/^[\s–—-]+/)
  if (isQuoted(text.slice(length)) && role !== 'quote') take(/^\s*["“”«]/)
  return length
}

function signsBehindOf(text: string, role: GrainRole): number {
  let rest = text
  const take = (pattern: RegExp) => {
    rest = rest.slice(0, rest.length - (pattern.exec(rest)?.[0].length ?? 0))
  }
  take(picturesBehind)
  if (/^[^*]+\*\*\s*$/.test(rest)) take(/\*\*\s*$/)
  if (
    role === 'title' ||
    role === 'figure' ||
    role === 'figure-label' ||
    role === 'question' ||
    role === 'eyebrow'
  )
    take(signsBehind)
  if (role === 'action' || role === 'second-action') take(/(?<![\s|·•\])>→➔▶›»↓])[\s|·•\])>→➔▶›»↓]+$/)
  if (role === 'point') take(/\s*;\s*$/)
  if (/["“”»]\s*$/.test(rest) && isWrapped(text) && role !== 'quote') take(/["“”»]\s*$/)
  return text.length - rest.length
}

function isQuoted(text: string): boolean {
  return /^\s*["“«][^"“”«»]+["”»]\s*$/.test(text)
}

/** The first sign of quotation is gone already. */
function isWrapped(text: string): boolean {
  return /^[^"“”«»]+["”»]\s*$/.test(text)
}

function trimRuns(runs: readonly RichRun[], role: GrainRole): RichRun[] {
  const text = runs.map((run) => run.text).join('')
  const from = signsBeforeOf(text, role)
  const to = text.length - signsBehindOf(text.slice(from), role)
  let at = 0
  return runs.flatMap((run) => {
    const [start, end] = [Math.max(at, from) - at, Math.min(at + run.text.length, to) - at]
    at += run.text.length
    return start < end ? [{ ...run, text: run.text.slice(start, end).replaceAll('\t', ' ') }] : []
  })
}
