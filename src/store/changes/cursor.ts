import type { Sql } from '../database/database.ts'

/** Of the last change, with the name of the database in front: of another one it says nothing. */
export type Cursor = { name: string; number: number }

export async function readTeamCursor(sql: Sql): Promise<Cursor> {
  const [row] = await sql('SELECT name, cursor FROM team WHERE id = 1')
  return { name: String(row?.name), number: Number(row?.cursor) }
}

export async function readCursor(sql: Sql): Promise<string> {
  return printCursor(await readTeamCursor(sql))
}

export function printCursor({ name, number }: Cursor): string {
  return `${name}.${number}`
}

export function parseCursor(text: string): Cursor | undefined {
  const [, name, number] = /^([^.]+)\.(\d{1,15})$/.exec(text) ?? []
  return name === undefined ? undefined : { name, number: Number(number) }
}
