import { promisifyRequest } from 'idb-keyval'
import { database, inOneGo, within } from '../drafts/database.ts'

/** Whose entries they are, and of which kind. */
export type ShelvesKey = { user: string; kind: string }

/** What this browser keeps of a kind: shelves as the team last had them, and edits that it does not have yet, by their keys. */
export type KeptShelves = { shelves: [id: string, shelf: unknown][]; edits: [key: string, edit: unknown][] }

/** Undefined takes away. */
export type Changes = { shelves?: [id: string, shelf: unknown][]; edits?: [key: string, edit: unknown][] }

export async function readShelves({ user, kind }: ShelvesKey): Promise<KeptShelves> {
  return await database('readonly', async (store) => {
    const [shelves, edits] = await Promise.all([
      readAll(store, 'shelf', user, kind),
      readAll(store, 'shelf-edit', user, kind),
    ])
    return { shelves, edits }
  })
}

/** In one go. */
export async function writeShelves({ user, kind }: ShelvesKey, { shelves = [], edits = [] }: Changes) {
  await database('readwrite', (store) =>
    inOneGo(store, () => {
      const write = (start: string, name: string, value: unknown) => {
        const key = [start, user, kind, name]
        if (value === undefined) store.delete(key)
        else store.put(value, key)
      }
      for (const [id, shelf] of shelves) write('shelf', id, shelf)
      for (const [key, edit] of edits) write('shelf-edit', key, edit)
    }),
  )
}

async function readAll(store: IDBObjectStore, ...start: string[]): Promise<[string, unknown][]> {
  const [keys, values] = await Promise.all([
    promisifyRequest(store.getAllKeys(within(...start))),
    promisifyRequest(store.getAll(within(...start)) as IDBRequest<unknown[]>),
  ])
  return keys.flatMap((key, index) => (Array.isArray(key) ? [[String(key.at(-1)), values[index]]] : []))
}
