import { accept, type Result, refuse } from '#base/result.ts'
import { type Refusal, unknown } from '#team/refusal.ts'
import type { Sql } from '../database/database.ts'
import { findPageRow, type PageRow } from './page-row.ts'

/** A page that is there; refused when it is deleted, or never was. */
export async function findPage(sql: Sql, pageId: string): Promise<Result<PageRow, Refusal>> {
  const page = await findPageRow(sql, pageId)
  if (!page) return refuse(unknown)
  return page.deleted_at === null ? accept(page) : refuse(deletedPage(page))
}

/** A page at that revision; else refused with what stands there, without its draft. */
export async function findPageAt(
  sql: Sql,
  { pageId, revision }: { pageId: string; revision: number },
): Promise<Result<PageRow, Refusal>> {
  const page = await findPage(sql, pageId)
  if (!page.ok || page.value.revision === revision) return page
  return refuse({ code: 'changed', current: stamp(page.value) })
}

export function deletedPage(page: PageRow): Refusal {
  const { revision, deleted_who: by, deleted_at: at } = page
  return { code: 'deleted', current: { revision, by, at } }
}

/** Which state it is, whose, and since when. */
export function stamp({ revision, who: by, at }: PageRow) {
  return { revision, by, at }
}

export async function readDraftText(sql: Sql, pageId: string): Promise<string> {
  const [row] = await sql('SELECT draft FROM drafts WHERE page_id = $1', pageId)
  return String(row?.draft)
}
