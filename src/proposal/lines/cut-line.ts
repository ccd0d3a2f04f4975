import { cutPiece, type Piece, textOfPiece } from '#word/blocks/piece.ts'
import type { Blocks } from '#word/blocks/read-blocks.ts'
import { lengthOfFigure } from '#word/blocks/read-figure.ts'
import { askedBefore, leadOf } from '../leads.ts'
import { splitPoints } from '../split-points.ts'
import type { Form } from './line.ts'

type Formed = { piece: Piece; form: Form }

/** A question with its answer behind it, words that lead others, points that a sign parts: lines of their own. */
export function cutLine(piece: Piece, form: Form, source: Blocks): Formed[] {
  const text = textOfPiece(piece, source.units)
  const asked = askedBefore.exec(text)?.[0].length ?? 0
  if (asked > 0 && form !== 'heading' && form !== 'lead') return cutAt(piece, asked, 'question', 'answer')
  const lead = form === 'text' || form === 'value' || form === 'number' ? leadOf(piece, source) : 0
  if (lead > 0) return cutAt(piece, lead, 'lead', 'led')
  const figure = ofFigures.has(form) && isShort(text) ? lengthOfNumber(text) : 0
  if (figure > 0) return cutAt(piece, figure, 'figure', 'counted')
  const points = form === 'text' || form === 'value' ? splitPoints(piece, source.units) : []
  return points.length > 2 ? points.map((part) => ({ piece: part, form: 'bullet' })) : [{ piece, form }]
}

const ofFigures: ReadonlySet<Form> = new Set<Form>(['text', 'value', 'bullet', 'number'])

function isShort(text: string): boolean {
  return text.trim().length <= 70 && !/[.!?؟]\s*$/.test(text)
}

/** "5% back on fuel": how much of it is the figure, where words follow. */
function lengthOfNumber(text: string): number {
  const signs = /^[\s•·▪◦‣●✓✔✅☑→–—*-]*/u.exec(text)?.[0].length ?? 0
  const length = lengthOfFigure(text.slice(signs))
  return length > 0 && text.slice(signs + length).trim() !== '' ? signs + length : 0
}

function cutAt(piece: Piece, length: number, first: Form, second: Form): Formed[] {
  const [one, other] = cutPiece(piece, length)
  return [
    { piece: one, form: first },
    { piece: other, form: second },
  ]
}
