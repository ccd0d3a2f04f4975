import { displayNameOf } from '#content/draft/page-names.ts'
import { summarySchema } from '#team/page-entry.ts'
import type { Row, Sql } from '../database/database.ts'
import { jsonColumn } from '../json-column.ts'
import type { Store } from '../store.ts'

type Place = {
  pageId: string
  /** 0 is the draft. */
  version: number
}

/** Which of the team's pictures a draft names, so that none goes while it is used. */
export async function notePictures(sql: Sql, { pageId, version, text }: Place & { text: string }) {
  const hashes = new Set(Array.from(text.matchAll(/\/media\/([0-9a-f]{64})/g), ([, hash = '']) => hash))
  if (version === 0) await sql('DELETE FROM picture_uses WHERE page_id = $1 AND version = 0', pageId)
  for (const hash of hashes) {
    await sql(
      'INSERT INTO picture_uses (page_id, version, hash) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      pageId,
      version,
      hash,
    )
  }
}

/** Pages that have a picture, in their draft or in a version that is kept. Deleted ones count: they may come back. */
export type PictureUse = { pageId: string; pageName: string }

/** By the picture's digest; what nothing has is not there. */
export async function listPictureUses({
  database: { read },
}: Store): Promise<ReadonlyMap<string, PictureUse[]>> {
  const rows = await read(
    `SELECT DISTINCT picture_uses.hash, pages.page_id, pages.summary
     FROM picture_uses JOIN pages ON pages.page_id = picture_uses.page_id ORDER BY pages.page_id`,
  )
  const groups = Map.groupBy(rows, ({ hash }) => String(hash))
  return new Map(Array.from(groups, ([hash, uses]) => [hash, uses.map(useOf)]))
}

function useOf({ page_id, summary }: Row): PictureUse {
  const { displayName, pageName } = jsonColumn(summarySchema).parse(summary)
  return { pageId: String(page_id), pageName: displayNameOf({ displayName, pageName }) }
}
