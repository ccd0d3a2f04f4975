import { useEffect, useState } from 'react'
import type { Draft } from '#content/draft/draft.ts'
import { readStored } from '#content/draft/read-stored.ts'
import type { PageKey } from '../../drafts/database.ts'
import { fetchVersion } from '../../team/version-calls.ts'

/** The page as it was then; `failed` where it cannot be read. Without a number, nothing is asked. */
export function useVersionDraft({ user, pageId }: PageKey, number: number | undefined) {
  const [read, setRead] = useState<{ number: number; draft: Draft | 'failed' }>()

  useEffect(() => {
    if (number === undefined) return
    let isCurrent = true
    void fetchVersion({ user, pageId }, number).then((answer) => {
      const draft = answer.ok ? readStored(answer.value.draft, [], 0)?.draft : undefined
      if (isCurrent) setRead({ number, draft: draft ?? 'failed' })
    })
    return () => {
      isCurrent = false
    }
  }, [user, pageId, number])

  return read && read.number === number ? read.draft : undefined
}
