import { piecesOf } from '#word/blocks/block.ts'
import { cutPiece, type Piece, textOfPiece, type Units, wordsOf } from '#word/blocks/piece.ts'
import type { Blocks } from '#word/blocks/read-blocks.ts'
import { isLegal, isLetterHead } from './asides.ts'
import { slotBefore } from './cut-told.ts'
import { openingOf, type Strip } from './strip.ts'

/** So many lines stand in the head of a mail, and at least two of them say from whom it is and to whom. */
const mostInHead = 5

/**
 * Of several mails below each other the one with the page in it stays, without its head. What the others want on it is set apart there:
 * a title behind a word for it, and lines that look unlike the rest below "the following goes at the end:".
 */
export function holdThread(strips: readonly Strip[], source: Blocks): Strip[] {
  const { units } = source
  const starts = findStarts(strips, units)
  if (starts.length < 2) return [...strips]
  const mails = starts.map((from, at) => ({ from, to: starts[at + 1] ?? strips.length }))
  const [page = mails[0]] = mails.toSorted(
    (one, other) => weigh(strips, other, units) - weigh(strips, one, units),
  )
  if (!page) return [...strips]
  const isInHead = (index: number) => index < page.from + mostInHead && isHead(strips[index], units)
  const isOfPage = (index: number) => index >= page.from && index < page.to && !isInHead(index)
  const [titles, ends]: [Strip[], Strip[]] = [[], []]
  const round = strips.flatMap((strip, index): Strip[] => {
    if (isOfPage(index)) return []
    const title = strip.kind ? undefined : titleIn(strip, source)
    if (title) {
      titles.push(title)
      return []
    }
    if (!strip.kind && isSetApart(strips, index, source)) {
      ends.push(strip)
      return []
    }
    return [{ ...strip, kind: strip.kind ?? 'note' }]
  })
  const role = ends.some((strip) => isNotice(strip, units)) ? 'legal' : 'body'
  const own = strips.filter((_, index) => isOfPage(index))
  return [...round, ...titles, ...own, ...ends.map((strip): Strip => ({ ...strip, role }))]
}

function isNotice({ block }: Strip, units: Units): boolean {
  return piecesOf(block).some((piece) => isLegal(wordsOf(piece, units)))
}

function findStarts(strips: readonly Strip[], units: Units): number[] {
  const heads = strips.map((strip) => isHead(strip, units))
  let isBelowHead = false
  return heads.flatMap((is, index) => {
    const begins = is && !isBelowHead && heads.slice(index, index + mostInHead).filter(Boolean).length > 1
    if (strips[index]?.block.kind !== 'space') isBelowHead = is
    return begins ? [index] : []
  })
}

function isHead(strip: Strip | undefined, units: Units): boolean {
  return strip !== undefined && strip.row === undefined && isLetterHead(openingOf(strip, units))
}

/** A page has labels, lists, tables and questions, a mail has lines. */
function weigh(strips: readonly Strip[], { from, to }: { from: number; to: number }, units: Units): number {
  return strips.slice(from, to).reduce((sum, { block, row }) => {
    const length = piecesOf(block).reduce((all, piece) => all + textOfPiece(piece, units).length, 0)
    const isOfPage =
      block.kind === 'label'
        ? block.meaning?.slot !== undefined
        : row !== undefined || ofPages.has(block.kind)
    return sum + length * (isOfPage ? 3 : 1)
  }, 0)
}

const ofPages: ReadonlySet<string> = new Set(['heading', 'list', 'table', 'question', 'figure'])

/** "1) the headline becomes Save more", where the words are bold. */
function titleIn({ block, from }: Strip, { units, paragraphs }: Blocks): Strip | undefined {
  const [words] = piecesOf(block)
  const runs = paragraphs[words?.unit ?? -1]?.runs ?? []
  const bold = runs.findIndex((run) => run.bold && run.text.trim() !== '')
  if (!words || bold < 1 || runs.slice(bold).some((run) => !run.bold && run.text.trim() !== '')) return
  const length = runs.slice(0, bold).reduce((sum, { text }) => sum + text.length, 0)
  const whole: Piece = { ...words, from: 0, to: units[words.unit]?.length ?? 0 }
  const [label, title] = cutPiece(whole, length)
  const slot = slotBefore(textOfPiece(label, units))
  if (slot === undefined || wordsOf(label, units) === '') return
  return { block: { kind: 'label', label, meaning: { slot }, values: [title], level: 0 }, from }
}

/** In italics, bold or in from the side, with nothing but lines like it up to one with a colon. */
function isSetApart(strips: readonly Strip[], index: number, { units, paragraphs }: Blocks): boolean {
  const looksSo = (strip: Strip | undefined) => {
    const { unit = -1 } = strip?.block.kind === 'paragraph' ? strip.block.words : {}
    const { runs = [], look } = paragraphs[unit] ?? {}
    const said = runs.filter(({ text }) => text.trim() !== '')
    return (look?.indent ?? 0) > 0 || (said.length > 0 && said.every(({ italic }) => italic))
  }
  let at = index
  while (looksSo(strips[at])) at--
  const above = strips[at]?.block
  return at < index && above?.kind === 'paragraph' && /[:：]$/.test(wordsOf(above.words, units))
}
