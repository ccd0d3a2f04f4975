import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Database } from '#store/database/database.ts'
import { openDatabase } from '#store/database/open-database.ts'
import type { Store } from '#store/store.ts'

/** One of the two databases, of which each test takes new ones. */
export type Engine = { open: () => Promise<Opened> }

/** Pictures and accounts are in the directory with either. */
export type Opened = { database: Database; dataDirectory: string }

export const sqlite: Engine = {
  open: () => opened(undefined),
}

/** Each time a schema of its own. */
export function postgresAt(url: string): Engine {
  let count = 0
  return {
    async open() {
      const schema = `test_${process.pid}_${Date.now()}_${count++}`
      const maker = await import('pg').then(({ default: { Client } }) => new Client(url))
      await maker.connect()
      await maker.query(`CREATE SCHEMA ${schema}`)
      await maker.end()
      const own = new URL(url)
      own.searchParams.set('options', `-c search_path=${schema}`)
      return opened(own.href)
    },
  }
}

async function opened(databaseUrl: string | undefined): Promise<Opened> {
  const dataDirectory = createDirectory()
  const database = await openDatabase({
    dataDirectory,
    databaseUrl,
    at: '2026-11-23T08:00:00.000Z',
    onStep: () => undefined,
    onTrouble: () => undefined,
  })
  if (!database.ok) throw new Error(JSON.stringify(database.refusal))
  onTestFinished(() => database.value.close())
  return { database: database.value, dataDirectory }
}

export function createDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'store-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

export async function openStore(engine: Engine, mostBytes = 100_000_000): Promise<Store> {
  const { database } = await engine.open()
  return { database, mostBytes }
}
