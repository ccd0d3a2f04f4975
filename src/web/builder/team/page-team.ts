import { create } from 'zustand'
import type { OpenConflict } from '#content/draft/merge/conflict.ts'
import type { CameIn, SyncState } from '../../team/sync-page.ts'

/** How the open page stands to that of the team. */
export type PageTeam = {
  state: SyncState
  /** How many changes the server does not have, as far as they were counted. */
  unsent: number
  conflicts: readonly OpenConflict[]
  deleted: { by?: string | undefined; at: string } | undefined
  /** What came in and was not looked at yet. */
  news: readonly CameIn[]
}

const nothing: PageTeam = { state: 'none', unsent: 0, conflicts: [], deleted: undefined, news: [] }

export const usePageTeam = create<PageTeam>(() => nothing)

export function forgetPageTeam() {
  usePageTeam.setState(nothing, true)
}

export function addNews(cameIn: CameIn) {
  usePageTeam.setState(({ news }) => ({ news: [...news, cameIn] }))
}

export function forgetNews() {
  usePageTeam.setState({ news: [] })
}
