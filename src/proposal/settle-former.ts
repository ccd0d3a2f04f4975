import { type Block, piecesOf } from '#word/blocks/block.ts'
import { cutPiece, textOfPiece, type Units, wordsOf } from '#word/blocks/piece.ts'
import { readLabel } from '#word/blocks/read-label.ts'
import type { Strip } from './strip.ts'

const former =
  /^\W*(?:old|was|currently|current|existing|previous(?:ly)?|before|from|القديم|الحالي|السابق|قبل)(?:\s+(?:copy|text|version|wording|\p{L}+))?\s*[:：]/iu
const present =
  /^\W*(?:new|now|proposed|revised|updated?|after|change to|replace with|الجديد|المقترح|بعد)(?:\s+(?:copy|text|version|wording))?(?:\s+\p{L}+)?\s*[:：]\s*/iu

/** "OLD: Click here", "NEW: Apply now": of what was and what is to be only the latter is for the page. */
export function settleFormer(strips: readonly Strip[], units: Units): Strip[] {
  const texts = strips.map((strip) => firstLine(strip, units))
  const isPair = texts.some((text, index) => former.test(text) && present.test(nextText(texts, index)))
  if (!isPair) return [...strips]
  return strips.flatMap((strip, index): Strip[] => {
    const text = texts[index] ?? ''
    if (former.test(text)) return [{ ...strip, kind: 'note' }]
    const sign = present.exec(text)?.[0]
    return sign === undefined ? [strip] : withoutSign(strip, sign, units)
  })
}

function nextText(texts: readonly string[], index: number): string {
  return texts.slice(index + 1, index + 4).find((text) => text.trim() !== '') ?? ''
}

function firstLine({ block, kind, row }: Strip, units: Units): string {
  const isLine = block.kind === 'paragraph' || block.kind === 'label' || block.kind === 'heading'
  if (!isLine || kind || row !== undefined) return ''
  return piecesOf(block)
    .map((piece) => textOfPiece(piece, units))
    .join('')
}

/** "NEW headline: …" is a headline, "NEW: …" any words. */
function withoutSign({ block, ...rest }: Strip, sign: string, units: Units): Strip[] {
  const extras = 'links' in block && block.links ? { links: block.links } : {}
  const meaning = readLabel(sign.replace(/^\W*\p{L}+/u, '').replace(/[:：]\s*$/, ''))
  const [label, values] = cutLabel(block, sign, units)
  if (!label) return [{ ...rest, block }]
  if (meaning?.slot)
    return [{ ...rest, block: { kind: 'label', label, meaning, values, level: 0, ...extras } }]
  return [
    { ...rest, block: { kind: 'space', words: label }, kind: 'label' },
    ...values.map((words): Strip => ({ ...rest, block: { kind: 'paragraph', words, ...extras } })),
  ]
}

function cutLabel(block: Block, sign: string, units: Units) {
  if (block.kind === 'label') return [block.label, block.values] as const
  const [first] = piecesOf(block)
  if (!first) return [undefined, []] as const
  const [label, value] = cutPiece(first, sign.length)
  return [label, wordsOf(value, units) === '' && value.to <= value.from ? [] : [value]] as const
}
