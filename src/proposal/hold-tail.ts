import { piecesOf } from '#word/blocks/block.ts'
import { type Units, wordsOf } from '#word/blocks/piece.ts'
import { isLegal } from './asides.ts'
import { readsAsActions } from './read-action.ts'
import type { Strip } from './strip.ts'

const mostLines = 6

/** A page ends with its small print: the few lines behind that are what is left to say to colleagues. */
export function holdTail(strips: readonly Strip[], units: Units): Strip[] {
  const last = strips.findLastIndex((strip) => isNotice(strip, units))
  const tail = strips.slice(last + 1).filter(({ block }) => block.kind !== 'space' && block.kind !== 'rule')
  const isLate = last > 0 && last * 2 > strips.length
  const areLines = tail.every(
    ({ block, row, role }) =>
      row === undefined &&
      !role &&
      block.kind === 'paragraph' &&
      !readsAsActions(wordsOf(block.words, units), block.links !== undefined),
  )
  if (!isLate || !areLines || tail.length > mostLines) return [...strips]
  return strips.map((strip, index) =>
    index > last && !strip.kind && strip.block.kind === 'paragraph' ? { ...strip, kind: 'note' } : strip,
  )
}

function isNotice({ block, row, kind }: Strip, units: Units): boolean {
  if (kind || row !== undefined) return false
  const isSlot =
    block.kind === 'label' && (block.meaning?.slot === 'legal' || block.meaning?.part === 'legal')
  const isLine = block.kind === 'paragraph' || block.kind === 'list'
  return isSlot || (isLine && piecesOf(block).some((piece) => isLegal(wordsOf(piece, units))))
}
