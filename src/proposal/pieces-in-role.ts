import { type Piece, piecesWithin, wordsOf } from '#word/blocks/piece.ts'
import type { Grain, GrainRole, Held } from './grain.ts'
import { hrefOf } from './leads.ts'
import type { Proposal } from './proposal.ts'
import { readsAsActions } from './read-action.ts'
import { meaningOf } from './slot-roles.ts'

/** Words of one block as grains in this role; without one, in the roles that the block itself speaks of. Labels are none of the page. */
export function piecesInRole(
  { block: index, pieces }: { block: number; pieces: readonly Piece[] },
  { blocks, units }: Pick<Proposal, 'blocks' | 'units'>,
  role?: GrainRole,
): { grains: Grain[]; labels: Held[] } {
  const block = blocks[index]
  if (!block || block.kind === 'picture') return { grains: [], labels: [] }
  const links = 'links' in block ? block.links : undefined
  const grainOf = (own: readonly Piece[], as: GrainRole): Grain[] => {
    const words = piecesWithin(own, pieces)
    if (words.every((piece) => wordsOf(piece, units) === '')) return []
    const href = hrefOf(words, links, units)
    return [{ block: index, role: role ?? as, pieces: words, ...(href !== undefined && { href }) }]
  }
  const each = (own: readonly Piece[], as: GrainRole) => own.flatMap((piece) => grainOf([piece], as))
  switch (block.kind) {
    case 'heading':
      return { grains: grainOf([block.words], 'title'), labels: [] }
    case 'list': {
      const numbered = block.isNumbered ? ({ isNumbered: true } as const) : {}
      const grains = block.entries.flatMap(({ lead, words }) =>
        grainOf(lead ? [lead, words] : [words], 'point'),
      )
      return { grains: grains.map((grain) => ({ ...grain, ...numbered })), labels: [] }
    }
    case 'question':
      return {
        grains: [...grainOf([block.question], 'question'), ...each(block.answer, 'answer')],
        labels: [],
      }
    case 'figure':
      return {
        grains: [...grainOf([block.figure], 'figure'), ...grainOf([block.label], 'figure-label')],
        labels: [],
      }
    case 'label': {
      const its = block.meaning?.slot ? meaningOf(block.meaning.slot) : undefined
      const values = each(block.values, its && 'role' in its ? its.role : 'body')
      // Alone it is words as others are.
      if (values.length === 0) return { grains: grainOf([block.label], 'title'), labels: [] }
      return {
        grains: values,
        labels: [{ kind: 'label', block: index, pieces: piecesWithin([block.label], pieces) }],
      }
    }
    case 'table':
      return { grains: each(pieces, 'body'), labels: [] }
    default: {
      const isAction = readsAsActions(
        wordsOf(block.words, units),
        hrefOf([block.words], links, units) !== undefined,
      )
      return { grains: grainOf([block.words], isAction ? 'action' : 'body'), labels: [] }
    }
  }
}
