import { create } from 'zustand'
import { isSamePage, showFace } from '#content/draft/faces/show-face.ts'
import type { Change } from '#content/draft/history.ts'
import { texts } from '#texts/pages.ts'
import {
  forgetDeletedPages,
  loadPage,
  type PageKey,
  type SaveRefusal,
  type StoredPage,
  savePage,
} from '../../drafts/draft-storage.ts'
import { tellOtherTabs, watchOtherTabs } from '../../drafts/other-tabs.ts'
import { isPrivate, keepPrivate } from '../../drafts/shared-pages.ts'
import { forgetUnsaved, keepUnsaved, nameOfWork } from '../../drafts/unsaved-work.ts'
import type { NextPage } from '../../team/page-source.ts'
import { showToast, useToasts } from '../../ui/toast-store.ts'
import { type EditorState, useEditor } from './editor-store.ts'

/** Whether the open page is safe. `refused` work stays in this tab until it is saved or given up. */
export type Saving =
  /** No page is open. */
  { status: 'idle' } | { status: 'saved' } | { status: 'saving' } | { status: 'refused'; reason: SaveRefusal }

export const useSaving = create<Saving>(() => ({ status: 'idle' }))

/** So long after the first of them, changes are saved together, however many follow. */
const pause = 150

/** Where full storage makes room, in ms: what was deleted since can still be brought back. */
const deletedKeptFor = 60 * 60 * 1000

/** This tab's name in what it keeps for later. */
const tabId = String(crypto.getRandomValues(new Uint32Array(1))[0])

/** One page being saved, from its opening until another one opens. */
type Session = {
  key: PageKey
  /** What storage has of the page, as far as this tab knows. */
  revision: number
  changes: readonly Change[]
  /** The state that storage has, or need not have: nobody has done anything on it yet. */
  savedState: EditorState | undefined
  running?: Promise<void> | undefined
  timer?: ReturnType<typeof setTimeout> | undefined
  /** What another tab, or this one before, had kept of it. */
  recovered: string | undefined
  /** What is kept beside a new page. */
  first?: NextPage['shared'] | undefined
  stops: (() => void)[]
}

let session: Session | undefined

type Start = {
  /** As it was loaded; 0 for a page that storage does not know. */
  revision: number
  /** The changes that storage has. */
  changes: readonly Change[]
  /** Unsaved: what is open is not what storage has. */
  state: 'as-stored' | 'unsaved'
  /** The name of the work that was left behind and is open now. */
  recovered?: string
}

/** From now on every change of the open page is saved. */
export function startSaving(user: string, { revision, changes, state, recovered }: Start) {
  stopSaving()
  const opened = useEditor.getState()
  const started: Session = {
    key: { user, pageId: opened.pageId },
    revision,
    changes,
    recovered,
    savedState: state === 'as-stored' ? opened : undefined,
    stops: [
      useEditor.subscribe(schedule),
      watchOtherTabs((pageId) => {
        if (pageId === session?.key.pageId) void followOtherTab()
      }),
      listen(document, 'visibilitychange', () => document.visibilityState === 'hidden' && void saveNow()),
      listen(window, 'pagehide', leave),
      listen(window, 'beforeunload', (event) => {
        const isSafe = keepForLater() && useSaving.getState().status !== 'refused'
        if (!isSafe && hasUnsavedWork()) event.preventDefault()
      }),
    ],
  }
  session = started
  useSaving.setState({ status: 'saved' }, true)
  if (state === 'unsaved') schedule()
}

/** What is left unsaved is kept for the next time, unless it was given up. */
export function stopSaving() {
  keepForLater()
  clearTimer(session)
  for (const stop of session?.stops ?? []) stop()
  session = undefined
  useSaving.setState({ status: 'idle' }, true)
}

/** Saves what is left, then lets the page go, unless another one was opened meanwhile. */
export async function finishSaving(): Promise<void> {
  const finished = session
  await saveNow()
  if (session === finished) stopSaving()
}

