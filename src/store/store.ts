import type { Result } from '#base/result.ts'
import { accept, refuse } from '#base/result.ts'
import { full, type Refusal } from '#team/refusal.ts'
import type { Database, Sql } from './database/database.ts'

/** What the calls of a team need. */
export type Store = {
  database: Database
  /** What drafts, versions, comments and records may take together. */
  mostBytes: number
}

/** Who does something, and when: an ISO time. */
export type Deed = { by: string; at: string }

/** One change of what the team has, in its transaction. */
export type Change = {
  sql: Sql
  /** Its number: whoever knows of those before hears of it. */
  cursor: number
  /** Bytes that are kept from now on, or less than nothing when some go. */
  count: (bytes: number) => void
}

/**
 * Changes come one after the other: the row of the team is locked by the first statement of each, so numbers are
 * committed in their order. What is refused leaves nothing behind.
 */
export async function change<Value>(
  { database, mostBytes }: Store,
  work: (change: Change) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> {
  try {
    const value = await database.transact(async (sql) => {
      const [team] = await sql('UPDATE team SET cursor = cursor + 1 WHERE id = 1 RETURNING cursor, bytes')
      let counted = 0
      const result = await work({
        sql,
        cursor: Number(team?.cursor),
        count: (bytes) => {
          counted += bytes
        },
      })
      if (!result.ok) throw new Refused(result.refusal)
      if (counted > 0 && Number(team?.bytes) + counted > mostBytes) throw new Refused(full('room'))
      if (counted !== 0) await sql('UPDATE team SET bytes = bytes + $1 WHERE id = 1', counted)
      return result.value
    })
    return accept(value)
  } catch (error) {
    if (error instanceof Refused) return refuse(error.refusal)
    throw error
  }
}

/** Takes a transaction back; nobody outside sees it. */
class Refused extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}
