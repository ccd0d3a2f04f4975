import { accept, type Result, refuse } from '#base/result.ts'
import type { TeamFailure } from '../../api/call-team.ts'
import type { PageKey } from '../../drafts/database.ts'
import { useEditor } from '../editor/editor-store.ts'
import { describeFailure } from './describe-failure.ts'
import { sentRevision } from './sent-revision.ts'

/** A call about the page as it is here: what was done last is sent first. Refused in words. */
export async function callAboutPage<Answer>(
  user: string,
  call: (key: PageKey, revision: number) => Promise<Result<Answer, TeamFailure>>,
): Promise<Result<Answer, string>> {
  const revision = await sentRevision(user)
  if (revision === undefined) return refuse(describeFailure('unsent'))
  const { pageId } = useEditor.getState()
  const answer = await call({ user, pageId }, revision)
  return answer.ok ? accept(answer.value) : refuse(describeFailure(answer.refusal))
}
