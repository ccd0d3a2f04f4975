import { create } from 'zustand'
import { isOpenThread, type Thread, threadsOf } from '#team/threads.ts'
import type { ShownComment } from '../../team/comments/with-queued.ts'
import type { SyncState } from '../../team/sync-page.ts'
import { useEditor } from '../editor/editor-store.ts'

export type ShownThread = Thread<ShownComment>

/** The comments on the open page, with those that are on their way. */
export type PageComments = { pageId: string; threads: readonly ShownThread[] }

export const usePageComments = create<PageComments>(() => ({ pageId: '', threads: [] }))

export function showComments(pageId: string, comments: readonly ShownComment[]) {
  usePageComments.setState({ pageId, threads: threadsOf(comments) })
}

/** Those on the page that is open. */
export function threadsNow(): readonly ShownThread[] {
  const { pageId, threads } = usePageComments.getState()
  return pageId === useEditor.getState().pageId ? threads : []
}

/** The server has it, or will: there it can be commented on. */
export function isWithTeam(state: SyncState): boolean {
  return state !== 'none' && state !== 'private'
}

export function countOpenIn(threads: readonly ShownThread[], instanceId: string, createdAt: string): number {
  return threads.filter((thread) => {
    const { anchor } = thread.root
    return isOpenThread(thread) && anchor?.instanceId === instanceId && anchor.createdAt === createdAt
  }).length
}
