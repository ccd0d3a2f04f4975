import { z } from 'zod'
import { locales } from '#base/locale.ts'
import { accept, type Result, refuse } from '#base/result.ts'
import { type Refusal, unknown } from '#team/refusal.ts'
import { type Version, versionKinds } from '#team/version.ts'
import type { Row, Sql } from '../database/database.ts'
import { jsonColumn } from '../json-column.ts'
import { findPage } from '../pages/find-page.ts'
import type { Store } from '../store.ts'
import { unpackDraft } from './keep-version.ts'

const columns = 'number, kind, name, revision, who, at, hash, component_count, locales, is_kept'

const rowSchema = z.object({
  number: z.int(),
  kind: z.enum(versionKinds),
  name: z.string().nullable(),
  revision: z.int(),
  who: z.string(),
  at: z.string(),
  hash: z.string(),
  component_count: z.int(),
  locales: jsonColumn(z.array(z.enum(locales))).nullable(),
  is_kept: z.int(),
})

/** The latest first. */
export async function listVersions(
  { database: { read } }: Store,
  { pageId }: { pageId: string },
): Promise<Result<{ versions: Version[] }, Refusal>> {
  const page = await findPage(read, pageId)
  if (!page.ok) return page
  const rows = await read(`SELECT ${columns} FROM versions WHERE page_id = $1 ORDER BY number DESC`, pageId)
  return accept({ versions: rows.map(versionOf) })
}

type Named = { pageId: string; number: number }

export async function readVersion(
  { database: { read } }: Store,
  { pageId, number }: Named,
): Promise<Result<Version & { draft: unknown }, Refusal>> {
  const page = await findPage(read, pageId)
  if (!page.ok) return page
  const row = await findVersionRow(read, `${columns}, draft`, { pageId, number })
  return row ? accept({ ...versionOf(row), draft: unpackDraft(row.draft) }) : refuse(unknown)
}

export async function findVersion(sql: Sql, named: Named): Promise<Result<Version, Refusal>> {
  const row = await findVersionRow(sql, columns, named)
  return row ? accept(versionOf(row)) : refuse(unknown)
}

async function findVersionRow(
  sql: Sql,
  columns: string,
  { pageId, number }: Named,
): Promise<Row | undefined> {
  const [row] = await sql(
    `SELECT ${columns} FROM versions WHERE page_id = $1 AND number = $2`,
    pageId,
    number,
  )
  return row
}

function versionOf(row: Row): Version {
  const { name, who: by, component_count: componentCount, locales, is_kept, ...rest } = rowSchema.parse(row)
  return {
    ...rest,
    ...(name !== null && { name }),
    by,
    componentCount,
    ...(locales !== null && { locales }),
    isKept: is_kept === 1,
  }
}
