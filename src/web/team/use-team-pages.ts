import { useCallback, useEffect, useMemo, useState } from 'react'
import type { PageEntry } from '#team/page-entry.ts'
import { pageIdSchema } from '#team/words.ts'
import type { PageSummary } from '../drafts/draft-storage.ts'
import { listShared, type Shared } from '../drafts/shared-pages.ts'
import { useStoredPages } from '../drafts/use-stored-pages.ts'
import { currentToken } from '../session/current-token.ts'
import { followTeam } from './follow-team.ts'
import { useTeam } from './team-store.ts'

/** A page in the list, wherever it is kept. */
export type ListedPage = Pick<
  PageSummary,
  | 'pageId'
  | 'pageName'
  | 'displayName'
  | 'pictureCode'
  | 'brand'
  | 'locale'
  | 'otherLocale'
  | 'componentCount'
  | 'createdAt'
  | 'updatedAt'
> & {
  /** Who changed it last, where the team has it. */
  by?: string
  /** It is in this browser. */
  isHere: boolean
  /** On this device alone, and could be the team's as well. */
  isSharable: boolean
  /** The team does not have all of it yet. */
  isUnsent: boolean
}

/** This user's pages and those of the team, the last changed first; nothing while they are read. */
export function useTeamPages(user: string) {
  const { stored, reload: reloadStored } = useStoredPages(user)
  const shared = useShared(user, stored)
  const entries = useTeam((state) => state.pages)
  useEffect(followTeam, [])

  const pages = useMemo(
    () => (stored.status === 'loaded' && shared ? listPages(stored.pages, shared, entries) : undefined),
    [stored, shared, entries],
  )
  return { pages, stored, reload: reloadStored }
}

function useShared(user: string, stored: unknown) {
  const [shared, setShared] = useState<ReadonlyMap<string, Shared>>()
  const reload = useCallback(() => listShared(user).then(setShared, () => setShared(new Map())), [user])
  const entries = useTeam((state) => state.pages)
  // biome-ignore lint/correctness/useExhaustiveDependencies(stored): what is stored beside it has changed as well
  // biome-ignore lint/correctness/useExhaustiveDependencies(entries): what was sent is known there
  useEffect(() => void reload(), [reload, stored, entries])
  return shared
}

function listPages(
  stored: readonly PageSummary[],
  shared: ReadonlyMap<string, Shared>,
  entries: ReadonlyMap<string, PageEntry> | undefined,
): ListedPage[] {
  const here = new Set(stored.map(({ pageId }) => pageId))
  const own = stored
    .filter((page) => !isDeletedForAll(page, shared.get(page.pageId)))
    .map((page) => listStored(page, shared.get(page.pageId), entries?.get(page.pageId)))
  const others = [...(entries?.values() ?? [])]
    .filter(({ pageId, deleted }) => !deleted && !here.has(pageId))
    .map(
      ({ at, by, ...page }): ListedPage => ({
        ...page,
        by,
        updatedAt: at,
        isHere: false,
        isSharable: false,
        isUnsent: false,
      }),
    )
  return [...own, ...others].sort((one, other) => other.updatedAt.localeCompare(one.updatedAt))
}

function listStored(page: PageSummary, known: Shared | undefined, entry: PageEntry | undefined): ListedPage {
  const isUnsent = known !== undefined && page.revision !== known.localRevision
  const isNewer = entry !== undefined && known !== undefined && entry.revision > known.revision
  const by = known && (entry?.by ?? known.by)
  return {
    ...page,
    ...(isNewer && !isUnsent && { ...entry, updatedAt: entry.at }),
    ...(by !== undefined && !isUnsent && { by }),
    isHere: true,
    isUnsent,
    isSharable: !known && Boolean(currentToken()) && pageIdSchema.safeParse(page.pageId).success,
  }
}

/** With nothing of mine in it, it is gone for me too; what the server has lost is not. */
function isDeletedForAll({ revision }: PageSummary, known: Shared | undefined): boolean {
  return Boolean(known?.deleted?.by) && revision === known?.localRevision
}
