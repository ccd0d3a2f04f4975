import { type Result, refuse } from '#base/result.ts'
import { createDraft } from '#content/draft/draft.ts'
import { emptyHistory } from '#content/draft/history.ts'
import type { PageKey } from '../../drafts/database.ts'
import {
  forgetDeletedPages,
  type LoadRefusal,
  listPages,
  loadPage,
  type StoredPage,
} from '../../drafts/draft-storage.ts'
import { shareNewPages } from '../../drafts/shared-pages.ts'
import { createPageId } from '../../drafts/store-new-page.ts'
import { findUnsaved, forgetUnsaved, type KeptWork, type UnsavedWork } from '../../drafts/unsaved-work.ts'
import { currentToken } from '../../session/current-token.ts'
import { type BringRefusal, bringPage } from '../../team/bring-page.ts'
import { type EditorState, useEditor } from './editor-store.ts'
import { recoverWork } from './recover-work.ts'
import { reportStorage, saveNow, startSaving, stopSaving } from './saving.ts'

/** Deleted pages are kept for thirty days. */
const keptFor = 30 * 24 * 60 * 60 * 1000

let latestTurn = 0

/** Why another page opened than the one that was asked for. */
export type OpenRefusal = Exclude<LoadRefusal | BringRefusal, 'unknown' | 'none'> | 'deleted-for-all'

/**
 * Opens a page of this user: the one that is named, else the one last changed, else a new one. Where nothing can be
 * read from storage, a new page opens, and that is reported.
 */
export async function openPage(user: string, named: string | undefined): Promise<OpenRefusal | undefined> {
  const turn = ++latestTurn
  shareNewPages(() => Boolean(currentToken()))
  try {
    await recoverWork(user, named)
    const chosen = named ?? (await listPages(user))[0]?.pageId
    const page = chosen === undefined ? undefined : await loadOrBring({ user, pageId: chosen })
    // What was done while the new page was being read.
    await saveNow()
    // Another page was asked for meanwhile.
    if (turn !== latestTurn) return
    const stored = page?.ok ? page.value : undefined
    const work = findWork(user, chosen, stored)
    if (chosen !== undefined && work) showWork(user, work)
    else if (chosen !== undefined && stored) showStored(user, chosen, stored)
    else
      showNew(
        user,
        isPageId(chosen) && page?.ok === false && page.refusal === 'unknown' ? chosen : newPageId(),
      )
    void forgetDeletedPages(user, new Date(Date.now() - keptFor).toISOString()).catch(() => undefined)
    if (page?.ok === false && page.refusal !== 'unknown' && !work) return page.refusal
  } catch {
    if (turn !== latestTurn) return
    const work = findUnsaved(user).find(({ pageId }) => named === undefined || pageId === named)
    if (work) showWork(user, work)
    else showNew(user, newPageId())
    reportStorage('storage-blocked')
  }
}

/** A page that this browser does not have may be the team's; one that was begun here a moment ago is not. */
async function loadOrBring(key: PageKey): Promise<Result<StoredPage, OpenRefusal | 'unknown'>> {
  const page = await loadPage(key)
  if (page.ok || page.refusal !== 'unknown' || begun.delete(key.pageId)) return page
  const brought = await bringPage(key)
  if (brought.ok) return await loadPage(key)
  if (brought.refusal === 'none') return page
  return refuse(brought.refusal === 'deleted' ? 'deleted-for-all' : brought.refusal)
}

/** Pages that were begun in this tab, until they open for the first time. */
const begun = new Set<string>()

/** Random, and made without `crypto.randomUUID`, which plain http does not have. */
export function newPageId(): string {
  const pageId = createPageId()
  begun.add(pageId)
  return pageId
}

function isPageId(text: string | undefined): text is string {
  return text !== undefined && /^[0-9a-f]{16}$/.test(text)
}

function showStored(user: string, pageId: string, { draft, history, known, revision }: StoredPage) {
  show(user, { pageId, draft, history }, { revision, changes: known, state: 'as-stored' })
}

/** Work that a tab left behind is saved like any other: where the page has changed meanwhile, that is asked about. */
function showWork(user: string, { name, pageId, draft, history, revision }: KeptWork) {
  show(user, { pageId, draft, history }, { revision, changes: [], state: 'unsaved', recovered: name })
}

/** Kept from its first change on. */
function showNew(user: string, pageId: string) {
  const draft = createDraft(new Date().toISOString())
  show(user, { pageId, draft, history: emptyHistory }, { revision: 0, changes: [], state: 'as-stored' })
}

/** The page before it is let go first: what it leaves unsaved is its own, not the next one's. */
function show(user: string, page: EditorState, start: Parameters<typeof startSaving>[1]) {
  stopSaving()
  useEditor.setState(page, true)
  startSaving(user, start)
}

/** One after the other, each time that the page is opened; what storage has already is not work any longer. */
function findWork(user: string, chosen: string | undefined, stored: StoredPage | undefined) {
  const works = findUnsaved(user).filter(({ pageId }) => pageId === chosen)
  const [saved, unsaved] = [works.filter((work) => stored && isSame(stored, work)), works]
  for (const { name } of saved) forgetUnsaved(name)
  return unsaved.find((work) => !saved.includes(work))
}

function isSame(stored: StoredPage, { draft, history }: UnsavedWork): boolean {
  return JSON.stringify([stored.draft, stored.history]) === JSON.stringify([draft, history])
}
