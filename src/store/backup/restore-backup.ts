import { randomBytes } from 'node:crypto'
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { accept, type Result, refuse } from '#base/result.ts'
import { revisionsPerRestore } from '#team/words.ts'
import type { Database, Sql } from '../database/database.ts'
import { migrate, type NewerDatabase } from '../database/migrate.ts'
import { databaseOn } from '../database/sqlite.ts'
import { insertRows, readFileRows } from './copy-rows.ts'
import { unpackFiles } from './kept-files.ts'
import { backedUpTables } from './tables.ts'
import { writeBackup } from './write-backup.ts'

export type RestoreProblem = NewerDatabase | { kind: 'no-file' | 'no-backup'; file: string }

type Options = {
  database: Database
  dataDirectory: string
  file: string
  /** ISO. */
  at: string
}

/** How many pages there are now, and where lies what was there before. */
export type Restored = { pages: number; replaced: string | undefined }

/**
 * Puts a backup in the place of all that is there, whole or not at all. Browsers see that this is another database. Review
 * links end: one of them may have been revoked since.
 */
export async function restoreBackup(options: Options): Promise<Result<Restored, RestoreProblem>> {
  const { file, dataDirectory, at } = options
  if (!existsSync(file)) return refuse({ kind: 'no-file', file })
  const directory = mkdtempSync(join(tmpdir(), 'restore-'))
  const copy = join(directory, 'backup.db')
  try {
    copyFileSync(file, copy)
    const connection = openBackup(copy)
    if (!connection) return refuse({ kind: 'no-backup', file })
    const source = databaseOn(connection, connection)
    const migrated = await migrate(source, { name: 'backup', at, onStep: () => undefined })
    if (!migrated.ok) return migrated

    const replaced = await keepReplaced(options)
    const pages = await replaceAll(options, source.read)
    unpackFiles(connection, dataDirectory)
    await source.close()
    return accept({ pages, replaced })
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

function openBackup(file: string): DatabaseSync | undefined {
  const connection = new DatabaseSync(file)
  try {
    connection.prepare('SELECT count(*) FROM migrations, team, files').get()
    return connection
  } catch {
    // Some other file, or a damaged one.
    connection.close()
    return undefined
  }
}

/** A restore may be the mistake: what it takes the place of lies beside it. */
async function keepReplaced({ database, dataDirectory, at }: Options): Promise<string | undefined> {
  const [row] = await database.read('SELECT count(*) AS count FROM pages')
  if (Number(row?.count) === 0) return undefined
  const file = join(dataDirectory, `before-restore-${at.replaceAll(':', '-')}.backup`)
  await writeBackup({ database, dataDirectory, file, at })
  return file
}

function replaceAll({ database, at }: Options, read: Sql): Promise<number> {
  return database.transact(async (sql) => {
    const before = await highestRevision(sql)
    for (const table of [...backedUpTables, 'presence']) await sql(`DELETE FROM ${table}`)
    for (const table of backedUpTables) {
      for await (const rows of readFileRows(read, table)) await insertRows(sql, table, rows)
    }
    await beginAnew(sql, Math.max(before, await highestRevision(sql)))
    await sql('UPDATE team SET name = $1', randomBytes(6).toString('hex'))
    await sql('UPDATE links SET revoked_who = $1, revoked_at = $2 WHERE revoked_at IS NULL', 'restore', at)
    const [row] = await sql('SELECT count(*) AS count FROM pages WHERE deleted_at IS NULL')
    return Number(row?.count)
  })
}

async function highestRevision(sql: Sql): Promise<number> {
  const [row] = await sql(
    'SELECT coalesce(max(revision), 0) AS highest FROM (SELECT revision FROM pages UNION SELECT revision FROM records) AS kept',
  )
  return Number(row?.highest)
}

/** No number that a browser may know comes again for another state: what it sends with one is told what stands. */
async function beginAnew(sql: Sql, highest: number): Promise<void> {
  const start = (Math.floor(highest / revisionsPerRestore) + 1) * revisionsPerRestore
  for (const table of ['pages', 'records'])
    await sql(`UPDATE ${table} SET revision = $1 + revision % $2`, start, revisionsPerRestore)
}
