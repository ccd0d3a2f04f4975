import type { Saved } from '#team/words.ts'
import type { Sql } from '../database/database.ts'

/** What was answered to a change when it came first; nothing when it is another one under the same id. */
export async function findAnswer(
  sql: Sql,
  subject: string,
  { changeId, digest }: { changeId: string; digest: string },
): Promise<Saved | undefined> {
  const [row] = await sql(
    'SELECT revision, at FROM seen WHERE subject = $1 AND change_id = $2 AND digest = $3',
    subject,
    changeId,
    digest,
  )
  return row && { revision: Number(row.revision), at: String(row.at) }
}

export async function noteAnswer(
  sql: Sql,
  subject: string,
  { changeId, digest, revision, at }: { changeId: string; digest: string } & Saved,
): Promise<void> {
  await sql(
    `INSERT INTO seen (subject, change_id, digest, revision, at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (subject, change_id) DO UPDATE
     SET digest = excluded.digest, revision = excluded.revision, at = excluded.at`,
    subject,
    changeId,
    digest,
    revision,
    at,
  )
}
