import type { Sql } from '../database/database.ts'

/** In how many open comments of each page an account is named. */
export async function countMentions(sql: Sql, user: string): Promise<ReadonlyMap<string, number>> {
  const rows = await sql(
    'SELECT page_id, count(*) AS count FROM mentions WHERE account = $1 AND is_open = 1 GROUP BY page_id',
    user,
  )
  return new Map(rows.map(({ page_id, count }) => [String(page_id), Number(count)]))
}
