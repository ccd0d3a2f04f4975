import { accept, type Result, refuse } from '#base/result.ts'
import { emptyHistory } from '#content/draft/history.ts'
import { readStored } from '#content/draft/read-stored.ts'
import { pageIdSchema } from '#team/words.ts'
import type { TeamFailure } from '../api/call-team.ts'
import type { PageKey } from '../drafts/database.ts'
import { savePage } from '../drafts/draft-storage.ts'
import { tellOtherTabs } from '../drafts/other-tabs.ts'
import { currentToken } from '../session/current-token.ts'
import { fetchPage } from './page-calls.ts'

export type BringRefusal = 'none' | 'away' | 'deleted' | 'unreadable' | 'not-stored'

/** Brings a page of the team that this browser does not have yet. */
export async function bringPage(key: PageKey): Promise<Result<undefined, BringRefusal>> {
  if (!pageIdSchema.safeParse(key.pageId).success) return refuse('none')
  const answer = await fetchPage(key)
  if (!answer.ok) return refuse(reasonOf(answer.refusal))
  const { draft: sent, revision, by, at } = answer.value
  const draft = readStored(sent, [], 0)?.draft
  if (!draft) return refuse('unreadable')
  const saved = await savePage(key, {
    page: { draft, history: emptyHistory },
    revision: 0,
    known: [],
    at,
    shared: (localRevision) => ({
      shared: { pageId: key.pageId, revision, by, at, localRevision, conflicts: [] },
      base: draft,
    }),
  })
  if (!saved.ok) return refuse('not-stored')
  tellOtherTabs(key.pageId)
  return accept(undefined)
}

/** Who has never signed in there works in this browser alone: nothing is missing. */
function reasonOf(failure: TeamFailure): BringRefusal {
  if (failure.reason !== 'refused') return failure.reason === 'away' || currentToken() ? 'away' : 'none'
  return failure.code === 'deleted' ? 'deleted' : 'none'
}
