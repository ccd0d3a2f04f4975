import { useEffect, useState } from 'react'
import type { PageEntry } from '#team/page-entry.ts'
import type { PageKey } from '../drafts/database.ts'
import type { PageSummary } from '../drafts/draft-storage.ts'
import { changeShared } from '../drafts/shared-pages.ts'
import { currentToken } from '../session/current-token.ts'
import { fetchDeletedPages, sendReturn } from './page-calls.ts'
import { keepEntries, useTeam } from './team-store.ts'

/** A page that can be brought back, wherever it is kept. */
export type DeletedPage = Pick<PageSummary, 'pageId' | 'pageName' | 'displayName' | 'componentCount'> & {
  deletedAt: string
  /** Who deleted it, where the team had it. */
  by?: string
  /** Deleted in this browser: it comes back here first, and then for all. */
  isHere: boolean
}

/** What this user deleted in this browser, and what anybody deleted for all; the last deleted first. */
export function useDeletedPages(own: readonly PageSummary[]): readonly DeletedPage[] {
  const [ofTeam, setOfTeam] = useState<readonly PageEntry[]>([])
  const entries = useTeam((state) => state.pages)

  // biome-ignore lint/correctness/useExhaustiveDependencies(entries): a page was deleted or brought back meanwhile
  // biome-ignore lint/correctness/useExhaustiveDependencies(own): the same, here
  useEffect(() => {
    if (!currentToken()) return
    let isCurrent = true
    void fetchDeletedPages().then((list) => {
      if (isCurrent && list.ok) setOfTeam(list.value.pages)
    })
    return () => {
      isCurrent = false
    }
  }, [entries, own])

  return listDeleted(own, ofTeam)
}

export function listDeleted(own: readonly PageSummary[], ofTeam: readonly PageEntry[]): DeletedPage[] {
  const byId = new Map(ofTeam.map((entry) => [entry.pageId, entry]))
  const here = own.map((page): DeletedPage => {
    const by = byId.get(page.pageId)?.deleted?.by
    return { ...page, deletedAt: page.deletedAt ?? '', ...(by !== undefined && { by }), isHere: true }
  })
  const ids = new Set(own.map(({ pageId }) => pageId))
  const others = ofTeam.flatMap(({ deleted, ...page }): DeletedPage[] =>
    deleted && !ids.has(page.pageId)
      ? [{ ...page, deletedAt: deleted.at, by: deleted.by, isHere: false }]
      : [],
  )
  return [...here, ...others].sort((one, other) => other.deletedAt.localeCompare(one.deletedAt))
}

/** For everyone, a page that was not deleted in this browser. Why not, where it did not work. */
export async function returnPage(key: PageKey): Promise<'none' | 'away' | undefined> {
  const answer = await sendReturn(key)
  if (!answer.ok) return answer.refusal.reason === 'refused' ? 'none' : 'away'
  await changeShared(key, ({ deleted: _, ...shared }) => ({ shared }))
  const entry = useTeam.getState().pages?.get(key.pageId)
  if (entry) {
    const { deleted: _, ...back } = entry
    keepEntries([{ ...back, revision: answer.value.revision }])
  }
  return undefined
}
