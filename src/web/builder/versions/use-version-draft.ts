import { useCallback, useEffect, useState } from 'react'
import type { Draft } from '#content/draft/draft.ts'
import { readStored } from '#content/draft/read-stored.ts'
import type { Version } from '#team/version.ts'
import type { TeamFailure } from '../../api/call-team.ts'
import type { PageKey } from '../../drafts/database.ts'
import { fetchVersion, fetchVersions } from '../../team/version-calls.ts'

type Versions =
  | { status: 'loading' }
  | { status: 'failed'; failure: TeamFailure }
  | { status: 'loaded'; versions: readonly Version[] }

/** What is kept of the page, the latest first. */
export function useVersions({ user, pageId }: PageKey) {
  const [listed, setListed] = useState<Versions>({ status: 'loading' })
  const reload = useCallback(async () => {
    const answer = await fetchVersions({ user, pageId })
    setListed(
      answer.ok
        ? { status: 'loaded', versions: answer.value.versions }
        : { status: 'failed', failure: answer.refusal },
    )
  }, [user, pageId])
  useEffect(() => void reload(), [reload])
  return { listed, reload }
}

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
