import { markLevel } from '#word/blocks/marks.ts'
import { type Units, wordsOf } from '#word/blocks/piece.ts'
import type { Blocks } from '#word/blocks/read-blocks.ts'
import { readLabel } from '#word/blocks/read-label.ts'
import type { Strip } from './strip.ts'

/**
 * "The copy starts here" below a brief, "End of copy" above what is left to say, and the first of the marks that count parts: what stands
 * outside of them is for colleagues.
 */
export function holdAroundCopy(strips: readonly Strip[], { units, marks }: Blocks): Strip[] {
  const mark = strips.findIndex(({ block }) =>
    block.kind === 'label'
      ? marks.has(block.label.unit) && topSlots.has(block.meaning?.slot ?? '')
      : block.kind === 'heading' && block.level === markLevel,
  )
  const told = strips.findIndex((strip, index) => index > 0 && isLine(strip, units, begins))
  const said = told < 0 ? placeOfChapter(strips, units) : told
  const start = Math.max(mark, said)
  const last = strips.findLastIndex((strip, index) => index > start && isLine(strip, units, ends))
  const end = last >= 0 ? last : endOfChapter(strips, said)
  const isLate = last > strips.length / 2 || (last < 0 && end > 0)
  return strips.map((strip, index) => {
    if (strip.kind) return strip
    if (index < start) return { ...strip, kind: strip.block.kind === 'heading' ? 'data' : 'note' }
    if (index === said) return { ...strip, kind: 'label' }
    return isLate && index >= end ? { ...strip, kind: 'note' } : strip
  })
}

/** "Copy", once in the document, below "Audience" and other chapters of a brief; below zero where there is none. */
function placeOfChapter(strips: readonly Strip[], units: Units): number {
  const alone = strips.flatMap((strip, index) => (isLine(strip, units, onlyCopy) ? [index] : []))
  const [place = -1] = alone.length === 1 ? alone : []
  const isOfBrief = ({ block }: Strip) =>
    (block.kind === 'label' && block.meaning?.slot === 'note') ||
    (block.kind === 'heading' && readLabel(wordsOf(block.words, units))?.slot === 'note')
  const chapters = strips.slice(0, Math.max(0, place)).filter(isOfBrief)
  return chapters.length > 1 && place * 2 < strips.length ? place : -1
}

const onlyCopy = /^[\W_]*(?:page )?(?:copy|text)[\W_]*$|^\W*النص\W*$/i

/** What a form asks for first of the words of a page. */
const topSlots: ReadonlySet<string> = new Set(['eyebrow', 'title', 'subtitle'])

/** Whether the document says where its copy begins: nothing below that is about it. */
export function saysWhereCopyBegins(strips: readonly Strip[], units: Units): boolean {
  return placeOfBeginning(strips, units) > 0
}

/** Where the document says so; below zero where it does not. */
export function placeOfBeginning(strips: readonly Strip[], units: Units): number {
  return strips.findIndex(
    ({ kind, ...strip }, index) => index > 0 && kind === 'label' && isLine(strip, units, begins),
  )
}

/** "Page content" as one of several chapters goes on until the next, if more stands below it than behind that. */
function endOfChapter(strips: readonly Strip[], said: number): number {
  const own = strips[said]?.block
  const level = own?.kind === 'heading' || own?.kind === 'label' ? own.level : 0
  if (level === 0) return -1
  const end = strips.findIndex(
    ({ block, row }, index) =>
      index > said && row === undefined && block.kind === 'heading' && block.level <= level,
  )
  return end > 0 && end - said > strips.length - end ? end : -1
}

function isLine({ block, row, kind }: Strip, units: Units, pattern: RegExp): boolean {
  if (kind || row !== undefined) return false
  if (block.kind === 'label') return block.values.length === 0 && pattern.test(wordsOf(block.label, units))
  if (block.kind !== 'heading' && block.kind !== 'paragraph') return false
  return pattern.test(wordsOf(block.words, units).replace(/(?<=\S)\s*\([^()]*\)$/, ''))
}

const kinds =
  '(?:the\\s)?(?:(?:actual|final|page|web|website|approved)\\s)?(?:copy|text|content|wording|page)'
const begins = new RegExp(
  `^[\\W_]*${kinds}\\s(?:(?:starts?|begins?)(?:\\s(?:here|below))?|below|follows|itself|proper)[\\W_]*$|` +
    `^[\\W_]*(?:start|beginning)\\sof\\s${kinds}[\\W_]*$|` +
    '^[\\W_]*(?:the|actual|final|page|on-?page|body|web|website)\\s(?:copy|text|wording|content)[\\W_]*$|^\\W*(?:بداية النص|النص يبدأ هنا|نص الصفحة|النص النهائي|[يت]بدأ (?:النص|الصفحة|المحتوى|البيان)(?: من هنا| هنا)?)\\W*$',
  'i',
)
const ends = new RegExp(
  `^[\\W_]*end\\sof\\s${kinds}\\b|^[\\W_]*${kinds}\\s(?:ends?|stops?)(?:\\shere)?[\\W_]*$|^\\W*نهاية (?:النص|الصفحة|المحتوى)|^\\W+(?:ends?|30|انته[ىت]|النهاية)\\W+$|^\\W*[يت]?نته[يى] (?:النص|الصفحة|المحتوى)`,
  'i',
)
