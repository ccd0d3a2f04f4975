import {
  paragraphsOf,
  textOfParagraph,
  type WordBlock,
  type WordChange,
  type WordDocument,
  type WordParagraph,
} from '#word/walk/document.ts'

/** What else is in a document, besides its words: none of it comes onto a page. */
export type Aside = {
  /** Of a picture `text` is the words that stand at it or before it. */
  kind: 'picture' | 'comment' | 'deleted' | 'hidden' | 'margin'
  text: string
  author?: string
  /** Of a picture: the number of its paragraph. */
  unit?: number
}

export function listAsides({ blocks, notes, comments, edges }: WordDocument): Aside[] {
  const all = [...blocks, ...notes.flatMap((note) => note.blocks)]
  const paragraphs = paragraphsOf(all)
  const changes = [...paragraphs.flatMap((each) => each.changes ?? []), ...changesOfRows(all)]
  const asides: Aside[] = [
    ...listPictures(paragraphs),
    ...comments.map(({ author, blocks }): Aside => ({ kind: 'comment', author, text: wordsIn(blocks) })),
    ...changes
      .filter(({ kind }) => kind === 'deleted' || kind === 'moved-away')
      .map(({ author, text }): Aside => ({ kind: 'deleted', author, text })),
    ...paragraphs.map(({ hidden = '' }): Aside => ({ kind: 'hidden', text: hidden })),
    ...[...new Set(edges)].map((text): Aside => ({ kind: 'margin', text })),
  ]
  return asides.flatMap((aside) => {
    const text = aside.text.replace(/\s+/g, ' ').trim()
    const isEmpty = text === '' && aside.kind !== 'picture'
    return isEmpty ? [] : [{ ...aside, text: text.slice(0, longest) }]
  })
}

function listPictures(paragraphs: readonly WordParagraph[]): Aside[] {
  let before = ''
  return paragraphs.flatMap((paragraph, unit): Aside[] => {
    before = textOfParagraph(paragraph).trim() || before
    return paragraph.hasPicture ? [{ kind: 'picture', text: before, unit }] : []
  })
}

/** Nobody reads more of one. */
const longest = 20_000

function changesOfRows(blocks: readonly WordBlock[]): WordChange[] {
  return blocks.flatMap((block) =>
    block.kind === 'table'
      ? block.rows.flatMap(({ changes = [], cells }) => [
          ...changes.flatMap(({ inner = [], ...change }) => [change, ...inner]),
          ...cells.flatMap((cell) => changesOfRows(cell.blocks)),
        ])
      : [],
  )
}

function wordsIn(blocks: readonly WordBlock[]): string {
  return paragraphsOf(blocks).map(textOfParagraph).join(' ')
}
