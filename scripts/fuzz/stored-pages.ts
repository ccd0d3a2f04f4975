import 'fake-indexeddb/auto'
import { createStore } from 'idb-keyval'
import { listPages, loadPage } from '../../src/web/drafts/draft-storage.ts'
import { findUnsaved, nameOfWork } from '../../src/web/drafts/unsaved-work.ts'

const user = 'marketing'

/** What a browser has kept of a page, as it lies in storage: to be believed no more than a file. */
export type StoredParts = { summary: unknown; draft: unknown; changes: unknown[] }

const store = createStore('webpage-builder', 'pages')

/** Storage clones what it takes, which deep nesting exhausts: no browser has kept such a page. */
export function canBeStored(parts: StoredParts): boolean {
  try {
    structuredClone(parts)
    return true
  } catch {
    return false
  }
}

/** Puts it into storage as it is, and reads it as the builder does. */
export async function readStored({ summary, draft, changes }: StoredParts) {
  const pageId = 'page'
  await store('readwrite', async (pages) => {
    pages.clear()
    pages.put(summary, ['summary', user, pageId])
    pages.put(draft, ['draft', user, pageId])
    for (const [index, change] of changes.entries()) pages.put(change, ['change', user, pageId, index + 1])
  })
  const summaries = await listPages(user)
  return { loaded: await loadPage({ user, pageId }), summaries }
}

/** The same for what a closing tab left in local storage. */
export function readUnsaved(text: string) {
  const name = nameOfWork(user, 'page', 'tab')
  const kept = Object.defineProperty({ [name]: text }, 'getItem', { value: () => text })
  Object.defineProperty(globalThis, 'localStorage', { value: kept, configurable: true })
  return findUnsaved(user)
}
