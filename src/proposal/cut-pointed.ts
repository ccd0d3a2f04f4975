import { cutPiece, type Piece, textOfPiece, type Units } from '#word/blocks/piece.ts'
import type { Strip } from './strip.ts'

/** A sign that points back at the words of the page: what stands behind it is said of them. In Arabic an arrow to the left points on. */
const pointer = /\s*(?:<-+|<{2,}|[◄◀⬅]|←{1,3})\s+(?=\S)/u

/** "Apply now <-- same link as above", "Save more ◄ the one that we like". */
export function cutPointed(strip: Strip, units: Units): Strip[] {
  const { block, kind, from } = strip
  if (kind || block.kind === 'rule' || block.kind === 'space') return [strip]
  const notes: Piece[] = []
  const cut = (piece: Piece) => {
    const text = textOfPiece(piece, units)
    const index = text.search(pointer)
    const isOn = text[index + 1] === '←' && /\p{Script=Arabic}/u.test(text.slice(index))
    if (index < 1 || isOn) return piece
    const [words, note] = cutPiece(piece, index)
    notes.push(note)
    return words
  }
  const left = withPieces(block, cut)
  const held = notes.map((words): Strip => ({ block: { kind: 'space', words }, from, kind: 'note' }))
  return held.length === 0 ? [strip] : [{ ...strip, block: left }, ...held]
}

function withPieces(block: Strip['block'], change: (piece: Piece) => Piece): Strip['block'] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return { ...block, words: change(block.words) }
    case 'figure':
      return { ...block, label: change(block.label) }
    case 'label':
      return { ...block, values: block.values.map(change) }
    case 'question':
      return { ...block, question: change(block.question), answer: block.answer.map(change) }
    case 'list':
      return { ...block, entries: block.entries.map((entry) => ({ ...entry, words: change(entry.words) })) }
    default:
      return block
  }
}
