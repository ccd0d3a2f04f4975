import type { Draft } from '#content/draft/draft.ts'
import { texts } from '#texts/versions.ts'
import { showToast } from '../../ui/toast-store.ts'
import { change } from '../editor/change.ts'
import { useEditor } from '../editor/editor-store.ts'
import { codeIn } from '../editor/page-change.ts'

/** Brings something of a version back onto the page, as one step that can be undone. */
export function restore(apply: (draft: Draft) => Draft, instanceId?: string) {
  const { draft } = useEditor.getState()
  const isThere = instanceId !== undefined && codeIn(draft, instanceId) !== undefined
  change('restore-version', { apply, ...(isThere && { instanceId }) })
  const hasChanged = useEditor.getState().draft !== draft
  showToast({
    text: hasChanged ? texts.restore.done : texts.restore.same,
    tone: hasChanged ? 'good' : 'neutral',
  })
}
