import { markLevel, partOfMark } from '#word/blocks/marks.ts'
import { wordsOf } from '#word/blocks/piece.ts'
import { type Cell, type Context, held, readStrips } from './cell-strips.ts'
import type { Strip } from './strip.ts'

/** Beside each piece of the page stands in the margin which part it is, counted on through the document: "FRAME 2 ⏎ The numbers". */
export function isMargin(rows: readonly Cell[][], { source: { marks } }: Context): boolean {
  const named = rows.filter(([first]) => first !== undefined && first.text !== '')
  return (
    named.length > 0 &&
    named.every(([first, ...others]) => {
      const isMark = first?.pieces.some(({ unit }) => marks.has(unit)) === true
      return isMark && others.some(({ text }) => text !== '')
    })
  )
}

/** The line that tells which part it is names it. */
export function expandMargin(rows: readonly Cell[][], context: Context): Strip[] {
  const { from, source } = context
  return rows.flatMap(([margin, ...cells]): Strip[] => {
    const lines = (margin?.pieces ?? []).filter((piece) => wordsOf(piece, source.units) !== '')
    const name = lines.find((piece) => partOfMark(wordsOf(piece, source.units))) ?? lines[0]
    const others = margin?.pieces.filter((piece) => piece !== name) ?? []
    return [
      ...held({ pieces: others, text: '' }, 'label', context),
      ...(name
        ? [
            {
              block: { kind: 'heading' as const, level: markLevel, words: name },
              from,
              isName: true as const,
            },
          ]
        : []),
      ...cells.flatMap((cell) => readStrips(cell, context)),
    ]
  })
}
