import type { Units } from '#word/blocks/piece.ts'
import { isFigure } from '#word/blocks/read-figure.ts'
import { type Strip, wordsOfParagraph } from './strip.ts'

const leastLines = 6
const leastWords = 4
/** Cells of a row beside the line may stand between it and that above. */
const mostBetween = 9

/** In a document whose lines begin with capitals, one that does not is said in passing, unless it goes on with the line above. */
export function holdSmallTalk(strips: readonly Strip[], units: Units): Strip[] {
  const texts = strips.map((strip) => wordsOfParagraph(strip, units))
  const lines = texts.filter((text) => /^[A-Z]/i.test(text))
  const small = lines.filter((text) => beginsSmall.test(text))
  if (lines.length < leastLines || small.length * 2 > lines.length) return [...strips]
  return strips.map((strip, index): Strip => {
    const text = texts[index] ?? ''
    const above = texts.slice(Math.max(0, index - mostBetween), index).findLast((each) => each !== '') ?? ''
    const isSaid = beginsSmall.test(text) && text.split(/\s+/).length >= leastWords
    const goesOn = /[,;:،–—-]$/.test(above) || isFigure(above) || strips[index - 1]?.block.kind === 'figure'
    return isSaid && !goesOn ? { ...strip, kind: 'note' } : strip
  })
}

/** "iPhone" is a name. */
const beginsSmall = /^[a-z][a-z,' ]/
