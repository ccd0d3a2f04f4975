import { type Units, wordsOf } from '#word/blocks/piece.ts'
import { heldParts } from './held-parts.ts'
import { isBuildersWord, namesPart, numberBefore } from './names-part.ts'
import type { Part } from './split-parts.ts'

/** Whether the document's headings are names of parts, with the titles below them. */
export function areNames(parts: readonly Part[], units: Units): boolean {
  const headed = parts.filter(
    ({ heading, name, strips }) => heading !== undefined && !strips[heading]?.kind && !heldParts[name ?? ''],
  )
  if (headed.length === 0) return false
  const isMost = (some: readonly Part[]) => some.length * 2 >= headed.length
  const named = headed.filter((part) => part.name !== undefined && namesPart(part, units))
  const titled = headed.filter(hasTitleLabel)
  const isBuilders = (part: Part) => isBuildersWord(headingOf(part, units))
  const untitled = headed.filter((part) => !isBuilders(part) && !hasTitleBelow(part, units))
  const isCounted = headed.length > 2 && headed.every((part) => numberBefore.test(headingOf(part, units)))
  const over = headed.filter(
    (part) => named.includes(part) || titled.includes(part) || isOverShortLine(part, units),
  )
  const areTitles = untitled.length * 2 > headed.length
  return (
    isMost(titled) ||
    (!areTitles && ((isMost(named) && named.some(isBuilders)) || (isCounted && isMost(over))))
  )
}

function headingOf({ heading, strips }: Part, units: Units): string {
  const { block } = strips[heading ?? 0] ?? {}
  return block?.kind === 'heading' ? wordsOf(block.words, units) : ''
}

function hasTitleLabel({ strips }: Part): boolean {
  return strips.some(
    ({ block }) =>
      block.kind === 'label' && block.meaning?.slot === 'title' && block.meaning.item === undefined,
  )
}

function hasTitleBelow(part: Part, units: Units): boolean {
  return hasTitleLabel(part) || isOverShortLine(part, units)
}

/** Right below it stand a few words, and more behind them. */
function isOverShortLine({ heading = 0, strips }: Part, units: Units): boolean {
  const [first, ...more] = strips
    .slice(heading + 1)
    .filter(({ block, kind }) => block.kind !== 'space' && !kind)
  const text =
    first?.block.kind === 'paragraph' && first.row === undefined ? wordsOf(first.block.words, units) : ''
  return text !== '' && text.length <= 60 && !/[.,;:!?؟،]$/.test(text) && more.length > 0
}
