import { chmodSync, existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { accept, type Result, refuse } from '#base/result.ts'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { databaseFile } from '../database/open-database.ts'
import { openSqlite } from '../database/sqlite.ts'
import { insertRows, readServerRows } from './copy-rows.ts'
import { packFiles } from './kept-files.ts'
import { backedUpTables } from './tables.ts'

export type BackupProblem = { kind: 'file-there'; file: string }

type Options = {
  database: Database
  dataDirectory: string
  /** The file to be made. */
  file: string
  /** ISO. */
  at: string
}

/**
 * All that the team has, as it was at one moment, in one file of SQLite, whichever database it comes from: it goes back into
 * either. Saving goes on meanwhile.
 */
export async function writeBackup({ file, ...options }: Options): Promise<Result<undefined, BackupProblem>> {
  if (existsSync(file)) return refuse({ kind: 'file-there', file })
  const part = `${file}.part`
  rmSync(part, { force: true })
  try {
    await copyTables({ file: part, ...options })
    finish(part, options.dataDirectory)
    renameSync(part, file)
  } finally {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${part}${end}`, { force: true })
  }
  return accept(undefined)
}

async function copyTables({ database, dataDirectory, file, at }: Options): Promise<void> {
  if (database.engine === 'sqlite') {
    const source = new DatabaseSync(join(dataDirectory, databaseFile), { readOnly: true })
    // In one step: between two, somebody's save would make it begin anew.
    await backup(source, file, { rate: 2 ** 30 }).finally(() => source.close())
    return
  }
  const target = openSqlite(file)
  await migrate(target, { name: 'backup', at, onStep: () => undefined })
  await database.transact(async (read) => {
    await read('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY')
    await target.transact(async (write) => {
      for (const table of backedUpTables) {
        await write(`DELETE FROM ${table}`)
        for await (const rows of readServerRows(read, table)) await insertRows(write, table, rows)
      }
    })
  })
  await target.close()
}

/** One file by itself, which only its owner reads. */
function finish(file: string, dataDirectory: string) {
  chmodSync(file, 0o600)
  const connection = new DatabaseSync(file)
  connection.exec('PRAGMA journal_mode = DELETE; DELETE FROM presence')
  packFiles(connection, dataDirectory)
  connection.close()
}
