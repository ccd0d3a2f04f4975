import { markEnd, markStart, numberEnd } from '#html/marks.ts'

/** What was printed of a place, and what is printed now. */
export type OtherWords = { number: string; before: string; after: string }

/**
 * What differs between two drawings of a section where that is nothing but plain words of values: most changes are such,
 * and need no parsing. Undefined where more is different.
 */
export function findOtherWords(before: string, after: string): readonly OtherWords[] | undefined {
  const found: OtherWords[] = []
  let [was, now] = [before, after]
  for (let same = countSame(was, now); same >= 0; same = countSame(was, now)) {
    const start = was.lastIndexOf(numberEnd, same - 1) + 1
    const words = [was, now].map((html) => html.slice(start, html.indexOf(markEnd, start)))
    if (start === 0 || !words.every(arePlainWords)) return undefined
    const [earlier = '', later = ''] = words
    const number = was.slice(was.lastIndexOf(markStart, start) + 1, start - 1)
    found.push({ number, before: earlier, after: later })
    was = was.slice(start + earlier.length)
    now = now.slice(start + later.length)
  }
  return found
}

/**
 * Writes them into the section's texts. Nothing is done, and false is said, where these do not stand there, as those in
 * tags do not, or otherwise.
 */
export function writeOtherWords(element: Element, words: readonly OtherWords[]): boolean {
  const texts = words.map(({ number, before }, index) => {
    const turn = words.slice(0, index).filter((each) => each.number === number).length
    const printed = [...element.querySelectorAll(`[data-place="${number}"]`)]
      .map(({ childNodes }) => childNodes)
      .filter(([node, ...others]) => node?.nodeType === 3 && others.length === 0 && node.nodeValue === before)
    return printed[turn]?.[0]
  })
  if (texts.includes(undefined)) return false
  for (const [index, text] of texts.entries()) if (text) text.nodeValue = words[index]?.after ?? ''
  return true
}

/** How many characters both begin with; -1 where they are the same. */
function countSame(one: string, other: string): number {
  if (one === other) return -1
  let count = 0
  // Most of a section is compared at once.
  for (let step = 512; step >= 1; step /= 2)
    while (one.slice(count, count + step) === other.slice(count, count + step) && count < one.length)
      count += step
  return Math.min(count, one.length)
}

function arePlainWords(text: string): boolean {
  return !markup.test(text) && text.trim() !== ''
}

/** With marks, and what parsing changes. */
const markup = /[<>&\r\0\ufdd0-\ufdd2]/
