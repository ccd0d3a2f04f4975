import { paragraphsOf, type WordDocument } from '#word/walk/document.ts'

/** No page has so much: it is a book, or made to keep whoever reads it busy. */
const most = { paragraphs: 20_000, runs: 100_000, characters: 2_000_000 }

/** Whether a document is too long for a page to be proposed out of it. */
export function isTooLong({ blocks }: Pick<WordDocument, 'blocks'>): boolean {
  const paragraphs = paragraphsOf(blocks)
  let [runs, characters] = [0, 0]
  for (const paragraph of paragraphs) {
    runs += paragraph.runs.length
    for (const { text } of paragraph.runs) characters += text.length
  }
  return paragraphs.length > most.paragraphs || runs > most.runs || characters > most.characters
}
