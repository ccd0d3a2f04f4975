import { useCallback, useEffect, useState } from 'react'
import type { Result } from '#base/result.ts'
import type { TeamFailure } from '../../api/call-team.ts'
import type { PageKey } from '../../drafts/database.ts'
import { useEditor } from '../editor/editor-store.ts'

/** What was told last, and why nothing newer was; neither before the first answer. */
export type Kept<Value> = { value?: Value; failure?: TeamFailure }

/** What the server keeps with the open page; `reload` asks for it again, and so does another `asOf`. */
export function useKept<Value>(
  user: string,
  fetchKept: (key: PageKey) => Promise<Result<Value, TeamFailure>>,
  asOf?: string,
): { kept: Kept<Value>; reload: () => Promise<void> } {
  const pageId = useEditor((state) => state.pageId)
  const [kept, setKept] = useState<Kept<Value>>({})
  const reload = useCallback(async () => {
    const answer = await fetchKept({ user, pageId })
    setKept((before) => (answer.ok ? { value: answer.value } : { ...before, failure: answer.refusal }))
  }, [user, pageId, fetchKept])
  // biome-ignore lint/correctness/useExhaustiveDependencies(asOf): what is kept may have changed with it
  useEffect(() => void reload(), [reload, asOf])
  return { kept, reload }
}
