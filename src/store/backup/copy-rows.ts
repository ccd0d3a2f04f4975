import type { Row, Sql, SqlValue } from '../database/database.ts'

/** Puts rows of a table into that of another database. Its columns have the same names, in whatever order. */
export async function insertRows(sql: Sql, table: string, rows: readonly Row[]): Promise<void> {
  for (const row of rows) {
    const names = Object.keys(row)
    const places = names.map((_, index) => `$${index + 1}`)
    const values = names.map((name) => row[name] as SqlValue)
    await sql(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${places.join(', ')})`, ...values)
  }
}

/** A few at a time: drafts of a whole team don't fit into memory twice. */
const rowsAtOnce = 50

/** Of a table in a file of SQLite, whose rows have numbers. */
export async function* readFileRows(sql: Sql, table: string): AsyncGenerator<Row[]> {
  let last = 0
  while (true) {
    const rows = await sql(
      `SELECT rowid AS row_number, * FROM ${table} WHERE rowid > $1 ORDER BY rowid LIMIT ${rowsAtOnce}`,
      last,
    )
    if (rows.length === 0) return
    last = Number(rows.at(-1)?.row_number)
    yield rows.map(({ row_number: _, ...row }) => row)
  }
}

/** Of a table in PostgreSQL, inside a transaction. */
export async function* readServerRows(sql: Sql, table: string): AsyncGenerator<Row[]> {
  await sql(`DECLARE all_rows NO SCROLL CURSOR FOR SELECT * FROM ${table}`)
  while (true) {
    const rows = await sql(`FETCH ${rowsAtOnce} FROM all_rows`)
    if (rows.length === 0) break
    yield rows
  }
  await sql('CLOSE all_rows')
}
