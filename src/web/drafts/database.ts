import { createStore, promisifyRequest } from 'idb-keyval'

export type PageKey = { user: string; pageId: string }

/** What this browser keeps of pages, each record under its kind, its user and its page. */
export const database = createStore('webpage-builder', 'pages')

/** When one write cannot even be asked for, those before it are taken back. */
export async function inOneGo(store: IDBObjectStore, write: () => void): Promise<void> {
  try {
    write()
  } catch (error) {
    store.transaction.abort()
    throw error
  }
  await promisifyRequest(store.transaction)
}

/** All keys that begin so. */
export function within(...start: string[]): IDBKeyRange {
  return IDBKeyRange.bound(start, [...start, []])
}
