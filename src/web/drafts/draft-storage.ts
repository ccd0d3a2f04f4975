import { promisifyRequest } from 'idb-keyval'
import { z } from 'zod'
import { locales } from '#base/locale.ts'
import { accept, type Result, refuse } from '#base/result.ts'
import type { Draft } from '#content/draft/draft.ts'
import type { Change, History } from '#content/draft/history.ts'
import { readStored, type StoredDraft } from '#content/draft/read-stored.ts'
import { brands, isFooter, isHeader, pageBrand } from '#layout/layout.ts'
import { database, inOneGo, type PageKey, within } from './database.ts'
import { forgetBrief } from './kept-briefs.ts'
import { newShared, type SharedRecords, writeShared } from './shared-pages.ts'

/**
 * The pages that are kept in this browser, each under the name of the user who made it. A page is a summary, a draft
 * and its changes one by one, so that saving costs the same however long the history is.
 */
const summarySchema = z.strictObject({
  pageId: z.string(),
  pageName: z.string(),
  /** What people call the page, where that is more than its page name. */
  displayName: z.string().optional(),
  /** The component whose picture stands for the page: the first between header and footer. */
  pictureCode: z.string().optional(),
  /** Pages that were saved before it was kept have none. */
  brand: z.enum(brands).optional(),
  locale: z.enum(locales),
  /** Of a page in two languages, the one behind. */
  otherLocale: z.enum(locales).optional(),
  componentCount: z.int().nonnegative(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** When it was deleted; it can be brought back. */
  deletedAt: z.string().optional(),
  /** Counts how often the page was saved, in whichever tab. */
  revision: z.int().positive(),
  /** How many of the changes are in the draft. */
  applied: z.int().nonnegative(),
})

export type { PageKey }
export type PageSummary = z.infer<typeof summarySchema>
export type StoredPage = StoredDraft & { revision: number }

/** Why a page could not be saved: somebody else did meanwhile, it is gone, or the browser does not let us. */
export type SaveRefusal = 'changed-elsewhere' | 'deleted-elsewhere' | 'gone' | StorageRefusal
export type StorageRefusal = 'storage-full' | 'storage-blocked'

/** This user's pages, the last changed first. */
export async function listPages(user: string): Promise<PageSummary[]> {
  return (await listAllPages(user))
    .filter(({ deletedAt }) => deletedAt === undefined)
    .sort((one, other) => other.updatedAt.localeCompare(one.updatedAt))
}

/** What this user deleted and can still bring back, the last deleted first. */
export async function listDeletedPages(user: string): Promise<PageSummary[]> {
  return (await listAllPages(user))
    .filter(({ deletedAt }) => deletedAt !== undefined)
    .sort((one, other) => (other.deletedAt ?? '').localeCompare(one.deletedAt ?? ''))
}

/** Deleted ones too. */
export async function listAllPages(user: string): Promise<PageSummary[]> {
  const stored = await database('readonly', (store) =>
    promisifyRequest(store.getAll(within('summary', user)) as IDBRequest<unknown[]>),
  )
  return stored.flatMap((each) => summarySchema.safeParse(each).data ?? [])
}

/** Why a page cannot be opened. One that is damaged stays in storage as it is. */
export type LoadRefusal = 'unknown' | 'deleted' | 'damaged'

/** The page as it was last saved. */
export async function loadPage({ user, pageId }: PageKey): Promise<Result<StoredPage, LoadRefusal>> {
  const [summary, draft, changes] = await database('readonly', (store) =>
    Promise.all([
      promisifyRequest(store.get(['summary', user, pageId]) as IDBRequest<unknown>),
      promisifyRequest(store.get(['draft', user, pageId]) as IDBRequest<unknown>),
      promisifyRequest(store.getAll(within('change', user, pageId)) as IDBRequest<unknown[]>),
    ]),
  )
  if (summary === undefined && draft === undefined) return refuse('unknown')
  const readSummary = summarySchema.safeParse(summary)
  if (readSummary.data?.deletedAt) return refuse('deleted')
  if (!readSummary.success) return refuse('damaged')

  const { revision, applied } = readSummary.data
  const read = readStored(draft, changes, applied)
  return read ? accept({ ...read, revision }) : refuse('damaged')
}

type Saved = {
  page: { draft: Draft; history: History }
  /** The revision that the page was loaded or last saved as; 0 for a new one. */
  revision: number
  /** The changes that are stored already. */
  known: readonly Change[]
  /** ISO time of the last change. */
  at: string
  /** What is kept beside it, by the revision that it is stored as; without it, a new page is begun for the team. */
  shared?: ((revision: number) => SharedRecords) | undefined
}

/** Saves in one go, or not at all. The answer is the new revision. */
export async function savePage(key: PageKey, saved: Saved): Promise<Result<number, SaveRefusal>> {
  try {
    return await database('readwrite', async (store) => {
      const stored = await readSummary(store, key)
      if (stored?.deletedAt) return refuse('deleted-elsewhere')
      if (!stored && saved.revision > 0) return refuse('gone')
      if ((stored?.revision ?? 0) !== saved.revision) return refuse('changed-elsewhere')

      const revision = saved.revision + 1
      await inOneGo(store, () => {
        writePage(store, key, saved, revision)
        const shared = saved.shared?.(revision) ?? (revision === 1 ? newShared(key) : undefined)
        if (shared) writeShared(store, key, shared)
      })
      return accept(revision)
    })
  } catch (error) {
    return refuse(describeStorageError(error))
  }
}

function writePage(store: IDBObjectStore, { user, pageId }: PageKey, saved: Saved, revision: number) {
  const { draft, history } = saved.page
  store.put(summarize(pageId, saved, revision), ['summary', user, pageId])
  store.put(draft, ['draft', user, pageId])

  const ofPage = ['change', user, pageId]
  const [first, last] = [history.changes.at(0), history.changes.at(-1)]
  if (first && last) {
    store.delete(IDBKeyRange.bound(ofPage, [...ofPage, first.number], false, true))
    store.delete(IDBKeyRange.bound([...ofPage, last.number], [...ofPage, []], true))
  } else {
    store.delete(within(...ofPage))
  }
  const known = new Set(saved.known)
  for (const change of history.changes) {
    if (!known.has(change)) store.put(change, [...ofPage, change.number])
  }
}

/** A page that is deleted is kept for a while, so that it can be brought back. False: there is none. */
export function deletePage(key: PageKey, at: string): Promise<boolean> {
  return changeSummary(key, (summary) => ({
    ...summary,
    deletedAt: at,
    revision: summary.revision + 1,
  }))
}

export function restorePage(key: PageKey): Promise<boolean> {
  return changeSummary(key, ({ deletedAt: _, ...summary }) => ({
    ...summary,
    revision: summary.revision + 1,
  }))
}

/** Forgets for good what this user deleted before that ISO time, with the briefs that waited for it. */
export async function forgetDeletedPages(user: string, before: string): Promise<void> {
  await database('readwrite', async (store) => {
    const stored = await promisifyRequest(store.getAll(within('summary', user)) as IDBRequest<unknown[]>)
    const summaries = stored.flatMap((each) => summarySchema.safeParse(each).data ?? [])
    const forgotten = summaries.filter(({ deletedAt }) => deletedAt !== undefined && deletedAt < before)
    await inOneGo(store, () => {
      for (const { pageId } of forgotten) {
        store.delete(['summary', user, pageId])
        store.delete(['draft', user, pageId])
        store.delete(within('change', user, pageId))
        store.delete(within('export', user, pageId))
        writeShared(store, { user, pageId }, { shared: undefined, base: undefined, sent: undefined })
      }
    })
    for (const { pageId } of forgotten) forgetBrief(pageId)
  })
}

export function describeStorageError(error: unknown): StorageRefusal {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
  return isFull ? 'storage-full' : 'storage-blocked'
}

function changeSummary(key: PageKey, change: (summary: PageSummary) => PageSummary): Promise<boolean> {
  return database('readwrite', async (store) => {
    const summary = await readSummary(store, key)
    if (!summary) return false
    await inOneGo(store, () => store.put(change(summary), ['summary', key.user, key.pageId]))
    return true
  })
}

async function readSummary(store: IDBObjectStore, { user, pageId }: PageKey) {
  const stored = await promisifyRequest(store.get(['summary', user, pageId]) as IDBRequest<unknown>)
  return summarySchema.safeParse(stored).data
}

function summarize(pageId: string, { page: { draft, history }, at }: Saved, revision: number): PageSummary {
  const { pageName, locale, components } = draft.layout
  const { createdAt, displayName, other } = draft
  const { applied } = history
  const picture = components.find(({ code }) => !isHeader(code) && !isFooter(code)) ?? components[0]
  return {
    pageId,
    pageName,
    ...(displayName !== undefined && { displayName }),
    ...(picture && { pictureCode: picture.code }),
    brand: pageBrand(components),
    locale,
    ...(other && { otherLocale: other.locale }),
    componentCount: components.length,
    createdAt,
    updatedAt: at,
    revision,
    applied,
  }
}
