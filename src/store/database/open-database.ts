import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { accept, type Result, refuse } from '#base/result.ts'
import type { Database } from './database.ts'
import { migrate, type NewerDatabase } from './migrate.ts'
import { findNetworkFileSystem } from './network-file-system.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

/** The file in DATA_DIR, and two beside it while it is open. */
export const databaseFile = 'team.db'

export type DatabaseProblem =
  | NewerDatabase
  | { kind: 'network-file-system'; directory: string; name: string }
  | { kind: 'cannot-open'; setting: 'DATA_DIR' | 'DATABASE_URL'; reason: string }

type Options = {
  dataDirectory: string
  /** Of PostgreSQL; without it a file in the data directory. */
  databaseUrl: string | undefined
  /** ISO. */
  at: string
  onStep: (number: number, name: string) => void
  onTrouble: (reason: string) => void
}

/** Ready to be used: with the tables of this release. */
export async function openDatabase(options: Options): Promise<Result<Database, DatabaseProblem>> {
  const { dataDirectory, databaseUrl, at, onStep, onTrouble } = options
  const name = databaseUrl === undefined ? findNetworkFileSystem(dataDirectory) : undefined
  if (name !== undefined) return refuse({ kind: 'network-file-system', directory: dataDirectory, name })

  let database: Database | undefined
  try {
    database =
      databaseUrl === undefined
        ? openSqlite(join(dataDirectory, databaseFile))
        : openPostgres({ url: databaseUrl, onTrouble })
    const migrated = await migrate(database, { name: randomBytes(6).toString('hex'), at, onStep })
    if (migrated.ok) return accept(database)
    await database.close()
    return migrated
  } catch (error) {
    await database?.close()
    const setting = databaseUrl === undefined ? 'DATA_DIR' : 'DATABASE_URL'
    return refuse({ kind: 'cannot-open', setting, reason: messageOf(error) })
  }
}

/** Of several addresses that do not answer, Node says nothing in words. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(', ')
  if (error instanceof Error && error.message === '' && error.cause !== undefined)
    return messageOf(error.cause)
  return error instanceof Error ? error.message : String(error)
}
