import { z } from 'zod'
import { parseJson } from '#base/parse-json.ts'
import type { Draft } from '#content/draft/draft.ts'
import type { History } from '#content/draft/history.ts'
import { readStored } from '#content/draft/read-stored.ts'

/**
 * Work that a closing tab had no time to save: storage proper answers too late then, local storage at once. Taken up
 * when the builder opens the next time. Each tab has a name of its own in the key, so that none overwrites another's.
 */
const prefix = 'webpage-builder.unsaved'

const workSchema = z.strictObject({
  pageId: z.string(),
  revision: z.int().nonnegative(),
  draft: z.unknown(),
  history: z.strictObject({ changes: z.array(z.unknown()), applied: z.int().nonnegative() }),
})

/** `revision` is the one that the work goes on from. */
export type UnsavedWork = { pageId: string; revision: number; draft: Draft; history: History }

/** One tab's work on one page, under the name that it is kept by. */
export type KeptWork = UnsavedWork & { name: string }

export function nameOfWork(user: string, pageId: string, tabId: string): string {
  return `${startOf(user)}${pageId}/${tabId}`
}

/** What the browser did not let us keep: it lasts as long as the tab does. */
const inThisTab = new Map<string, UnsavedWork>()

/** False: it is kept in this tab alone. */
export function keepUnsaved(name: string, { pageId, revision, draft, history }: UnsavedWork): boolean {
  try {
    localStorage.setItem(name, JSON.stringify({ pageId, revision, draft, history }))
    inThisTab.delete(name)
    return true
  } catch {
    inThisTab.set(name, { pageId, revision, draft, history })
    return false
  }
}

export function forgetUnsaved(name: string) {
  inThisTab.delete(name)
  try {
    localStorage.removeItem(name)
  } catch {
    // Where nothing may be kept, nothing was.
  }
}

/** What this user's tabs left behind. What cannot be read is left where it is. */
export function findUnsaved(user: string): KeptWork[] {
  const here = [...inThisTab].map(([name, work]) => ({ ...work, name }))
  const names = new Set(inThisTab.keys())
  return [...here, ...findStored().filter(({ name }) => !names.has(name))].filter(({ name }) =>
    name.startsWith(startOf(user)),
  )
}

function findStored(): KeptWork[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(`${prefix}/`))
      .flatMap((name) => readWork(name, localStorage.getItem(name)))
  } catch {
    return []
  }
}

function readWork(name: string, text: string | null): KeptWork[] {
  const read = workSchema.safeParse(parseJson(text ?? ''))
  if (!read.success) return []
  const { pageId, revision, draft, history } = read.data
  const stored = readStored(draft, history.changes, history.applied)
  return stored ? [{ pageId, revision, draft: stored.draft, history: stored.history, name }] : []
}

function startOf(user: string): string {
  return `${prefix}/${encodeURIComponent(user)}/`
}
