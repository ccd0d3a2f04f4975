import { useEditor } from '../editor/editor-store.ts'
import { countOpenIn, usePageComments } from './page-comments.ts'

/** How many comments on a section and its values are open; `createdAt` as its place in the layout has it. */
export function useCommentCount(instanceId: string, createdAt: string): number {
  const pageId = useEditor((state) => state.pageId)
  return usePageComments((state) =>
    state.pageId === pageId ? countOpenIn(state.threads, instanceId, createdAt) : 0,
  )
}
