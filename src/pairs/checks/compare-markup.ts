import { plainTextOf, type RichBlock, type RichRun } from '#content/values/rich-text.ts'
import type { Markup, PairFault } from '../pair-fault.ts'
import { eachSide, type Side, type Sides } from '../paired-value.ts'

/** Entries of lists, lines, and the kinds of marks in rich text. */
export function compareMarkup(sides: Sides): PairFault[] {
  return [...compareLengths(sides), ...eachSide(sides).flatMap(([side, other]) => missing(side, other))]
}

function compareLengths(sides: Sides): PairFault[] {
  const lengths = { 'en-AE': entriesOf(sides['en-AE']), 'ar-AE': entriesOf(sides['ar-AE']) }
  if (lengths['en-AE'] === lengths['ar-AE']) return []
  // A list that is none on the other side is told as such.
  if (lengths['en-AE'] === 0 || lengths['ar-AE'] === 0) return []
  return [{ kind: 'list-length', lengths, at: {} }]
}

function entriesOf({ blocks, lines }: Side): number {
  return blocks.length === 0 ? lines.length : blocks.filter(({ kind }) => kind !== 'paragraph').length
}

function missing(side: Side, other: Side): PairFault[] {
  const has = markupOf(side.blocks)
  return [...markupOf(other.blocks)]
    .filter((markup) => !has.has(markup) || (markup === 'bold' && isAllBold(other) && hasFewBold(side)))
    .map((markup) => ({ kind: 'markup-missing', side: side.locale, markup, at: {} }))
}

/** Bold all over tells nothing of what was meant to stand out. */
function isAllBold({ blocks }: Side): boolean {
  return boldShare(blocks) > 0.99
}

function hasFewBold({ blocks }: Side): boolean {
  return boldShare(blocks) < 0.6
}

function boldShare(blocks: readonly RichBlock[]): number {
  const runs = blocks.flatMap((block) => block.runs)
  const length = (some: readonly RichRun[]) => plainTextOf(some).trim().length
  return length(runs.filter(({ bold }) => bold)) / Math.max(1, length(runs))
}

function markupOf(blocks: readonly RichBlock[]): Set<Markup> {
  return new Set(blocks.flatMap(({ kind, runs }) => [...ofBlock[kind], ...runs.flatMap(ofRun)]))
}

const ofBlock: Record<RichBlock['kind'], Markup[]> = {
  paragraph: [],
  bullet: ['bullets'],
  number: ['numbers'],
}

function ofRun({ bold, italic, underline, struck, position }: RichRun): Markup[] {
  return [
    ...(bold ? (['bold'] as const) : []),
    ...(italic ? (['italic'] as const) : []),
    ...(underline ? (['underline'] as const) : []),
    ...(struck ? (['struck'] as const) : []),
    ...(position ? (['raised'] as const) : []),
  ]
}
