import { type Units, wordsOf } from '#word/blocks/piece.ts'
import { isFarewell, isGreeting, isLetterHead, startsAsLetter } from './asides.ts'
import { placeOfBeginning } from './hold-around-copy.ts'
import { openingOf, type Strip } from './strip.ts'

/** What ends a letter is none of the words at a label above it. */
export function cutFarewell(strip: Strip, units: Units): Strip[] {
  const { block, ...rest } = strip
  const end =
    block.kind === 'label' ? block.values.findIndex((piece) => isFarewell(wordsOf(piece, units))) : -1
  if (block.kind !== 'label' || end < 1) return [strip]
  return [
    { ...rest, block: { ...block, values: block.values.slice(0, end) } },
    ...block.values.slice(end).map((words): Strip => ({ ...rest, block: { kind: 'paragraph', words } })),
  ]
}

/** So few lines stand below the first words of its end. */
const mostBehind = 6

/** A letter has a head, a greeting and an end round the copy. */
export function holdLetter(strips: readonly Strip[], units: Units): Strip[] {
  const textOf = (strip: Strip) => openingOf(strip, units)
  const [opening] = strips.filter(({ block }) => block.kind !== 'space')
  if (opening && opening.block.kind === 'paragraph' && !opening.kind && startsAsLetter(textOf(opening)))
    return holdLetter(
      strips.map((strip) => (strip === opening ? { ...strip, kind: 'note' } : strip)),
      units,
    )
  const heads = strips.slice(0, 8).filter((strip) => isLetterHead(textOf(strip)))
  const said = strips.filter(({ block }) => block.kind !== 'space')
  const isGreeted = said.slice(0, 3).some((strip) => isGreeting(textOf(strip)))
  const ends = strips.flatMap((strip, index) => (isFarewell(textOf(strip)) ? [index] : []))
  const last = ends.find((at) => at > strips.length - mostBehind) ?? ends.at(-1) ?? -1
  const behind = strips.slice(last + 1).filter(({ block }) => block.kind !== 'space')
  const isPage = behind.some(
    ({ block, kind }) => !kind && (block.kind === 'heading' || block.kind === 'list'),
  )
  const isSigned = last > 0 && behind.length <= 8 && !isPage
  const isLetter = heads.length > 1 || isGreeted
  const isShort = behind.length <= 4 && behind.every((strip) => textOf(strip).length <= 80)
  if (!(heads.length > 1 || isGreeted || (isSigned && isShort))) return [...strips]
  const begun = placeOfBeginning(strips, units)
  const title = strips.findIndex(
    ({ block }) => block.kind === 'heading' || (block.kind === 'label' && block.meaning?.slot === 'title'),
  )
  const first = begun > 0 ? begun : title
  const top = strips
    .slice(0, 12)
    .findLastIndex((strip) => isLetterHead(textOf(strip)) || isGreeting(textOf(strip)))
  return strips.map((strip, index) => {
    const isRound = (isLetter && (index < Math.min(first, 20) || index <= top)) || (isSigned && index >= last)
    return isRound && strip.kind === undefined && !strip.role ? { ...strip, kind: 'note' } : strip
  })
}
