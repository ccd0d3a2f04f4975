import { promisifyRequest } from 'idb-keyval'
import { database, inOneGo, type PageKey, within } from './database.ts'

/** Of each page this many. */
const mostKept = 20

/**
 * What a Word document of a page held when it was exported, for the day on which it comes back through a program that drops what
 * the document itself carries of that. Where nothing may be kept, nothing is.
 */
export async function keepExport(
  { user, pageId }: PageKey,
  at: string,
  id: string,
  page: unknown,
): Promise<void> {
  try {
    await database('readwrite', async (store) => {
      const kept = await promisifyRequest(store.getAllKeys(within('export', user, pageId)))
      await inOneGo(store, () => {
        for (const key of kept.slice(0, Math.max(0, kept.length + 1 - mostKept))) store.delete(key)
        store.put(page, ['export', user, pageId, at, id])
      })
    })
  } catch {
    // The document carries it too.
  }
}

/** The page as it was in that export; undefined where this browser did not make it, or keeps it no longer. */
export async function findExport({ user, pageId }: PageKey, id: string): Promise<unknown> {
  if (id === '') return undefined
  try {
    return await database('readonly', async (store) => {
      const kept = await promisifyRequest(store.getAllKeys(within('export', user, pageId)))
      const key = kept.find((each) => Array.isArray(each) && each.at(-1) === id)
      return key === undefined ? undefined : await promisifyRequest(store.get(key))
    })
  } catch {
    return undefined
  }
}
