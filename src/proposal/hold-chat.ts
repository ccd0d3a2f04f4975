import { piecesOf } from '#word/blocks/block.ts'
import { textOfPiece, type Units } from '#word/blocks/piece.ts'
import { isQuestion } from '#word/blocks/read-line.ts'
import { placeBehind, type Strip } from './strip.ts'

/** "Rania: can we say that?", with the time before it or not. */
const said =
  /^\s*(?:\[?[\d/.,: -]{4,24}(?:[ap]m)?\]?\s*[–-]?\s*)?(\p{Lu}\p{L}+(?: \p{Lu}\p{L}*\.?)?)\s?[:：]\s*\S/u

const leastLines = 3

/** What people have said to each other, line by line and in turn, with the line above that tells of it: none of the page. */
export function holdChat(strips: readonly Strip[], units: Units): Strip[] {
  const held = new Set<number>()
  let run: Line[] = []
  const close = () => {
    if (isChat(run)) for (const { index } of run) held.add(index)
    run = []
  }
  for (const [index, strip] of strips.entries()) {
    if (strip.block.kind === 'space') continue
    const text = textOf(strip, units)
    const name = speakerOf(strip, text)
    if (name === undefined) close()
    else run.push({ index, name, asks: isQuestion(text) })
  }
  close()
  const told = strips.flatMap(({ block }, index) => {
    const next = placeBehind(strips, index)
    const isOver = block.kind === 'paragraph' && held.has(next) && !held.has(index)
    return isOver && /[:：]\s*$/.test(textOfPiece(block.words, units)) ? [index] : []
  })
  for (const index of told) held.add(index)
  if (held.size === 0) return [...strips]
  return strips.map((strip, index) => (held.has(index) && !strip.kind ? { ...strip, kind: 'note' } : strip))
}

type Line = { index: number; name: string; asks: boolean }

/** Several people, one of whom speaks again; where one of two always asks and the other answers, they are questions of customers. */
function isChat(lines: readonly Line[]): boolean {
  const people = new Set(lines.map(({ name }) => name))
  const isInTurn = people.size === 2 && lines.every(({ asks }, index) => asks === (index % 2 === 0))
  return lines.length >= leastLines && people.size > 1 && people.size < lines.length && !isInTurn
}

function speakerOf({ block, kind, row }: Strip, text: string): string | undefined {
  if (kind || row !== undefined || (block.kind === 'label' && block.meaning)) return
  const isLine = block.kind === 'paragraph' || block.kind === 'label' || block.kind === 'question'
  return isLine ? said.exec(text)?.[1] : undefined
}

function textOf({ block }: Strip, units: Units): string {
  return piecesOf(block)
    .map((piece) => textOfPiece(piece, units))
    .join('')
    .slice(0, longest)
}

const longest = 200
