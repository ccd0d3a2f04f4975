import { markEnd, markStart, numberEnd } from '#html/marks.ts'

/** What was printed of a place, and what is printed now. */
export type OtherWords = { number: string; before: string; after: string }

/**
 * What differs between two drawings of a section where that is nothing but plain words of values: most changes are such,
 * and need no parsing. Undefined where more is different.
 */
export function findOtherWords(before: string, after: string): readonly OtherWords[] | undefined {
  const [earlier, later] = [before.split(markEnd), after.split(markEnd)]
  if (earlier.length !== later.length) return undefined
  const found: OtherWords[] = []
  for (const [index, piece] of later.entries()) {
    const was = earlier[index] ?? ''
    if (piece === was) continue
    const words = compare(was, piece)
    if (!words) return undefined
    found.push(words)
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

/** Of two pieces that end where a value ends: what stands before the value is the same, and neither value has markup. */
function compare(was: string, now: string): OtherWords | undefined {
  const start = was.lastIndexOf(markStart)
  const end = was.indexOf(numberEnd, start) + 1
  if (start < 0 || was.slice(0, end) !== now.slice(0, end)) return undefined
  const [before, after] = [was.slice(end), now.slice(end)]
  return [before, after].every(arePlainWords)
    ? { number: was.slice(start + 1, end - 1), before, after }
    : undefined
}

function arePlainWords(text: string): boolean {
  return !markup.test(text) && text.trim() !== ''
}

/** With marks, and what parsing changes. */
const markup = /[<>&\r\0\ufdd0-\ufdd2]/