/** The revision in which storage has what is open; nothing where it does not have it. */
export function savedRevision(): number | undefined {
  return session && isSaved(session) && session.revision > 0 ? session.revision : undefined
}

export function hasUnsavedWork(): boolean {
  return session !== undefined && !isSaved(session)
}

/** What could not be saved is not wanted any longer. */
export function giveUpWork() {
  if (!session) return
  session.savedState = useEditor.getState()
  forgetWork(session)
}

/** Saves what is not saved yet, at once. */
export async function saveNow(): Promise<void> {
  const current = session
  if (!current) return
  clearTimer(current)
  while (current.running) await current.running
  if (isSaved(current)) return
  current.running = save(current)
    .then(() => undefined)
    .finally(() => {
      current.running = undefined
    })
  await current.running
}

/** After a refusal. Where storage is full, the pages that were deleted some time ago make room. */
export async function retrySaving(): Promise<void> {
  const current = session
  const saving = useSaving.getState()
  if (!current || saving.status !== 'refused') return
  if (saving.reason === 'storage-full') {
    const before = new Date(Date.now() - deletedKeptFor).toISOString()
    await forgetDeletedPages(current.key.user, before).catch(() => undefined)
  }
  if (!isSaved(current)) return await saveNow()
  // Nothing is to be saved: it is enough that storage answers.
  await loadPage(current.key).then(
    () => useSaving.setState({ status: 'saved' }, true),
    () => undefined,
  )
}

/** Storage was found not to work before there was anything to save. */
export function reportStorage(reason: SaveRefusal) {
  useSaving.setState({ status: 'refused', reason }, true)
}

/** Goes on with what is open as a page of its own, which storage does not know yet. */
export async function keepAsNewPage(pageId: string): Promise<void> {
  const current = session
  if (!current) return
  const { user } = current.key
  const isNotShared = await isPrivate(current.key).catch(() => true)
  if (session !== current) return
  giveUpWork()
  stopSaving()
  useEditor.setState({ pageId })
  startSaving(user, { revision: 0, changes: [], state: 'unsaved' })
  if (isNotShared && session) session.first = keepPrivate
  await saveNow()
}

/** Takes the page as storage has it, in the place of what is open. False: there is none that can be read. */
export async function takeStoredPage(): Promise<boolean> {
  const current = session
  if (!current) return false
  const page = await loadPage(current.key).catch(() => undefined)
  if (!page?.ok || session !== current) return false
  clearTimer(current)
  take(current, page.value)
  return true
}

/**
 * What came from elsewhere takes its place in what is open, and is stored at once with what is kept beside it. What was
 * typed a moment ago is part of the page that it is made of. False: it is not stored.
 */
export async function changeAndSave(make: (page: EditorState) => NextPage): Promise<boolean> {
  const current = session
  if (!current) return false
  clearTimer(current)
  while (current.running) await current.running
  const saving = useSaving.getState()
  if (session !== current || (saving.status === 'refused' && isConflict(saving.reason))) return false
  const { shared, draft, history } = make(useEditor.getState())
  const { pageId } = current.key
  if (draft !== useEditor.getState().draft) useEditor.setState({ pageId, draft, history }, true)
  let isStored = false
  current.running = save(current, shared)
    .then((stored) => {
      isStored = stored
    })
    .finally(() => {
      current.running = undefined
    })
  await current.running
  return isStored
}

/** With the face in front that is so here. */
function take(current: Session, { draft: stored, history, known, revision }: StoredPage) {
  const draft = showFace(stored, useEditor.getState().draft.layout.locale)
  current.revision = revision
  current.changes = known
  current.savedState = { pageId: current.key.pageId, draft, history }
  forgetWork(current)
  useEditor.setState(current.savedState, true)
  useSaving.setState({ status: 'saved' }, true)
}

