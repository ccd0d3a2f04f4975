import { accept, type Result, refuse } from '#base/result.ts'
import type { Database, Sql } from './database.ts'
import { type Migration, migrations, wordsOf } from './migrations.ts'

type Options = {
  /** What a new database is called: another one for each, so that a browser sees when it was exchanged. */
  name: string
  /** ISO. */
  at: string
  /** Told of each step of a database that is there already: a new one is simply made. */
  onStep: (number: number, name: string) => void
  /** Those of this release. */
  known?: readonly Migration[]
}

/** The database is of a later release than this program. */
export type NewerDatabase = { kind: 'newer-database'; number: number; known: number }

/** Brings the tables forward to this release, each step whole or not at all; never back. */
export async function migrate(
  database: Database,
  { name, at, onStep, known = migrations }: Options,
): Promise<Result<undefined, NewerDatabase>> {
  return database.transact(async (sql) => {
    // Replicas may start at the same time.
    if (database.engine === 'postgres') await sql('SELECT pg_advisory_xact_lock(7236117)')
    await sql(
      'CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL, at TEXT NOT NULL)',
    )
    const last = await lastNumber(sql)
    if (last > known.length) return refuse({ kind: 'newer-database', number: last, known: known.length })

    for (const [index, migration] of known.entries()) {
      const number = index + 1
      if (number <= last) continue
      for (const statement of migration.statements(wordsOf[database.engine])) await sql(statement)
      await sql('INSERT INTO migrations (number, name, at) VALUES ($1, $2, $3)', number, migration.name, at)
      if (last > 0) onStep(number, migration.name)
    }
    await sql('INSERT INTO team (id, name, cursor, bytes) VALUES (1, $1, 0, 0) ON CONFLICT DO NOTHING', name)
    return accept(undefined)
  })
}

async function lastNumber(sql: Sql): Promise<number> {
  const [row] = await sql('SELECT coalesce(max(number), 0) AS last FROM migrations')
  return Number(row?.last)
}
