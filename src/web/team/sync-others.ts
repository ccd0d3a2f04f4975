import type { PageEntry } from '#team/page-entry.ts'
import type { PageSummary } from '../drafts/draft-storage.ts'
import { listAllPages, restorePage } from '../drafts/draft-storage.ts'
import { tellOtherTabs } from '../drafts/other-tabs.ts'
import { changeShared, listShared, type Shared } from '../drafts/shared-pages.ts'
import { hasNews } from './has-news.ts'
import { pageCalls } from './page-calls.ts'
import { storedSource } from './page-source.ts'
import { syncPage } from './sync-page.ts'
import { useTeam } from './team-store.ts'

let running: Promise<void> | undefined

/** Of all pages but the one that is open here: what waits is sent, and what was deleted for all is so here too. */
export function syncOthers(user: string, openId: string | undefined): Promise<void> {
  running ??= syncAll(user, openId).finally(() => {
    running = undefined
  })
  return running
}

async function syncAll(user: string, openId: string | undefined) {
  const [pages, shared] = await Promise.all([listAllPages(user), listShared(user)])
  for (const page of pages) {
    const known = shared.get(page.pageId)
    if (!known || page.pageId === openId) continue
    const key = { user, pageId: page.pageId }
    const { pages: entries } = useTeam.getState()
    const entry = entries?.get(page.pageId)
    await followEntry(key, known, entry)
    const isMissed = entry === undefined && page.deletedAt === undefined && hasNews(entries, known)
    if (!isMissed && !isWaiting(page, known)) continue
    const state = await syncPage(key, {
      source: storedSource(key),
      calls: pageCalls,
      hasNews: isMissed,
      onCameIn: () => undefined,
      onKept: () => undefined,
      now: Date.now,
    })
    if (state === 'away' || state === 'signed-out') return
  }
}

/** Who deletes a page deletes it for all, and so does who brings it back. */
async function followEntry(
  key: { user: string; pageId: string },
  known: Shared,
  entry: PageEntry | undefined,
) {
  if (!entry || entry.revision < known.revision) return
  const isGone = known.deleted !== undefined
  if (entry.deleted && !isGone) {
    const { by, at } = entry.deleted
    await changeShared(key, (now) => ({ shared: { ...now, deleted: { by, at } } }))
  } else if (
    !entry.deleted &&
    (known.deleted?.by !== undefined || (isGone && entry.revision > known.revision))
  ) {
    if (known.deleted?.by === undefined) await restorePage(key)
    await changeShared(key, ({ deleted: _, ...now }) => ({ shared: now }))
    tellOtherTabs(key.pageId)
  }
}

function isWaiting({ deletedAt, revision }: PageSummary, known: Shared): boolean {
  if (known.sending) return true
  if (deletedAt !== undefined) return !known.deleted
  if (known.deleted) return known.deleted.by === undefined
  return revision !== known.localRevision && known.conflicts.length === 0
}
