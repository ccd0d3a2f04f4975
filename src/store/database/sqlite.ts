import { closeSync, openSync } from 'node:fs'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { type Database, type Sql, StoreAway } from './database.ts'
import { createQueue } from './queue.ts'

/**
 * A file beside which nobody has to install anything. One connection writes, so that nothing of a request gets into the
 * transaction of another; a second one reads, and sees what was committed. A save holds the event loop under a millisecond.
 */
export function openSqlite(path: string): Database {
  // The other files beside it get its rights.
  closeSync(openSync(path, 'a', 0o600))
  const writer = new DatabaseSync(path, { timeout: 5000 })
  writer.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
  return databaseOn(writer, new DatabaseSync(path, { timeout: 5000, readOnly: true }))
}

export function databaseOn(writer: DatabaseSync, reader: DatabaseSync): Database {
  const ask = askOn(writer)
  const inTurn = createQueue()

  return {
    engine: 'sqlite',
    read: askOn(reader),
    write: (text, ...values) => inTurn(() => ask(text, ...values)),
    transact: (work) =>
      inTurn(async () => {
        run(writer, 'BEGIN IMMEDIATE')
        try {
          const value = await work(ask)
          run(writer, 'COMMIT')
          return value
        } catch (error) {
          if (writer.isTransaction) run(writer, 'ROLLBACK')
          throw error
        }
      }),
    close: () =>
      inTurn(async () => {
        if (reader !== writer) reader.close()
        writer.close()
      }),
  }
}

/** Each statement is prepared once. */
function askOn(connection: DatabaseSync): Sql {
  const prepared = new Map<string, StatementSync>()

  return async (text, ...values) => {
    try {
      const statement = prepared.get(text) ?? connection.prepare(text)
      prepared.set(text, statement)
      return statement.all(Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value])))
    } catch (error) {
      throw asAway(error)
    }
  }
}

function run(connection: DatabaseSync, text: string) {
  try {
    connection.exec(text)
  } catch (error) {
    throw asAway(error)
  }
}

/** Busy, read only, input or output, full, cannot be opened (https://sqlite.org/rescode.html). */
const awayCodes = [5, 6, 8, 10, 13, 14]

function asAway(error: unknown): unknown {
  const isAway =
    error instanceof Error && 'errcode' in error && awayCodes.includes(Number(error.errcode) & 0xff)
  return isAway ? new StoreAway(error.message, { cause: error }) : error
}
