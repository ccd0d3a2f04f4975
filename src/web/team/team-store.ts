import { create } from 'zustand'
import type { Present } from '#team/changes.ts'
import type { PageEntry } from '#team/page-entry.ts'

/** What the server last said of the team. */
export type Team = {
  /** `off`: nobody is signed in there, or nothing was asked yet. */
  link: 'off' | 'on' | 'away' | 'signed-out'
  /** By page id, deleted ones too; nothing as long as none were read. */
  pages: ReadonlyMap<string, PageEntry> | undefined
  /** Who else is on the open page. */
  present: readonly Present[]
}

export const noTeam: Team = { link: 'off', pages: undefined, present: [] }

export const useTeam = create<Team>(() => noTeam)

export function keepEntries(entries: readonly PageEntry[]) {
  if (entries.length === 0) return
  const { pages } = useTeam.getState()
  useTeam.setState({
    pages: new Map([...(pages ?? []), ...entries.map((each) => [each.pageId, each] as const)]),
  })
}
