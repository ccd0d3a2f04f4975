import { useEditor } from '../editor/editor-store.ts'
import { countOpenIn, usePageComments } from './page-comments.ts'

/** How many comments on a section and its values are open; `createdAt` as its place in the layout has it. */
export function useCommentCounts(): (instanceId: string, createdAt: string) => number {
  const openId = useEditor((state) => state.pageId)
  const { pageId, threads } = usePageComments()
  return (instanceId, createdAt) =>
    pageId === openId && threads.length > 0 ? countOpenIn(threads, instanceId, createdAt) : 0
}
