import { shorten } from '#base/shorten.ts'

const lines = (count: number) => `${count} ${count === 1 ? 'line' : 'lines'}`

/** Words about facts that are given as a table, in English. */
export const texts = {
  add: 'Add a table',
  title: 'Facts of a table',
  paste: 'Paste the table here',
  pasteHint: 'Copied from a spreadsheet, a document or a page, with its headings and footnotes.',
  noneIn: 'This is no table: it needs at least two rows of two cells, copied with their cells.',
  choose: 'Or choose a Word document',
  chooseLabel: 'Word document with tables of facts',
  noTable: (name: string) => `No table of facts was found in “${shorten(name)}”.`,
  noDocument: (name: string) =>
    `“${shorten(name)}” could not be read. It must be a Word document (.docx) of at most 10 MB.`,
  readAs: 'Each row becomes a key message, with the unit, basis and footnote of its figures.',
  nothing: 'No row could be read.',
  total: 'A sum or average of other rows.',
  unread: 'Not read',
  /** A cell with its row and its column, as far as they have names. */
  cell: (cell: string, row: string, column: string) => {
    const where = [row, column]
      .filter(Boolean)
      .map((each) => shorten(each))
      .join(', ')
    return where === '' ? `“${shorten(cell, 200)}”` : `“${shorten(cell)}” (${where})`
  },
  unreadHint: 'Its digits cannot be read for certain. Write it in full as a key message, with its unit.',
  take: (count: number) => `Take ${lines(count)}`,
  takeAndConfirm: 'Take and confirm',
  takePlain: 'Take the rows as they are',
  cancel: 'Cancel',
  said: {
    read: (count: number) => `${lines(count)} of a table ${count === 1 ? 'is' : 'are'} to be looked at.`,
    taken: (count: number, left: number) =>
      `${lines(count)} ${count === 1 ? 'is a key message' : 'are key messages'}.${left > 0 ? ` ${lines(left)} stood there already or had no room.` : ''}`,
  },
} as const
