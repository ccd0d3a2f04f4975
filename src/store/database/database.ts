/** What a column holds. Blobs come as bytes, whichever engine. */
export type SqlValue = string | number | null | Uint8Array

export type Row = Record<string, unknown>

/** One plain SQL for both engines, with `$1` for values. */
export type Sql = (text: string, ...values: readonly SqlValue[]) => Promise<Row[]>

/** Where the team's pages are. Every failure of the engine itself is a `StoreAway`. */
export type Database = {
  engine: 'sqlite' | 'postgres'
  /** Sees what was committed. */
  read: Sql
  /** One statement that stands by itself. */
  write: Sql
  /** All of it or, when `work` throws, nothing. Transactions come one after the other. */
  transact: <Value>(work: (sql: Sql) => Promise<Value>) => Promise<Value>
  close: () => Promise<void>
}

/** The database does not answer, or its disk is full. Whether the last write is there is not known. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway'
}
