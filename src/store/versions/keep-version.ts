import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Version } from '#team/version.ts'
import { digestOf } from '../digest.ts'
import { readDraftText } from '../pages/find-page.ts'
import type { PageRow } from '../pages/page-row.ts'
import { notePictures } from '../pictures/picture-uses.ts'
import type { Change } from '../store.ts'

type Kept = {
  page: PageRow
  kind: Version['kind']
  name?: string | undefined
  /** Never thinned. */
  isKept: boolean
  /** When it is kept: ISO. */
  at: string
}

/** Keeps the page as it stands; its number. A state that is the last version already is that one. */
export async function keepVersion(
  { sql, count }: Change,
  { page, kind, name, isKept, at }: Kept,
): Promise<number> {
  const pageId = page.page_id
  const text = await readDraftText(sql, pageId)
  const digest = digestOf(text)
  const [last] = await sql(
    'SELECT digest FROM versions WHERE page_id = $1 AND number = $2',
    pageId,
    page.last_version,
  )
  await sql('UPDATE pages SET kept_at = $2 WHERE page_id = $1', pageId, at)
  if (last?.digest === digest) {
    if (isKept) await raise({ sql }, { page, kind, name })
    return page.last_version
  }

  const number = page.last_version + 1
  const { locale, otherLocale } = page.summary
  const draft = deflateRawSync(text)
  await sql(
    `INSERT INTO versions
       (page_id, number, kind, name, revision, who, at, hash, digest, component_count, locales, is_kept, bytes, draft)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    pageId,
    number,
    kind,
    name ?? null,
    page.revision,
    page.who,
    page.at,
    page.hash,
    digest,
    page.summary.componentCount,
    JSON.stringify([locale, ...(otherLocale ? [otherLocale] : [])]),
    isKept ? 1 : 0,
    draft.length,
    draft,
  )
  await sql('UPDATE pages SET last_version = $2 WHERE page_id = $1', pageId, number)
  await notePictures(sql, { pageId, version: number, text })
  count(draft.length)
  return number
}

/** What was kept by itself is now kept for good; a name that it has stays unless there is a new one. */
async function raise(
  { sql }: Pick<Change, 'sql'>,
  { page, kind, name }: Pick<Kept, 'page' | 'kind' | 'name'>,
) {
  await sql(
    `UPDATE versions SET is_kept = 1, name = coalesce($3, name), kind = CASE WHEN kind = 'named' THEN kind ELSE $4 END
     WHERE page_id = $1 AND number = $2`,
    page.page_id,
    page.last_version,
    name ?? null,
    kind,
  )
}

export function unpackDraft(draft: unknown): unknown {
  return JSON.parse(inflateRawSync(draft as Uint8Array).toString())
}
