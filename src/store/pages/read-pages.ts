import { accept, type Result, refuse } from '#base/result.ts'
import type { PageEntry, PageList, TeamPage } from '#team/page-entry.ts'
import { type Refusal, unknown } from '#team/refusal.ts'
import { readCursor } from '../changes/cursor.ts'
import { countMentions } from '../comments/count-mentions.ts'
import type { Sql } from '../database/database.ts'
import type { Store } from '../store.ts'
import { findPage } from './find-page.ts'
import { entryOf, pageColumns, readPageRow } from './page-row.ts'

type Asked = { user: string; deleted: 'yes' | 'no' }

/** The last changed first. */
export async function listPages({ database }: Store, { user, deleted }: Asked): Promise<PageList> {
  const { read } = database
  // First, so that what is changed meanwhile is told twice and never not at all.
  const cursor = await readCursor(read)
  const rows =
    deleted === 'yes'
      ? await read(
          `SELECT ${pageColumns} FROM pages WHERE deleted_at IS NOT NULL AND is_gone = 0 ORDER BY at DESC`,
        )
      : await read(`SELECT ${pageColumns} FROM pages WHERE deleted_at IS NULL ORDER BY at DESC`)
  return { cursor, pages: await entriesOf(read, rows, user) }
}

export async function readPage(
  { database: { read } }: Store,
  { user, pageId }: { user: string; pageId: string },
): Promise<Result<TeamPage, Refusal>> {
  const page = await findPage(read, pageId)
  if (!page.ok) return page
  // Row and draft in one look: somebody may save between two.
  const [row] = await read(
    'SELECT * FROM pages JOIN drafts ON drafts.page_id = pages.page_id WHERE pages.page_id = $1',
    pageId,
  )
  if (!row) return refuse(unknown)
  const draft: unknown = JSON.parse(String(row.draft))
  return accept({ ...entryOf(readPageRow(row), await countMentions(read, user)), draft })
}

export async function entriesOf(
  sql: Sql,
  rows: readonly Record<string, unknown>[],
  user: string,
): Promise<PageEntry[]> {
  if (rows.length === 0) return []
  const mentions = await countMentions(sql, user)
  return rows.map((row) => entryOf(readPageRow(row), mentions))
}
