import type { Result } from '#base/result.ts'
import type { PictureProblem } from '#content/pictures/picture-kind.ts'
import type { RichRun } from '#content/values/rich-text.ts'

/** A Word document as plain data: as much of it as its words, their marks and their places need. */
export type WordDocument = {
  blocks: WordBlock[]
  /** Those of people. */
  comments: WordAside[]
  /** How many the tool itself has put into the document, if any. */
  ownComments: OwnComments | undefined
  /** Footnotes and endnotes, if the text refers to any. */
  notes: WordAside[]
  /** The lines in the headers and footers of its pages. */
  edges: string[]
  leftOut: LeftOut
  /** Whether anything in the text was changed with Track Changes on, or is hidden, or is a picture. */
  hasTraces: boolean
  /** The program that wrote the file last, as it calls itself. */
  application: string
  customProperties: Map<string, string>
  /** The text of each custom XML part: what programs have put beside the document. */
  readCustomXml: () => string[]
  /** The bytes of a part that holds a picture. */
  readPicture: (part: string) => Result<Uint8Array, PictureProblem>
}

export type WordBlock = WordParagraph | WordTable

export type WordParagraph = {
  kind: 'paragraph'
  /** Where its words begin in the text of their part: behind its start tag. */
  source: number
  /** A line break inside is "\n", a tab "\t". */
  runs: RichRun[]
  list: ListKind | undefined
  /** How many lists it lies in beside its own. */
  depth?: number
  /** 1 to 9; 0 for body text. */
  heading: number
  /** Ids of the comments that stand at it, and kinds and ids of the notes. */
  comments: string[]
  /** What was changed in it and nobody has accepted yet. */
  changes?: WordChange[]
  /** The hidden words in it, as far as a message quotes them. */
  hidden?: string
  oddities?: WordOddity[]
  hasPicture?: boolean
  /** Those of them that lie in the file, where somebody wants to have them. */
  pictures?: WordPicture[]
  look?: WordLook
}

/** How its words were made to look by hand, where they were: in which sizes, how many characters are grey, red or highlighted, and how far it stands from the side, in twentieths of a point. */
export type WordLook = {
  sizes?: SizedStretch[]
  pale?: number
  red?: number
  marked?: number
  indent?: number
}

/** Characters of a paragraph, from one to another, that have a size in half points. */
export type SizedStretch = { size: number; from: number; to: number }

/** In its text, but in a form that no value has; or beside it, and no words of it. */
export type WordOddity = { why: 'equation' | 'reading' | 'formula' | 'placeholder'; text: string }

/** A change made with Track Changes on (ECMA-376 17.13.5). It counts as accepted. */
export type WordChange = {
  kind: ChangeKind
  author: string
  /** As it is written: ISO 8601. */
  date: string
  /** The words, as far as a message quotes them; a line for each paragraph. */
  text: string
  /** Those that other people made in a row or a cell that is gone. */
  inner?: WordChange[]
}

export type ChangeKind =
  | 'inserted'
  | 'deleted'
  | 'moved-here'
  | 'moved-away'
  | 'formatted'
  | 'split'
  | 'joined'
  | 'row-inserted'
  | 'row-deleted'
  | 'cell-inserted'
  | 'cell-deleted'
  | 'section-inserted'
  | 'section-deleted'

export type ListKind = 'bullet' | 'number'

export type WordTable = { kind: 'table'; rows: WordRow[] }

/** A row that was deleted with Track Changes on has no cells. */
export type WordRow = { cells: WordCell[]; changes?: WordChange[] }

export type WordCell = {
  /** The grid column that it begins in, from 0. */
  column: number
  /** How many grid columns it covers. */
  span: number
  /** It only goes on from the cell above. */
  isContinued: boolean
  hasPicture: boolean
  /** Those of its pictures that lie in the file, where somebody wants to have them. */
  pictures?: WordPicture[]
  blocks: WordBlock[]
  /** Tags and aliases of the content controls in it or directly round it, and bookmarks that begin in it. */
  tags: string[]
  aliases: string[]
  bookmarks: string[]
}

/** A picture by the part that holds it, and what is said of it to those who cannot see it. */
export type WordPicture = { part: string; text: string; isDecorative: boolean }

/** `done` of them were resolved. */
export type OwnComments = { count: number; done: number }

/** A comment or a note; `date` as it is written, or empty. */
export type WordAside = { id: string; author: string; date: string; blocks: WordBlock[] }

/** Characters that are in the file but not in the text, by the reason why. */
export type LeftOut = {
  deleted: number
  hidden: number
  placeholder: number
  /** Whole files of another format that Word would merge in on opening. */
  embeddedFiles: number
}

export function textOfParagraph({ runs }: WordParagraph): string {
  if (runs.length === 1) return (runs[0] as RichRun).text
  let text = ''
  for (const run of runs) text += run.text
  return text
}

/** Where a cell's first paragraph stands in the main part. */
export function sourceOfCell(cell: Pick<WordCell, 'blocks'> | undefined): number | undefined {
  const [first] = cell?.blocks ?? []
  return first?.kind === 'table' ? sourceOfCell(first.rows[0]?.cells[0]) : first?.source
}

/** Every paragraph in reading order, also those of tables in tables. */
export function paragraphsOf(blocks: readonly WordBlock[]): WordParagraph[] {
  const paragraphs: WordParagraph[] = []
  collectParagraphs(blocks, paragraphs)
  return paragraphs
}

function collectParagraphs(blocks: readonly WordBlock[], into: WordParagraph[]) {
  for (const block of blocks) {
    if (block.kind === 'paragraph') into.push(block)
    else for (const row of block.rows) for (const cell of row.cells) collectParagraphs(cell.blocks, into)
  }
}
