import { type Conflict, conflictKey } from '#content/draft/merge/conflict.ts'
import { type Choice, settleAnew, settleConflict } from '#content/draft/merge/settle.ts'
import { changeShared } from '../../drafts/shared-pages.ts'
import { useSession } from '../../session/session.ts'
import { change } from '../editor/change.ts'
import { useEditor } from '../editor/editor-store.ts'
import { usePageTeam } from './page-team.ts'
import { sendNow } from './send-now.ts'

/** `text` is neither of both. */
type Decision = Choice | { text: string | string[] }

export function useSettle() {
  const user = useSession()?.username ?? ''
  return (conflict: Conflict, choice: Decision) => settle(user, conflict, choice)
}

/** Decides what two people did to one thing. It can be undone, as any other change. */
async function settle(user: string, conflict: Conflict, choice: Decision) {
  const { pageId } = useEditor.getState()
  const isOther = (each: { conflict: Conflict }) => conflictKey(each.conflict) !== conflictKey(conflict)
  change('settle', {
    apply: (draft, { at, by }) => {
      if (typeof choice === 'string') return settleConflict(draft, conflict, choice)
      return conflict.kind === 'value' ? settleAnew(draft, conflict, { ...choice, at, by }) : draft
    },
    ...('instanceId' in conflict && { instanceId: conflict.instanceId }),
  })
  usePageTeam.setState(({ conflicts }) => ({ conflicts: conflicts.filter(isOther) }))
  await changeShared({ user, pageId }, (shared) => ({
    shared: { ...shared, conflicts: shared.conflicts.filter(isOther) },
  }))
  sendNow()
}
