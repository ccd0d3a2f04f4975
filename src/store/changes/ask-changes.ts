import type { AskChanges, Changes } from '#team/changes.ts'
import type { Row, Sql } from '../database/database.ts'
import { pageColumns } from '../pages/page-row.ts'
import { entriesOf } from '../pages/read-pages.ts'
import { entryColumns, recordEntryOf } from '../records/record-row.ts'
import type { Deed, Store } from '../store.ts'
import { type Cursor, parseCursor, printCursor, readTeamCursor } from './cursor.ts'
import { meet } from './presence.ts'

/** Of pages, and of records: more is told by the next answer. */
const mostAtOnce = 200

/** What is new for whoever asks, and who else is there. A page that stands still costs two small reads. */
export async function askChanges({ database }: Store, deed: Deed, asked: AskChanges): Promise<Changes> {
  const { read } = database
  const now = await readTeamCursor(read)
  const present = await meet(database, deed, asked)
  const since = asked.since === undefined ? now : parseCursor(asked.since)
  const nothing = { pages: [], records: [], hasMore: false, isAnew: false, present }

  if (since?.name !== now.name || since.number > now.number)
    return { ...nothing, cursor: printCursor(now), isAnew: true }
  if (since.number === now.number) return { ...nothing, cursor: printCursor(now) }

  const pages = await rowsSince(read, `SELECT ${pageColumns} FROM pages`, since)
  const records = await rowsSince(read, `SELECT ${entryColumns}, changed FROM records`, since)
  const ends = [pages, records].filter((rows) => rows.length === mostAtOnce).map(lastNumber)
  const number = Math.min(now.number, ...ends)
  return {
    cursor: printCursor({ name: now.name, number }),
    pages: await entriesOf(read, pages.filter(isUpTo(number)), deed.by),
    records: records.filter(isUpTo(number)).map(recordEntryOf),
    hasMore: ends.length > 0,
    isAnew: false,
    present,
  }
}

function rowsSince(read: Sql, select: string, { number }: Cursor): Promise<Row[]> {
  return read(`${select} WHERE changed > $1 ORDER BY changed LIMIT ${mostAtOnce}`, number)
}

function lastNumber(rows: readonly Row[]): number {
  return Number(rows.at(-1)?.changed)
}

/** What was changed after the cursor was read is told by the next answer. */
function isUpTo(number: number) {
  return ({ changed }: Row) => Number(changed) <= number
}
