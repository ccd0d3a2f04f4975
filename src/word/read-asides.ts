import { paragraphsOf, textOfParagraph, type WordBlock, type WordDocument } from './document.ts'
import { documentTitle, pageNumberWords, productName } from './format.ts'
import { isEmptyControlText } from './stand-ins.ts'
import type { UnusedText } from './unused-text.ts'

/** Comments, notes and what stands in the pages' margins: nobody's value, but somebody's words. */
export function readAsides(
  { comments, notes, edges, leftOut }: WordDocument,
  commentPlaces: ReadonlyMap<string, string>,
  pageName: string,
): UnusedText[] {
  const unused: UnusedText[] = []
  const note = (text: string, place: string) => {
    if (text.trim() !== '') unused.push({ text, place })
  }
  for (const { id, author, blocks } of comments) {
    const where = commentPlaces.get(id)
    note(wordsOf(blocks), [author ? `a comment by ${author}` : 'a comment', where].filter(Boolean).join(' '))
  }
  for (const { blocks } of notes) note(wordsOf(blocks), 'a footnote or endnote')
  for (const text of edges.flatMap((line) => ownWords(line, pageName)))
    note(text, "in the header or footer of Word's pages")
  for (const text of leftOut.placeholders) {
    if (!isEmptyControlText(text)) note(text, 'shown as the placeholder of an empty field')
  }
  if (leftOut.embeddedFiles > 0) note('(an embedded file)', 'Word would merge it in on opening')
  return unused
}

const { page, of } = pageNumberWords
const pageNumber = new RegExp(`^(?:${page})?\\s*\\d*\\s*(?:${of})?\\s*\\d*$`, 'i')

/** The words in a line of the margins that the writer did not put there. The page may have had another name then. */
function ownWords(line: string, pageName: string) {
  const pieces = line.split(/[\t\n]+/).map((piece) => piece.trim())
  const isOurs = pieces.includes(documentTitle)
  return pieces.filter(
    (piece, index) =>
      ![pageName, documentTitle, productName].includes(piece) &&
      !pageNumber.test(piece) &&
      !(isOurs && index === 0 && !piece.includes(' ')),
  )
}

function wordsOf(blocks: readonly WordBlock[]) {
  return paragraphsOf(blocks).map(textOfParagraph).join(' ')
}
