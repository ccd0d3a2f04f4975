import type { Locale } from '#base/locale.ts'
import { type FaceState, faceStates, stateIn } from '#team/face-states.ts'
import type { PageEntry } from '#team/page-entry.ts'
import type { PageState } from '#team/review.ts'
import { useTeam } from '../../team/team-store.ts'
import { useEditor } from '../editor/editor-store.ts'

/** Where the open page stands in this language, as the server last said; nothing where the team does not have it. */
export function usePageState(face: Locale): PageState | undefined {
  const entry = useEntry()
  return entry && stateIn(entry, face)
}

/** Where it stands in each of its languages. */
export function useFaceStates(): FaceState[] {
  const entry = useEntry()
  return entry ? faceStates(entry) : []
}

function useEntry(): PageEntry | undefined {
  const pageId = useEditor((state) => state.pageId)
  return useTeam(({ pages }) => pages?.get(pageId))
}