function schedule() {
  const current = session
  if (!current || isSaved(current)) return
  const saving = useSaving.getState()
  if (saving.status === 'saved') useSaving.setState({ status: 'saving' }, true)
  if (saving.status === 'refused' && isConflict(saving.reason)) return
  current.timer ??= setTimeout(() => void saveNow(), pause)
}

function clearTimer(current: Session | undefined) {
  if (!current) return
  clearTimeout(current.timer)
  current.timer = undefined
}

/** A refusal stays in sight while it is tried again, until there is an answer. */
async function save(current: Session, shared?: NextPage['shared']): Promise<boolean> {
  const { key, revision, changes: known } = current
  const state = useEditor.getState()
  if (useSaving.getState().status === 'saved') useSaving.setState({ status: 'saving' }, true)
  const result = await savePage(key, {
    page: state,
    revision,
    known,
    at: new Date().toISOString(),
    shared: shared ?? current.first,
  })
  if (result.ok) {
    current.first = undefined
    current.revision = result.value
    current.changes = state.history.changes
    current.savedState = state
    forgetWork(current)
    tellOtherTabs(key.pageId)
  }
  if (session !== current) return result.ok
  if (!result.ok) useSaving.setState({ status: 'refused', reason: result.refusal }, true)
  else useSaving.setState({ status: isSaved(current) ? 'saved' : 'saving' }, true)
  return result.ok
}

/** A tab without work of its own shows what another one stored. One with work asks, as soon as it wants to save. */
async function followOtherTab(): Promise<void> {
  const current = session
  if (!current) return
  while (current.running) await current.running
  if (!isSaved(current)) {
    // What stood in the way may be another thing by now.
    if (useSaving.getState().status === 'refused') await saveNow()
    return
  }
  const page = await loadPage(current.key).catch(() => undefined)
  if (!page || session !== current || !isSaved(current)) return
  if (page.ok) {
    if (page.value.revision > current.revision) {
      const { draft } = useEditor.getState()
      take(current, page.value)
      if (!isSamePage(draft, useEditor.getState().draft)) sayChanged()
    }
  } else if (page.refusal === 'deleted') {
    useSaving.setState({ status: 'refused', reason: 'deleted-elsewhere' }, true)
  }
}

/** Once for as long as it can be read, however often the other tab stores the page meanwhile. */
function sayChanged() {
  const text = texts.changedElsewhere
  if (!useToasts.getState().toasts.some((toast) => toast.text === text)) showToast({ text, tone: 'neutral' })
}

function leave() {
  keepForLater()
  void saveNow()
}

/** What a closing tab has no time to save. False: it would be lost with the tab. */
export function keepForLater(): boolean {
  const current = session
  if (!current || isSaved(current)) return true
  const { revision, recovered } = current
  const name = nameOf(current)
  const isKept = keepUnsaved(name, { ...useEditor.getState(), revision })
  if (isKept && recovered !== undefined && recovered !== name) forgetUnsaved(recovered)
  return isKept
}

/** Only what is this tab's: others keep their own. */
function forgetWork(current: Session) {
  forgetUnsaved(nameOf(current))
  if (current.recovered !== undefined) forgetUnsaved(current.recovered)
}

function nameOf({ key: { user, pageId } }: Session): string {
  return nameOfWork(user, pageId, tabId)
}

function isSaved({ savedState }: Session): boolean {
  const { pageId, draft, history } = useEditor.getState()
  return savedState?.pageId === pageId && savedState.draft === draft && savedState.history === history
}

/** Nothing more is saved before a person has decided. */
export function isConflict(reason: SaveRefusal): boolean {
  return reason === 'changed-elsewhere' || reason === 'deleted-elsewhere' || reason === 'gone'
}

function listen(target: EventTarget, name: string, react: (event: Event) => void) {
  target.addEventListener(name, react)
  return () => target.removeEventListener(name, react)
}
