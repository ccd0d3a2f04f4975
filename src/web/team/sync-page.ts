import type { Difference } from '#content/draft/compare/compare-drafts.ts'
import { createDraft, type Draft } from '#content/draft/draft.ts'
import { isSamePage } from '#content/draft/faces/show-face.ts'
import { stillOpen, takeIn } from '#content/draft/merge/take-in.ts'
import { readStored } from '#content/draft/read-stored.ts'
import { type BeforeKind, pageConflictSchema, pageDeletedSchema } from '#team/save-page.ts'
import { isAcrossRestore } from '#team/words.ts'
import type { TeamFailure } from '../api/call-team.ts'
import type { PageKey } from '../drafts/database.ts'
import { restorePage } from '../drafts/draft-storage.ts'
import { changeShared, findShared, findSharedDraft, type Shared } from '../drafts/shared-pages.ts'
import { newChangeId, thisTab } from './ids.ts'
import type { PageCalls } from './page-calls.ts'
import type { PageSource } from './page-source.ts'

/** How a page of this browser stands to that of the team. */
export type SyncState =
  /** This browser has nothing of it yet. */
  | 'none'
  /** The team does not have it. */
  | 'private'
  | 'synced'
  /** There is more to send, or another tab is sending. */
  | 'waiting'
  /** Something has to be decided before anything is sent. */
  | 'asking'
  | 'away'
  | 'signed-out'
  /** Somebody deleted it for all. */
  | 'deleted'
  /** The server was taken back to a state before the one that both had. */
  | 'set-back'
  | 'too-large'
  | 'full'
  /** Not understood here or there: one of both is older. */
  | 'unreadable'

export type CameIn = {
  by: string
  at: string
  differences: Difference[]
  renamed: ReadonlyMap<string, string>
}

type Surroundings = {
  source: PageSource
  calls: PageCalls
  /** Somebody else changed it meanwhile, as far as is known. */
  hasNews: boolean
  onCameIn: (cameIn: CameIn) => void
  /** What was done to it that the state before is kept for. */
  before?: BeforeKind | undefined
  /** It was to be deleted, and is not. */
  onKept: () => void
  now: () => number
}

/** What a tab has begun to send and not ended another one may send, after so many milliseconds. */
const patience = 30_000

/**
 * Brings what was done here to the server, and what was done there into this browser. Whatever breaks off in between is
 * taken up the next time: what is sent has an id that counts once, and is kept until its answer is.
 */
export async function syncPage(key: PageKey, given: Surroundings): Promise<SyncState> {
  const page = await given.source.read()
  const shared = await findShared(key)
  if (!page) return 'none'
  if (!shared) return 'private'
  if (page === 'deleted') return await followDeletion(key, shared, given)
  if (shared.deleted) return shared.deleted.by === undefined ? await bringBackForAll(key, given) : 'deleted'

  if (shared.sending) return await sendAgain(key, shared.sending, given)
  if (given.hasNews && shared.revision > 0) {
    const pulled = await pull(key, given)
    if (pulled !== 'synced') return pulled
    return await syncPage(key, { ...given, hasNews: false })
  }
  const open = stillOpen(shared.conflicts, page.draft)
  if (open.length < shared.conflicts.length) {
    await changeShared(key, (now) => ({
      shared: { ...now, conflicts: stillOpen(now.conflicts, page.draft) },
    }))
  }
  if (open.length > 0) return 'asking'
  if (page.revision === shared.localRevision) return 'synced'
  const base = await findSharedDraft('base', key)
  if (base && isSamePage(base, page.draft)) {
    await changeShared(key, (now) => ({ shared: { ...now, localRevision: page.revision } }))
    return 'synced'
  }
  return await send(key, page, given)
}

async function send(
  key: PageKey,
  { draft, revision }: { draft: Draft; revision: number },
  given: Surroundings,
): Promise<SyncState> {
  const sending = { changeId: newChangeId(), localRevision: revision, tab: thisTab, startedAt: given.now() }
  const shared = await changeShared(key, (now) =>
    now.sending || now.conflicts.length > 0 ? undefined : { shared: { ...now, sending }, sent: draft },
  )
  if (shared?.sending?.changeId !== sending.changeId) return 'waiting'
  return await deliver(key, draft, given)
}

async function sendAgain(
  key: PageKey,
  { tab, startedAt }: NonNullable<Shared['sending']>,
  given: Surroundings,
): Promise<SyncState> {
  if (tab !== thisTab && given.now() - startedAt < patience) return 'waiting'
  const draft = await findSharedDraft('sent', key)
  const shared = await changeShared(key, (now) => {
    if (!now.sending) return undefined
    if (!draft) return { shared: withoutSending(now) }
    return { shared: { ...now, sending: { ...now.sending, tab: thisTab, startedAt: given.now() } } }
  })
  if (!draft || !shared?.sending) return 'waiting'
  return await deliver(key, draft, given)
}

