import { shorten } from '#base/shorten.ts'
import { type Piece, textOfPiece } from '#word/blocks/piece.ts'
import { type DocumentLine, listLines } from './document-lines.ts'
import { createFates, type Fate, type Fragment } from './find-fates.ts'
import type { HeldKind } from './grain.ts'
import type { Proposal } from './proposal.ts'
import { type SortableLine, sortingLimits } from './sorting.ts'

/** What of a line can go elsewhere: its name alone is no more than a label where other words stand beside it. */
export type LineToSort = { line: SortableLine; words: Piece[] }

/** Only a person decides on these, or the document has. */
const fixed: ReadonlySet<HeldKind> = new Set(['language', 'struck', 'version', 'left-out'] as const)

/** The lines whose place may be another, in the order of the document. */
export function listSortable(proposal: Proposal): LineToSort[] {
  const findFates = createFates(proposal)
  const numbers = new Map(
    proposal.sections.map(({ id, holding }, index) => [id, { section: index + 1, component: holding.code }]),
  )
  return listLines(proposal).flatMap((line) => {
    const cells = line.cells.map((cell) => findFates(cell).filter(({ fate }) => !isFixed(fate)))
    const fragments = wordsToSort(cells.flat(), line, proposal)
    const [first] = fragments
    if (!first) return []
    const { fate } = first
    return [
      {
        line: {
          id: line.id,
          kind: line.kind,
          text: textOfCells(cells, proposal),
          ...('section' in fate ? { stands: fate.is, ...numbers.get(fate.section) } : standsOff(fate)),
          ...('grain' in fate && { role: fate.grain.role }),
          ...('grain' in fate && fate.grain.item !== undefined && { item: fate.grain.item + 1 }),
        },
        words: fragments.map(({ piece }) => piece),
      },
    ]
  })
}

function isFixed(fate: Fate): boolean {
  return fate.is === 'held' && fixed.has(fate.kind)
}

/** "CTA" of a row "CTA | Apply now" stays what it is; of a line of words it goes along, and is known there. */
function wordsToSort(fragments: readonly Fragment[], { id }: DocumentLine, { blocks }: Proposal) {
  const isLabel = blocks[Number(id.split('.')[0])]?.kind === 'label'
  const others = fragments.filter(({ fate }) => fate.is !== 'held' || fate.kind !== 'label')
  return isLabel || others.length === 0 ? fragments : others
}

function standsOff(fate: Exclude<Fate, { section: number }>): Pick<SortableLine, 'stands'> {
  return { stands: fate.is === 'held' ? fate.kind : fate.is }
}

function textOfCells(cells: readonly Fragment[][], { units }: Proposal): string {
  const texts = cells.map((cell) =>
    cell
      .map(({ piece }) => textOfPiece(piece, units))
      .join('')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  return shorten(texts.filter(Boolean).join(' | '), sortingLimits.ofLine)
}
