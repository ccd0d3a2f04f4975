import { type Units, wordsOf } from '#word/blocks/piece.ts'
import { isFigure } from '#word/blocks/read-figure.ts'
import { boldLevel } from '#word/blocks/read-line.ts'
import { isAside } from './asides.ts'
import { readsAsActions } from './read-action.ts'
import type { Strip } from './strip.ts'

/** So many lines may stand between the title of a page and its first button. */
const mostBetween = 3
const longestTitle = 80

/** Above all headings, below a letter or not: a few words, sentences below them, and then what to do are the top of a page. */
export function raiseTop(strips: readonly Strip[], units: Units): Strip[] {
  const first = strips.findIndex(
    ({ block, kind }) => !kind && (block.kind === 'heading' || block.kind === 'label'),
  )
  const above = first < 0 ? [] : strips.slice(0, first)
  const lines = above.flatMap(({ block, kind, row }, index) =>
    block.kind === 'paragraph' && !kind && row === undefined
      ? [{ index, text: wordsOf(block.words, units) }]
      : [],
  )
  const button = lines.findIndex(({ text }, place) => place > 0 && readsAsActions(text, false))
  const near = lines.slice(Math.max(0, button - 1 - mostBetween), Math.max(0, button))
  const aside = near.findLastIndex(({ text }) => isAside(text, { isDeck: true }))
  const title = near.slice(aside + 1).find(({ text, index }) => {
    const below = lines[lines.findIndex((line) => line.index === index) + 1]?.text ?? ''
    const isOver = /[.!?؟]$/.test(below) || below.length > text.length || readsAsActions(below, false)
    return text.length <= longestTitle && !/[.,:;!?؟،]$/.test(text) && isOver && !isFigure(text)
  })
  return strips.map((strip, index): Strip => {
    const { block } = strip
    return index === title?.index && block.kind === 'paragraph'
      ? { ...strip, block: { ...block, kind: 'heading', level: boldLevel } }
      : strip
  })
}
