import type { PageState } from '#team/review.ts'
import { useTeam } from '../../team/team-store.ts'
import { useEditor } from '../editor/editor-store.ts'

/** Where the open page stands, as the server last said; nothing where the team does not have it. */
export function usePageState(): PageState | undefined {
  const pageId = useEditor((state) => state.pageId)
  return useTeam(({ pages }) => pages?.get(pageId)?.state)
}
