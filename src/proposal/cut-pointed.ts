import { cutPiece, type Piece, textOfPiece } from '#word/blocks/piece.ts'
import type { Blocks } from '#word/blocks/read-blocks.ts'
import type { Strip } from './strip.ts'

/** A sign that points back at the words of the page: what stands behind it is said of them. In Arabic an arrow to the left points on. */
const pointer = /\s*(?:<-+|<{2,}|[◄◀⬅]|←{1,3})\s+(?=\S)/u

/** "Apply now <-- same link as above", "Save more ◄ the one that we like", or a bracket in italics behind words that stand upright. */
export function cutPointed(strip: Strip, source: Blocks): Strip[] {
  const { block, kind, from } = strip
  if (kind || block.kind === 'rule' || block.kind === 'space') return [strip]
  const notes: Piece[] = []
  const cut = (piece: Piece) => {
    const text = textOfPiece(piece, source.units)
    const pointed = text.search(pointer)
    const isOn = text[pointed + 1] === '←' && /\p{Script=Arabic}/u.test(text.slice(pointed))
    const index = pointed < 1 || isOn ? startOfAside(piece, source) : pointed
    if (index < 1) return piece
    const [words, note] = cutPiece(piece, index)
    notes.push(note)
    return words
  }
  const left = withPieces(block, cut)
  const held = notes.map((words): Strip => ({ block: { kind: 'space', words }, from, kind: 'note' }))
  return held.length === 0 ? [strip] : [{ ...strip, block: left }, ...held]
}

const bracketBehind = /\s*\([^()]{8,}\)\s*$/

/** Where a bracket begins that alone is in italics, as far as to the end; 0 where there is none. */
function startOfAside(piece: Piece, { units, paragraphs }: Blocks): number {
  const found = bracketBehind.exec(textOfPiece(piece, units))
  if (!found || found.index === 0) return 0
  const from = piece.from + found.index
  let at = 0
  let isUpright = false
  for (const { text, italic } of paragraphs[piece.unit]?.runs ?? []) {
    const [start, end] = [at, at + text.length]
    at = end
    if (text.trim() === '' || end <= piece.from || start >= piece.to) continue
    if (end > from + 1 !== (italic === true)) return 0
    isUpright ||= !italic
  }
  return isUpright ? found.index : 0
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
