import { accept, type Result, refuse } from '#base/result.ts'
import type { Draft } from '#content/draft.ts'
import { renamePage } from '#content/draft-operations.ts'
import { emptyHistory, recordChange } from '#content/history.ts'
import {
  describeStorageError,
  type LoadRefusal,
  listPages,
  loadPage,
  type PageKey,
  type SaveRefusal,
  savePage,
} from './draft-storage.ts'

export type PageRefusal = LoadRefusal | SaveRefusal

type Copy = { pageId: string; pageName: string }

/** A page of its own with everything that the page holds; its history begins anew. */
export async function copyPage(key: PageKey, copyId: string, at: string): Promise<Result<Copy, PageRefusal>> {
  try {
    const page = await loadPage(key)
    return page.ok ? await saveCopy({ ...key, pageId: copyId }, page.value.draft, at) : page
  } catch (error) {
    return refuse(describeStorageError(error))
  }
}

/** Stores a draft as another page under a name of its own. */
export async function saveCopy(key: PageKey, draft: Draft, at: string): Promise<Result<Copy, SaveRefusal>> {
  try {
    const names = (await listPages(key.user)).map(({ pageName }) => pageName)
    const pageName = copyNameOf(draft.layout.pageName, names)
    const page = { draft: renamePage({ ...draft, createdAt: at }, pageName), history: emptyHistory }
    const saved = await savePage(key, { page, revision: 0, known: [], at })
    return saved.ok ? accept({ pageId: key.pageId, pageName }) : saved
  } catch (error) {
    return refuse(describeStorageError(error))
  }
}

/** Renames a page that need not be open. It can be undone there. */
export async function renameStoredPage(
  key: PageKey,
  pageName: string,
  at: string,
): Promise<Result<undefined, PageRefusal>> {
  try {
    const loaded = await loadPage(key)
    if (!loaded.ok) return loaded
    const { draft, history, revision } = loaded.value
    const renamed = renamePage(draft, pageName)
    const page = { draft: renamed, history: recordChange(history, { type: 'rename' }, draft, renamed) }
    const saved = await savePage(key, { page, revision, known: history.changes, at })
    return saved.ok ? accept(undefined) : saved
  } catch (error) {
    return refuse(describeStorageError(error))
  }
}

/** `card-copy`, then `card-copy-2`; a copy of a copy counts on. A page without a name stays without one. */
export function copyNameOf(name: string, taken: readonly string[]): string {
  if (name === '') return ''
  const base = `${name.replace(/-copy(-\d+)?$/, '')}-copy`
  let copy = base
  for (let number = 2; taken.includes(copy); number++) copy = `${base}-${number}`
  return copy
}
