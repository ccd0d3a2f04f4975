import { DatabaseSync } from 'node:sqlite'
import type { Database } from './database/database.ts'
import { migrate } from './database/migrate.ts'
import { databaseOn } from './database/sqlite.ts'
import type { Store } from './store.ts'

/** In memory, and made when it is first asked: most tests of the server never do. */
export function createFakeStore(mostBytes = 100_000_000): Store {
  let opened: Promise<Database> | undefined

  async function open(): Promise<Database> {
    const connection = new DatabaseSync(':memory:')
    const database = databaseOn(connection, connection)
    await migrate(database, { name: 'fake', at: '2026-11-21T12:00:00.000Z', onStep: () => undefined })
    return database
  }
  function ready() {
    opened ??= open()
    return opened
  }

  return {
    mostBytes,
    database: {
      engine: 'sqlite',
      read: async (text, ...values) => (await ready()).read(text, ...values),
      write: async (text, ...values) => (await ready()).write(text, ...values),
      transact: async (work) => (await ready()).transact(work),
      close: async () => (await ready()).close(),
    },
  }
}
