import { emptyHistory } from '#content/draft/history.ts'
import { readStored } from '#content/draft/read-stored.ts'
import type { PageKey } from '../drafts/database.ts'
import { fetchPage } from './page-calls.ts'
import { storedSource } from './page-source.ts'

/** What this browser has of a page gives way to what the team has. False: it could not be read, and nothing changes. */
export async function takeTeams(key: PageKey): Promise<boolean> {
  const answer = await fetchPage(key)
  const draft = answer.ok ? readStored(answer.value.draft, [], 0)?.draft : undefined
  if (!answer.ok || !draft) return false
  const { revision, by, at } = answer.value
  await storedSource(key).change(() => ({
    draft,
    history: emptyHistory,
    shared: (localRevision) => ({
      shared: { pageId: key.pageId, revision, by, at, localRevision, conflicts: [] },
      base: draft,
      sent: undefined,
    }),
  }))
  return true
}
