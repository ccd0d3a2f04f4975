import { findHead } from './read/heads.ts'
import {
  paragraphsOf,
  textOfParagraph,
  type WordDocument,
  type WordRow,
  type WordTable,
} from './walk/document.ts'

/** The tables of a document that are none of a component's, as rows of cells: what is merged stands in its first cell. */
export function listPlainTables({ blocks }: Pick<WordDocument, 'blocks'>): string[][][] {
  return blocks
    .filter((block): block is WordTable => block.kind === 'table')
    .filter(({ rows: [first] }) => first !== undefined && findHead(first, true) === undefined)
    .map(({ rows }) => rows.map(readRow))
}

function readRow({ cells }: WordRow): string[] {
  const row: string[] = []
  for (const { column, isContinued, blocks } of cells) {
    while (row.length < Math.min(column, mostColumns)) row.push('')
    row.push(isContinued ? '' : paragraphsOf(blocks).map(textOfParagraph).join('\n'))
  }
  return row
}

/** What a file says of its columns may be any number. */
const mostColumns = 60
