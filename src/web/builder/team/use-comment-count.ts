import { useEditor } from '../editor/editor-store.ts'
import { countOpenIn, usePageComments } from './page-comments.ts'

/** How many comments on a section and its values are open. */
export function useCommentCount(instanceId: string): number {
  const pageId = useEditor((state) => state.pageId)
  const createdAt = useEditor(
    ({ draft }) => draft.layout.components.find((each) => each.instanceId === instanceId)?.createdAt,
  )
  return usePageComments((state) =>
    state.pageId === pageId && createdAt !== undefined
      ? countOpenIn(state.threads, instanceId, createdAt)
      : 0,
  )
}
