import { documentTitle, pageNumberWords, productName } from '../format.ts'
import { inBoth, inEnglish } from '../furniture.ts'
import { paragraphsOf, textOfParagraph, type WordBlock, type WordDocument } from '../walk/document.ts'
import type { Spot, WordPlace } from './place.ts'
import type { UnusedText, WhyUnused } from './unused-text.ts'

/** Notes and what stands in the pages' margins: nobody's value, but somebody's words. */
export function readAsides(
  { notes, edges, leftOut }: WordDocument,
  pageName: string,
  places: ReadonlyMap<string, WordPlace>,
): UnusedText[] {
  const unused: UnusedText[] = []
  const note = (text: string, spot: Spot, why: WhyUnused) => {
    if (text.trim() !== '') unused.push({ text, place: { spot }, why })
  }
  for (const { id, blocks } of notes) {
    note(wordsOf(blocks), { at: 'note', of: places.get(id) }, 'margin')
  }
  for (const text of edges.flatMap((line) => ownWords(line, pageName))) note(text, { at: 'margin' }, 'margin')
  if (leftOut.embeddedFiles > 0)
    unused.push({ text: '', place: { spot: { at: 'embedded-file' } }, why: 'embedded' })
  return unused
}

/** The page's name in the margins, where the writer has put it: at the beginning of the line with the document's title. */
export function findNameInMargins({ edges }: WordDocument): string | undefined {
  for (const line of edges) {
    const [first = '', ...others] = piecesOf(line)
    if (others.some(isTitle) && !isTitle(first) && first !== '') return first
  }
}

function isTitle(text: string): boolean {
  return inEnglish(text) === documentTitle
}

const [page, of] = [pageNumberWords.page, pageNumberWords.of].map((word) => inBoth([word]).join('|'))
const pageNumber = new RegExp(`^(?:${page})?\\s*\\d*\\s*(?:${of})?\\s*\\d*$`, 'i')

/** The words in a line of the margins that the writer did not put there. The name at its beginning is judged by itself. */
function ownWords(line: string, pageName: string) {
  const pieces = piecesOf(line)
  const isOurs = pieces.some(isTitle)
  return pieces.filter(
    (piece, index) =>
      ![pageName, productName].includes(piece) &&
      !isTitle(piece) &&
      !pageNumber.test(piece) &&
      !(isOurs && index === 0),
  )
}

function piecesOf(line: string) {
  return line.split(/[\t\n]+/).map((piece) => piece.trim())
}

export function wordsOf(blocks: readonly WordBlock[]) {
  return paragraphsOf(blocks).map(textOfParagraph).join(' ')
}
