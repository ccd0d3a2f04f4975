import { z } from 'zod'
import type { AskChanges, Present } from '#team/changes.ts'
import { presenceSeconds } from '#team/limits.ts'
import type { Database } from '../database/database.ts'
import type { Deed } from '../store.ts'
import { timeBefore } from '../time-before.ts'

const rowSchema = z.object({
  who: z.string(),
  tab: z.string(),
  instance_id: z.string().nullable(),
  seen_at: z.string(),
})

type Row = z.infer<typeof rowSchema>

/** A tab that stays where it is is noted this often. */
const notedSeconds = 15

/** Notes where a tab is; what comes back are the others on its page. */
export async function meet(
  { read, write }: Database,
  { by, at }: Deed,
  { tab, pageId, instanceId }: AskChanges,
): Promise<Present[]> {
  if (pageId === undefined) {
    if (tab !== undefined) await leave(write, by, tab)
    return []
  }
  const rows = await read(
    'SELECT who, tab, instance_id, seen_at FROM presence WHERE page_id = $1 AND seen_at > $2 ORDER BY who, tab',
    pageId,
    timeBefore(at, { seconds: presenceSeconds }),
  )
  const present = rows.map((row) => rowSchema.parse(row))
  const own = present.find((each) => each.who === by && each.tab === tab)
  if (tab !== undefined && !isNoted(own, instanceId, at)) {
    await write(
      `INSERT INTO presence (who, tab, page_id, instance_id, seen_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (who, tab) DO UPDATE
       SET page_id = excluded.page_id, instance_id = excluded.instance_id, seen_at = excluded.seen_at`,
      by,
      tab,
      pageId,
      instanceId ?? null,
      at,
    )
  }
  return present.filter((each) => each !== own).map(presentOf)
}

async function leave(write: Database['write'], user: string, tab: string) {
  await write('DELETE FROM presence WHERE who = $1 AND tab = $2', user, tab)
}

function isNoted(own: Row | undefined, instanceId: string | undefined, at: string): boolean {
  if (own === undefined || own.instance_id !== (instanceId ?? null)) return false
  return own.seen_at > timeBefore(at, { seconds: notedSeconds })
}

function presentOf({ who, tab, instance_id, seen_at }: Row): Present {
  return { user: who, tab, ...(instance_id !== null && { instanceId: instance_id }), seenAt: seen_at }
}