/** Sends what is on its way, and takes the answer. */
async function deliver(key: PageKey, draft: Draft, given: Surroundings): Promise<SyncState> {
  const shared = await findShared(key)
  if (!shared?.sending) return 'waiting'
  const { changeId, localRevision } = shared.sending
  const { revision: baseRevision } = shared
  const { before } = given
  const answer = await given.calls.sendPage(key, { changeId, baseRevision, draft, ...(before && { before }) })
  if (answer.ok) {
    const { revision, at } = answer.value
    const kept = await changeShared(key, (now) => {
      if (now.sending?.changeId !== changeId) return undefined
      const { conflicts, pageId } = now
      return {
        shared: { pageId, revision, by: key.user, at, localRevision, conflicts },
        base: draft,
        sent: undefined,
      }
    })
    const page = await given.source.read()
    return kept && page !== 'deleted' && page?.revision === kept.localRevision ? 'synced' : 'waiting'
  }
  return await takeRefusal(key, answer.refusal, given)
}

async function takeRefusal(key: PageKey, failure: TeamFailure, given: Surroundings): Promise<SyncState> {
  if (failure.reason !== 'refused') {
    // Whoever comes next tries it again, under the same id: it may have arrived.
    await changeShared(key, (now) =>
      now.sending ? { shared: { ...now, sending: { ...now.sending, startedAt: 0 } } } : undefined,
    )
    return failure.reason
  }
  await changeShared(key, (now) => ({ shared: withoutSending(now), sent: undefined }))
  switch (failure.code) {
    case 'changed': {
      const conflict = pageConflictSchema.safeParse(failure.body)
      return conflict.success ? await comeIn(key, conflict.data, given) : 'unreadable'
    }
    case 'deleted':
      return await markDeleted(key, pageDeletedSchema.safeParse(failure.body).data)
    case 'unknown':
      return await markDeleted(key, undefined)
    case 'too-large':
    case 'full':
      return failure.code
    default:
      return 'unreadable'
  }
}

async function pull(key: PageKey, given: Surroundings): Promise<SyncState> {
  const answer = await given.calls.fetchPage(key)
  if (!answer.ok) return await takeRefusal(key, answer.refusal, given)
  return await comeIn(key, answer.value, given)
}

type Incoming = { draft?: unknown; revision: number; by: string; at: string }

/** Into this browser, beside what was done here. */
async function comeIn(
  key: PageKey,
  { draft: sent, revision, by, at }: Incoming,
  given: Surroundings,
): Promise<SyncState> {
  const theirs = readStored(sent, [], 0)?.draft
  if (!theirs) return 'unreadable'
  const shared = await findShared(key)
  if (!shared) return 'private'
  if (revision === shared.revision && shared.revision > 0) return 'synced'

  const base = (await findSharedDraft('base', key)) ?? createDraft(theirs.createdAt)
  // A page that nobody changed after the backup is what both have agreed on still.
  if (isSetBack(revision, shared.revision) && !isSamePage(base, theirs)) return 'set-back'
  let cameIn: CameIn | undefined
  const isStored = await given.source.change(({ draft, history }) => {
    const { conflicts } = shared
    const taken = takeIn(
      { base, draft, history, conflicts },
      { draft: theirs, by, at },
      given.source.findOpenPlace(),
    )
    cameIn = { by, at, differences: taken.cameIn, renamed: taken.renamed }
    const isTheirs = isSamePage(taken.page.draft, theirs)
    return {
      draft: taken.page.draft,
      history: taken.page.history,
      shared: (localRevision) => ({
        shared: {
          pageId: key.pageId,
          revision,
          by,
          at,
          localRevision: isTheirs ? localRevision : 0,
          conflicts: [...taken.page.conflicts],
        },
        base: theirs,
        sent: undefined,
      }),
    }
  })
  if (!isStored || !cameIn) return 'waiting'
  if (cameIn.differences.length > 0) given.onCameIn(cameIn)
  const now = await findShared(key)
  if (!now) return 'private'
  if (now.conflicts.length > 0) return 'asking'
  return now.localRevision === 0 ? 'waiting' : 'synced'
}

function isSetBack(revision: number, known: number): boolean {
  return known > 0 && (revision < known || isAcrossRestore(revision, known))
}

async function markDeleted(
  key: PageKey,
  deleted: { by: string; at: string } | undefined,
): Promise<SyncState> {
  const { by = '', at = '' } = deleted ?? {}
  await changeShared(key, (now) => ({ shared: { ...now, deleted: { by, at } } }))
  return 'deleted'
}

/** What was deleted in this browser is deleted for all, unless somebody has just changed it: then it stays. */
async function followDeletion(key: PageKey, shared: Shared, given: Surroundings): Promise<SyncState> {
  if (shared.deleted || shared.revision === 0) return 'synced'
  const answer = await given.calls.sendDeletion(key, shared.revision)
  if (!answer.ok && answer.refusal.reason === 'refused' && answer.refusal.code === 'changed') {
    await restorePage(key)
    given.onKept()
    return 'waiting'
  }
  if (!answer.ok) return answer.refusal.reason === 'refused' ? 'synced' : answer.refusal.reason
  const { revision, at } = answer.value
  await changeShared(key, (now) => ({ shared: { ...now, revision, deleted: { at } } }))
  return 'synced'
}

/** Others may have brought it back before, and changed it: what is here was not made from that, so its revision stays. */
async function bringBackForAll(key: PageKey, given: Surroundings): Promise<SyncState> {
  const answer = await given.calls.sendReturn(key)
  if (!answer.ok && answer.refusal.reason !== 'refused') return answer.refusal.reason
  if (!answer.ok) return await markDeleted(key, undefined)
  await changeShared(key, ({ deleted: _, ...shared }) => ({ shared }))
  return 'waiting'
}

function withoutSending({ sending: _, ...shared }: Shared): Shared {
  return shared
}
