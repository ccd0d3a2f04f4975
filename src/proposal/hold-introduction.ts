import { piecesOf } from '#word/blocks/block.ts'
import { textOfPiece, wordsOf } from '#word/blocks/piece.ts'
import type { Blocks } from '#word/blocks/read-blocks.ts'
import { isAside, isLegal } from './asides.ts'
import type { Held } from './grain.ts'
import type { Habits } from './habits.ts'
import { heldParts } from './held-parts.ts'
import { hrefOf } from './leads.ts'
import { readsAsActions } from './read-action.ts'
import type { Part } from './split-parts.ts'
import type { Strip } from './strip.ts'

/** Where the copy stands in tables, the lines above the first are about it; where it stands in boxes, all between them. */
export function withoutIntroduction(strips: readonly Strip[], { blocks, units }: Blocks): Strip[] {
  const isInTable = ({ from }: Strip) => blocks[from]?.kind === 'table'
  const lengthOf = (all: readonly Strip[]) =>
    all
      .flatMap(({ block }) => piecesOf(block))
      .reduce((sum, piece) => sum + textOfPiece(piece, units).length, 0)
  const first = strips.findIndex(isInTable)
  const boxes = blocks.filter(
    (block) => block.kind === 'table' && block.rows.every((row) => row.length === 1),
  )
  const firstFilled = strips.findIndex(({ block }) => block.kind !== 'space')
  const tables = blocks.filter(({ kind }) => kind === 'table')
  const share = lengthOf(strips.filter(isInTable)) / Math.max(1, lengthOf(strips))
  const hasTop = strips.some((strip) => isInTable(strip) && isTopOfPage(strip))
  const titles = strips.findIndex(({ block }, index) => {
    const text = block.kind === 'paragraph' || block.kind === 'heading' ? wordsOf(block.words, units) : ''
    return index < 6 && draftTitle.test(text)
  })
  const isAboveTitle = (index: number) =>
    index <= titles &&
    strips
      .slice(0, titles)
      .every(({ block, kind }) => kind || ['space', 'paragraph', 'heading'].includes(block.kind)) &&
    lengthOf(strips.slice(0, titles)) <= 120
  const isAbout = (strip: Strip, index: number) => {
    const { block } = strip
    const text = block.kind === 'heading' || block.kind === 'paragraph' ? wordsOf(block.words, units) : ''
    const isFirst = index <= firstFilled
    const isLine = block.kind === 'heading' || (isFirst && text.length <= 90 && !/[.!?؟]$/.test(text))
    const isTitle = (isLine && documentTitle.test(text)) || draftTitle.test(text)
    if (isAboveTitle(index)) return strip.kind === undefined
    if (isTitle && isFirst) return true
    if (strip.kind !== undefined || isInTable(strip)) return false
    if (share > 0.8 && index < first && hasTop) return true
    if (readsAsActions(text, false) || isLegal(text) || /^\*/.test(textOfStrip(strip))) return false
    let at = index - 1
    while (strips[at]?.block.kind === 'space') at--
    const isLead = strips[at]?.block.kind === 'heading' && !strips[at]?.kind
    const isText = strip.block.kind === 'paragraph' || strip.block.kind === 'list'
    return boxes.length > 1 && boxes.length * 2 > tables.length && share > 0.5 && isText && !isLead
  }
  function textOfStrip({ block }: Strip): string {
    return piecesOf(block)
      .map((piece) => wordsOf(piece, units))
      .join(' ')
  }
  return strips.map((strip, index) =>
    isAbout(strip, index)
      ? { ...strip, kind: strip.block.kind === 'heading' || index === 0 ? 'data' : 'note' }
      : strip,
  )
}

/** A label for a title, or a heading: what stands in the table is more than rows of data, questions or items. */
function isTopOfPage({ block, row }: Strip): boolean {
  if (row !== undefined) return false
  return block.kind === 'heading' || (block.kind === 'label' && titleSlots.has(block.meaning?.slot ?? ''))
}

