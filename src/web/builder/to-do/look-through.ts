import type { Manifest } from '#catalogue/manifest.ts'
import type { Draft } from '#content/draft/draft.ts'
import { applyPatches, findPatches, type Patch } from '#content/draft/patch.ts'
import type { Term } from '#pairs/terms/term.ts'
import { listToDo } from './list-to-do.ts'
import type { ToDoGroup } from './to-do.ts'

/** A page to be looked through. */
export type PageToDo = {
  pageId: string
  manifest: Manifest
  draft: Draft
  terms: readonly Term[]
  /** As in ISO 8601: what is over by then is told. */
  today: string
}

/** What is to be done on it, as far as the page itself tells. */
export type FoundToDo = { pageId: string; groups: readonly ToDoGroup[] }

/**
 * Looks a page through each time that it has changed. Both ways what has changed alone is sent: the rest is the same
 * object on each side, and is neither copied nor judged again.
 */
export function createLookThrough() {
  let page: PageToDo | undefined
  let found: FoundToDo | undefined

  return {
    take(changed: readonly Patch[]) {
      page = applyPatches(page, changed)
    },
    look(): readonly Patch[] {
      if (!page) return []
      const { pageId, manifest, draft, terms, today } = page
      const now = { pageId, groups: listToDo(draft, manifest, terms, today) }
      const changed = findPatches(found, now)
      found = now
      return changed
    },
  }
}
