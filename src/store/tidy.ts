import { accept } from '#base/result.ts'
import { changeDays, deletedDays } from '#team/limits.ts'
import { type Change, change, type Store } from './store.ts'
import { timeBefore } from './time-before.ts'
import { findThinned } from './versions/find-thinned.ts'

/** What is kept for a while alone goes: done by each server at its start and every hour. */
export async function tidy(store: Store, at: string): Promise<void> {
  const { read, write } = store.database
  await write('DELETE FROM seen WHERE at < $1', timeBefore(at, { days: changeDays }))
  await write('DELETE FROM presence WHERE seen_at < $1', timeBefore(at, { days: 1 }))
  await thinVersions(store, at)

  const gone = await read(
    'SELECT page_id FROM pages WHERE is_gone = 0 AND deleted_at < $1',
    timeBefore(at, { days: deletedDays }),
  )
  for (const { page_id } of gone) await emptyPage(store, String(page_id), at)
}

async function thinVersions(store: Store, at: string): Promise<void> {
  const rows = await store.database.read(
    'SELECT page_id, number, at FROM versions WHERE is_kept = 0 AND at < $1',
    timeBefore(at, { days: 1 }),
  )
  const versions = rows.map(({ page_id, number, at: time }) => ({
    pageId: String(page_id),
    number: Number(number),
    at: String(time),
  }))
  for (const { pageId, number } of findThinned(versions, at)) {
    await change(store, async (change) => accept(await deleteVersion(change, pageId, number)))
  }
}

/** Unless somebody meanwhile gave it a name. */
async function deleteVersion({ sql, count }: Change, pageId: string, number: number): Promise<void> {
  const [row] = await sql(
    'DELETE FROM versions WHERE page_id = $1 AND number = $2 AND is_kept = 0 RETURNING bytes',
    pageId,
    number,
  )
  if (!row) return
  await sql('DELETE FROM picture_uses WHERE page_id = $1 AND version = $2', pageId, number)
  count(-Number(row.bytes))
}

/** Its texts go. Its name stays, so that a tab that was away for long does not bring the page back. */
async function emptyPage(store: Store, pageId: string, at: string): Promise<void> {
  await change(store, async ({ sql, count }) => {
    const [page] = await sql(
      'UPDATE pages SET is_gone = 1, state = NULL, faces = NULL, commented = NULL WHERE page_id = $1 AND deleted_at < $2 RETURNING page_id',
      pageId,
      timeBefore(at, { days: deletedDays }),
    )
    if (!page) return accept(undefined)
    for (const table of ['drafts', 'versions', 'reviews', 'mentions', 'comments', 'links', 'picture_uses']) {
      const bytes = bytesOf[table] ?? '0'
      const rows = await sql(`DELETE FROM ${table} WHERE page_id = $1 RETURNING ${bytes} AS bytes`, pageId)
      for (const row of rows) count(-Number(row.bytes))
    }
    return accept(undefined)
  })
}

/** What of each table counts as room. */
const bytesOf: Record<string, string> = {
  drafts: 'bytes',
  versions: 'bytes',
  comments: 'octet_length(text)',
}
