import { overlaps, type Piece, wordsOf } from '#word/blocks/piece.ts'
import type { Gathering } from './gathering.ts'
import { sectionBefore } from './names-part.ts'
import { readsAsActions } from './read-action.ts'
import { placeBehind } from './strip.ts'

/** "Start saving today" as the first words of a hero or a closing, over a button: what they say is their title. */
export function isSlogan({ part, grains, setting }: Gathering, text: string, index: number): boolean {
  if ((part.name !== 'closing' && part.name !== 'hero') || /^\W*[[<>(→]|[\]>→]\W*$/.test(text)) return false
  const heading = part.strips[part.heading ?? -1]?.block
  const isFirst = grains.every(({ role, pieces }) => {
    const [first] = pieces
    const isName = heading?.kind === 'heading' && first !== undefined && overlaps(first, heading.words)
    return role === 'eyebrow' || isName
  })
  const isButtonBelow = part.strips
    .slice(index + 1)
    .some(({ block }) =>
      block.kind === 'label'
        ? block.meaning?.slot === 'action'
        : block.kind === 'paragraph' && readsAsActions(wordsOf(block.words, setting.units), false),
    )
  return isFirst && isButtonBelow
}

/** The first words of a part that has no title yet, over a list or figures: they head these, whatever they say. */
export function isAboveAll({ part, grains, setting: { units } }: Gathering, index: number): boolean {
  const { block: next, role } = part.strips[placeBehind(part.strips, index)] ?? {}
  const heading = part.strips[part.heading ?? -1]
  const isName = (words: Piece) =>
    sectionBefore.test(wordsOf(words, units)) ||
    (heading?.isName === true && heading.block.kind === 'heading' && overlaps(words, heading.block.words))
  const isBare = grains.every(({ pieces: [words] }) => words && isName(words))
  return (
    isBare && (next?.kind === 'list' || next?.kind === 'figure' || next?.kind === 'table' || role === 'point')
  )
}