/** In a deck that names its parts, what stands before the first is about the document; unless that is much, or has labels of its own. */
export function withoutPreamble(
  parts: readonly Part[],
  { isDeck, areNamesLabels }: Habits,
  units: Blocks['units'],
  held: Held[],
): readonly Part[] {
  const hasTitles = ({ strips }: Part) =>
    strips.some(({ block }) => block.kind === 'label' && titleSlots.has(block.meaning?.slot ?? ''))
  const named = parts.findIndex(
    (part) => (part.name !== undefined && !heldParts[part.name]) || hasTitles(part),
  )
  if (!isDeck || named < 1) return parts
  const { level } = parts[named] as Part
  const told = parts.findIndex((part, index) => index > 0 && part.level === level && isTold(part, units))
  const opening = parts.findIndex((part) => opensPage(part, areNamesLabels === true, units))
  const first = Math.min(...[told, named, opening].filter((at) => at > 0))
  const before = parts.slice(0, first)
  const isHeaded = before.some(({ heading }) => heading !== undefined)
  if (opening === 0 || (opening === first && opening !== named && isHeaded)) return parts
  const wordsIn = (all: readonly Part[]) =>
    all
      .flatMap(({ strips }) => strips.flatMap(({ block }) => piecesOf(block)))
      .reduce((sum, piece) => sum + textOfPiece(piece, units).length, 0)
  const isTitled = before.some(({ strips }) =>
    strips.some(({ block }) => block.kind === 'heading' && documentTitle.test(wordsOf(block.words, units))),
  )
  if (!isTitled && wordsIn(before) * 4 > wordsIn(parts)) return parts
  for (const { strips } of before) {
    for (const { block, from, kind } of strips) {
      const isMeta = block.kind === 'label' && block.meaning?.slot === 'meta'
      held.push({
        kind: kind ?? (isMeta || block.kind === 'heading' ? 'data' : 'note'),
        block: from,
        pieces: piecesOf(block),
      })
    }
  }
  return parts.slice(first)
}

/** A title with a button, or with a sentence where the headings that follow are titles too, is the hero of a page. */
function opensPage({ strips }: Part, areNamesLabels: boolean, units: Blocks['units']): boolean {
  const own = strips.filter(({ kind }) => kind === undefined)
  const title = own.find(({ block }) => block.kind === 'heading')?.block
  if (title?.kind !== 'heading' || documentTitle.test(wordsOf(title.words, units))) return false
  const lines = own.flatMap(({ block }) => (block.kind === 'paragraph' ? [block] : []))
  const said = lines.filter(({ words }) => !isAside(wordsOf(words, units), { isDeck: true }))
  const isButton = ({ words, links }: (typeof lines)[number]) =>
    readsAsActions(wordsOf(words, units), hrefOf([words], links, units) !== undefined)
  if (said.some(isButton)) return true
  const texts = said.map(({ words }) => wordsOf(words, units))
  return !areNamesLabels && title.level <= 2 && texts.some((text) => /[.!؟]$/.test(text) && text.length > 20)
}

/** Beside the named parts, and as high as they are, with a sentence of its own. */
function isTold({ heading, strips }: Part, units: Blocks['units']): boolean {
  const said = strips.flatMap(({ block, kind }) =>
    block.kind === 'paragraph' && !kind ? [wordsOf(block.words, units)] : [],
  )
  return heading !== undefined && said.some((text) => text.length > 40 && !isAside(text, { isDeck: true }))
}

const titleSlots: ReadonlySet<string> = new Set(['title', 'subtitle', 'eyebrow', 'action'])

/** What a file is called, and no page. */
const documentTitle =
  /\b(?:copy|deck|draft|wireframes?|wording|web ?copy|content document|text for|landing page|home ?page|web ?site|product page)\b|\bpage\s*$|نسخة|محتوى صفحة|مسودة|نصوص|^صفحة/i

/** The same, as a plain line. */
const draftTitle =
  /^(?=.{0,90}$)(?!.*\.$).*\b(?:copy deck|draft|rough copy|web ?copy|page copy|copy for|wording|lp\b.*copy|copy\b.{0,12}v\d|master copy|final copy|landing page|copy doc|(?:content|copy|text) for (?:review|approval))\b|^(?=.{0,90}$)(?:(?:مسودة|نصوص|نص صفحة|محتوى صفحة)\s|[^.]*[–—-]\s*(?:ال)?(?:مسودة|نسخة)(?!\p{L})[^.]*$)/iu
