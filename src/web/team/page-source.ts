import type { Draft } from '#content/draft/draft.ts'
import type { History } from '#content/draft/history.ts'
import type { ItemPlace } from '#content/place.ts'
import type { PageKey } from '../drafts/database.ts'
import { loadPage, savePage } from '../drafts/draft-storage.ts'
import { tellOtherTabs } from '../drafts/other-tabs.ts'
import type { SharedRecords } from '../drafts/shared-pages.ts'

export type PageNow = { draft: Draft; history: History }

/** A page with what is kept beside it by the revision that it is stored as. */
export type NextPage = PageNow & { shared: (revision: number) => SharedRecords }

/** Where this browser has a page: open in this tab, or in storage alone. */
export type PageSource = {
  /** As it is stored, with all that has been done until now; nothing where it is not, or cannot be. */
  read: () => Promise<(PageNow & { revision: number }) | 'deleted' | undefined>
  /** What is made of it as it is right then takes its place. False: it could not be stored. */
  change: (make: (page: PageNow) => NextPage) => Promise<boolean>
  /** Where somebody is writing in it. */
  findOpenPlace: () => ItemPlace | undefined
}

/** A page that is not open here. Another tab that stores it meanwhile is not overwritten. */
export function storedSource(key: PageKey): PageSource {
  return {
    async read() {
      const page = await loadPage(key)
      if (page.ok) return page.value
      return page.refusal === 'deleted' ? 'deleted' : undefined
    },
    async change(make) {
      const page = await loadPage(key)
      if (!page.ok) return false
      const { revision, known } = page.value
      const { shared, ...next } = make(page.value)
      const at = new Date().toISOString()
      const saved = await savePage(key, { page: next, revision, known, at, shared })
      if (saved.ok) tellOtherTabs(key.pageId)
      return saved.ok
    },
    findOpenPlace: () => undefined,
  }
}
