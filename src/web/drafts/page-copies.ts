import { accept, type Result, refuse } from '#base/result.ts'
import type { Draft } from '#content/draft/draft.ts'
import { namesOf, renamePage, setPageName } from '#content/draft/draft-operations.ts'
import { emptyHistory, recordChange } from '#content/draft/history.ts'
import { displayNameOf } from '#content/draft/page-names.ts'
import { findPageNameError } from '#layout/page-name.ts'
import {
  describeStorageError,
  type LoadRefusal,
  listPages,
  loadPage,
  type PageKey,
  type PageSummary,
  type SaveRefusal,
  savePage,
} from './draft-storage.ts'
import { isPrivate, keepPrivate } from './shared-pages.ts'

export type PageRefusal = LoadRefusal | SaveRefusal

type Copy = Pick<PageSummary, 'pageId' | 'pageName' | 'displayName'>

/** A page of its own with everything that the page holds; its history begins anew. */
export async function copyPage(key: PageKey, copyId: string, at: string): Promise<Result<Copy, PageRefusal>> {
  try {
    const page = await loadPage(key)
    return page.ok ? await saveCopy(key, copyId, page.value.draft, at) : page
  } catch (error) {
    return refuse(describeStorageError(error))
  }
}

/** Stores a draft as another page under a name of its own. What nobody else could see is private there too. */
export async function saveCopy(
  original: PageKey,
  copyId: string,
  draft: Draft,
  at: string,
): Promise<Result<Copy, SaveRefusal>> {
  try {
    const key = { ...original, pageId: copyId }
    const pages = await listPages(key.user)
    const copy = nameCopy({ ...draft, createdAt: at }, pages)
    const page = { draft: copy, history: emptyHistory }
    const shared = (await isPrivate(original)) ? keepPrivate : undefined
    const saved = await savePage(key, { page, revision: 0, known: [], at, shared })
    return saved.ok ? accept({ pageId: key.pageId, ...namesOf(copy) }) : saved
  } catch (error) {
    return refuse(describeStorageError(error))
  }
}

/** Renames a page that need not be open. It can be undone there. */
export async function renameStoredPage(
  key: PageKey,
  displayName: string,
  at: string,
): Promise<Result<undefined, PageRefusal>> {
  try {
    const loaded = await loadPage(key)
    if (!loaded.ok) return loaded
    const { draft, history, known, revision } = loaded.value
    const renamed = renamePage(draft, displayName)
    const page = { draft: renamed, history: recordChange(history, { type: 'rename' }, draft, renamed) }
    const saved = await savePage(key, { page, revision, known, at })
    return saved.ok ? accept(undefined) : saved
  } catch (error) {
    return refuse(describeStorageError(error))
  }
}

/** A page name that somebody chose gets a mark of its own, as no two pages should have files of one name. */
function nameCopy(draft: Draft, pages: readonly PageSummary[]): Draft {
  const { pageName } = draft.layout
  const copy = renamePage(draft, copyNameOf(displayNameOf(namesOf(draft)), pages.map(displayNameOf)))
  if (copy.layout.pageName !== pageName) return copy
  return setPageName(
    copy,
    copyNameOf(
      pageName,
      pages.map((page) => page.pageName),
    ),
  )
}

/**
 * `card-copy`, then `card-copy-2`, and of a name for people `Gold card copy`, then `Gold card copy 2`; a copy of a copy
 * counts on. A page without a name stays without one.
 */
export function copyNameOf(name: string, taken: readonly string[]): string {
  if (name === '') return ''
  const original = name.replace(/[- ]copy([- ]\d+)?$/, '')
  const gap = findPageNameError(original) === undefined ? '-' : ' '
  const base = `${original}${gap}copy`
  let copy = base
  for (let number = 2; taken.includes(copy); number++) copy = `${base}${gap}${number}`
  return copy
}
