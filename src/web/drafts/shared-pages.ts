import { promisifyRequest } from 'idb-keyval'
import { z } from 'zod'
import type { Draft } from '#content/draft/draft.ts'
import { openConflictSchema } from '#content/draft/merge/conflict.ts'
import { readStored } from '#content/draft/read-stored.ts'
import { pageIdSchema } from '#team/words.ts'
import { database, inOneGo, type PageKey, within } from './database.ts'

/**
 * What this browser knows of a page that the team has too; a page without it is private. The draft that both last agreed
 * on is kept beside it, and so is one that is on its way, until its answer is there.
 */
const sharedSchema = z.strictObject({
  pageId: z.string(),
  /** Of the server; 0 as long as it has none. */
  revision: z.int().nonnegative(),
  /** Who saved that, and when. */
  by: z.string().optional(),
  at: z.string().optional(),
  /** The revision in this browser that is what the server has; 0 where none is. */
  localRevision: z.int().nonnegative(),
  /** What has to be decided before anything is sent. */
  conflicts: z.array(openConflictSchema),
  sending: z
    .strictObject({
      changeId: z.string(),
      localRevision: z.int().nonnegative(),
      /** The tab that sends it; after a while another one may. */
      tab: z.string(),
      startedAt: z.number(),
    })
    .optional(),
  /** Deleted for all. `by` is there where somebody else did it. */
  deleted: z.strictObject({ by: z.string().optional(), at: z.string() }).optional(),
})

export type Shared = z.infer<typeof sharedSchema>

/** What is left out stays as it is; what is there and undefined goes. */
export type SharedRecords = {
  shared?: Shared | undefined
  base?: Draft | undefined
  sent?: Draft | undefined
}

let areNewOnesShared = () => false

/** Whether pages that are begun from now on are the team's from their start. */
export function shareNewPages(areShared: () => boolean) {
  areNewOnesShared = areShared
}

export function newShared({ pageId }: PageKey): SharedRecords | undefined {
  if (!areNewOnesShared() || !pageIdSchema.safeParse(pageId).success) return undefined
  return { shared: { pageId, revision: 0, localRevision: 0, conflicts: [] } }
}

export function writeShared(store: IDBObjectStore, { user, pageId }: PageKey, records: SharedRecords) {
  for (const kind of ['shared', 'base', 'sent'] as const) {
    if (!(kind in records)) continue
    const record = records[kind]
    if (record === undefined) store.delete([kind, user, pageId])
    else store.put(record, [kind, user, pageId])
  }
}

/** Of each of this user's pages that the team has. */
export async function listShared(user: string): Promise<Map<string, Shared>> {
  const stored = await database('readonly', (store) =>
    promisifyRequest(store.getAll(within('shared', user)) as IDBRequest<unknown[]>),
  )
  const read = stored.flatMap((each) => sharedSchema.safeParse(each).data ?? [])
  return new Map(read.map((shared) => [shared.pageId, shared]))
}

export async function findShared({ user, pageId }: PageKey): Promise<Shared | undefined> {
  const stored = await database('readonly', (store) =>
    promisifyRequest(store.get(['shared', user, pageId]) as IDBRequest<unknown>),
  )
  return sharedSchema.safeParse(stored).data
}

/** What both last agreed on, and what is on its way. */
export async function findSharedDraft(kind: 'base' | 'sent', { user, pageId }: PageKey) {
  const stored = await database('readonly', (store) =>
    promisifyRequest(store.get([kind, user, pageId]) as IDBRequest<unknown>),
  )
  return stored === undefined ? undefined : readStored(stored, [], 0)?.draft
}

/** In one go; where the page is not shared, or nothing is to change, nothing does. The answer is what is kept then. */
export function changeShared(
  key: PageKey,
  change: (shared: Shared) => SharedRecords | undefined,
): Promise<Shared | undefined> {
  return database('readwrite', async (store) => {
    const stored = await promisifyRequest(store.get(['shared', key.user, key.pageId]) as IDBRequest<unknown>)
    const { data } = sharedSchema.safeParse(stored)
    const next = data && change(data)
    if (!next) return data
    await inOneGo(store, () => writeShared(store, key, next))
    return 'shared' in next ? next.shared : data
  })
}

/** It is stored, and in this browser alone. */
export async function isPrivate({ user, pageId }: PageKey): Promise<boolean> {
  const [summary, shared] = await database('readonly', (store) =>
    Promise.all([
      promisifyRequest(store.count(['summary', user, pageId])),
      promisifyRequest(store.count(['shared', user, pageId])),
    ]),
  )
  return summary > 0 && shared === 0
}

/** For a page that goes on from a private one. */
export function keepPrivate(): SharedRecords {
  return {}
}

/** From now on the team has it as well. */
export async function beginSharing(key: PageKey): Promise<void> {
  await database('readwrite', async (store) => {
    const name = ['shared', key.user, key.pageId]
    const known = await promisifyRequest(store.get(name) as IDBRequest<unknown>)
    const records = known === undefined ? newShared(key) : undefined
    if (records) await inOneGo(store, () => writeShared(store, key, records))
  })
}
