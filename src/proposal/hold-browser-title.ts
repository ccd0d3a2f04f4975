import { type Units, wordsOf } from '#word/blocks/piece.ts'
import { placeBehind, type Strip, wordsOfParagraph } from './strip.ts'

const title =
  /^[^|\n]{3,60}(?:\s[|｜]\s[^|\n]{2,40}){0,3}\s[|｜]\s(?:emirates (?:nbd|islamic)|(?:بنك )?الإمارات دبي الوطني|(?:مصرف )?الإمارات الإسلامي)$/i
const longest = 170

/**
 * "Home loans | Mortgages | Emirates NBD" is what a browser calls the page, and a sentence between that and the title of the page what
 * search engines say of it.
 */
export function holdBrowserTitle(strips: readonly Strip[], units: Units): Strip[] {
  const textAt = (index: number) => {
    const strip = strips[index]
    const isHeading = strip?.block.kind === 'heading' && !strip.kind && strip.row === undefined
    if (isHeading && strip.block.kind === 'heading') return wordsOf(strip.block.words, units)
    return strip ? wordsOfParagraph(strip, units) : ''
  }
  const about = new Set<number>()
  for (const index of strips.keys()) {
    if (!title.test(textAt(index))) continue
    about.add(index)
    const below = placeBehind(strips, index)
    const [text, next] = [textAt(below), textAt(placeBehind(strips, below))]
    const isTold = text.length <= longest && /[.!؟]$/.test(text)
    if (isTold && next !== '' && next.length < text.length && !/[.,;:،]$/.test(next)) about.add(below)
  }
  if (about.size === 0) return [...strips]
  return strips.map((strip, index) => (about.has(index) ? { ...strip, kind: 'data' } : strip))
}
