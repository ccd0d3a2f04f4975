import { compareDrafts } from '#content/draft/compare/compare-drafts.ts'
import { createDraft } from '#content/draft/draft.ts'
import type { BeforeKind } from '#team/save-page.ts'
import { texts } from '#texts/team.ts'
import { watchOtherTabs, watchStoredPages } from '../../drafts/other-tabs.ts'
import { findShared, findSharedDraft, type Shared } from '../../drafts/shared-pages.ts'
import { followTeam, sayWhere, watchEntries } from '../../team/follow-team.ts'
import { hasNews } from '../../team/has-news.ts'
import { pageCalls } from '../../team/page-calls.ts'
import { syncOthers } from '../../team/sync-others.ts'
import { type CameIn, type SyncState, syncPage } from '../../team/sync-page.ts'
import { useTeam } from '../../team/team-store.ts'
import { showToast } from '../../ui/toast-store.ts'
import { type EditorState, useEditor } from '../editor/editor-store.ts'
import { openPanel } from '../view/panels-store.ts'
import { select, useSelection } from '../view/selection.ts'
import { followComments } from './follow-comments.ts'
import { followLanguages } from './follow-languages.ts'
import { keptBefore } from './kept-before.ts'
import { openSource } from './open-source.ts'
import { addNews, forgetPageTeam, usePageTeam } from './page-team.ts'
import { becomeSender } from './send-now.ts'

/** A change is sent so long after it, in milliseconds, and at the latest after so long. */
const pause = 2000
const longestWait = 10_000

/** What other pages could not send is tried again so much later. */
const restPause = 30_000

/** Where the server cannot be reached it is tried again so much later, and then ever later. */
const retries = [5000, 10_000, 20_000, 40_000, 60_000] as const

/** From now on the open page and that of the team are kept the same, as far as that can be. */
export function followPage(user: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let restTimer: ReturnType<typeof setTimeout> | undefined
  let waitingSince: number | undefined
  let failures = 0
  let running: Promise<void> | undefined
  let isEnded = false
  let before: BeforeKind | undefined
  /** How often the page was changed here. */
  let edits = 0

  function plan(milliseconds: number) {
    clearTimeout(timer)
    if (!isEnded) timer = setTimeout(run, milliseconds)
  }

  function run() {
    clearTimeout(timer)
    if (isEnded) return
    if (running) return plan(pause)
    running = sync()
      .catch(() => plan(retries[0]))
      .finally(() => {
        running = undefined
      })
  }

  async function sync() {
    const { pageId } = useEditor.getState()
    if (pageId === '') return
    waitingSince = undefined
    const key = { user, pageId }
    const seen = edits
    const state = await syncPage(key, {
      source: openSource(pageId),
      calls: pageCalls,
      hasNews: await isBehind(key),
      onCameIn: (cameIn) => tellCameIn(cameIn),
      before,
      onKept: () => undefined,
      now: Date.now,
    })
    if (state === 'synced') before = undefined
    if (isEnded || useEditor.getState().pageId !== pageId) return
    // What was done meanwhile may not have been part of it: it has its own turn.
    await show(key, () => (state === 'synced' && edits !== seen ? 'waiting' : state))
    failures = state === 'away' ? failures + 1 : 0
    if (state === 'away') plan(retries[Math.min(failures, retries.length) - 1] ?? retries[0])
    else if (state === 'waiting') plan(pause)
  }

  /** What other pages left behind, once the open one has had its turn. */
  function syncRest() {
    clearTimeout(restTimer)
    if (isEnded) return
    void Promise.resolve(running)
      .then(() => syncOthers(user, useEditor.getState().pageId))
      .catch(() => undefined)
  }

  function onEdit(now: EditorState, earlier: EditorState) {
    if (now.pageId !== earlier.pageId) {
      before = undefined
      forgetPageTeam()
      return plan(0)
    }
    if (now.draft === earlier.draft) return
    edits++
    before ??= keptBefore(now.history, earlier.history)
    waitingSince ??= Date.now()
    const { state } = usePageTeam.getState()
    if (state === 'synced') usePageTeam.setState({ state: 'waiting' })
    if (state !== 'away') plan(Math.max(0, Math.min(pause, waitingSince + longestWait - Date.now())))
  }

  const stops = [
    followTeam(),
    followComments(user),
    followLanguages(user),
    sayWhere(whereNow),
    watchEntries((entries) => {
      const { pageId: openId } = useEditor.getState()
      if (entries.some(({ pageId }) => pageId === openId) || !useTeam.getState().pages?.has(openId)) run()
      syncRest()
    }),
    useEditor.subscribe(onEdit),
    useTeam.subscribe(({ link }, before) => {
      if (link === 'on' && before.link !== 'on') run()
    }),
    watchStoredPages(() => {
      clearTimeout(restTimer)
      restTimer = setTimeout(syncRest, pause)
    }),
    watchOtherTabs((pageId) => {
      if (pageId === useEditor.getState().pageId) plan(pause)
    }),
    listen(document, 'visibilitychange', run),
    listen(window, 'online', run),
  ]
  const rest = setInterval(syncRest, restPause)
  becomeSender(run)
  run()
  return () => {
    isEnded = true
    clearTimeout(timer)
    clearTimeout(restTimer)
    clearInterval(rest)
    for (const stop of stops) stop()
    forgetPageTeam()
  }
}

function whereNow() {
  const { pageId } = useEditor.getState()
  const { state } = usePageTeam.getState()
  if (state === 'none' || state === 'private' || state === 'deleted') return {}
  const instanceId = useSelection.getState().selected?.instanceId
  return { pageId, ...(instanceId !== undefined && { instanceId }) }
}

async function isBehind(key: { user: string; pageId: string }): Promise<boolean> {
  const shared = await findShared(key)
  return shared !== undefined && hasNews(useTeam.getState().pages, shared)
}

async function show(key: { user: string; pageId: string }, stateNow: () => SyncState) {
  const shared = await findShared(key)
  const isSent = ['synced', 'none', 'private'].includes(stateNow())
  const unsent = isSent || !shared ? 0 : await countUnsent(key)
  usePageTeam.setState({
    state: stateNow(),
    unsent,
    conflicts: shared?.conflicts ?? [],
    deleted: deletedBy(shared),
  })
}

function deletedBy(shared: Shared | undefined) {
  return shared?.deleted?.by === undefined ? undefined : shared.deleted
}

async function countUnsent(key: { user: string; pageId: string }): Promise<number> {
  const { draft } = useEditor.getState()
  const base = (await findSharedDraft('base', key)) ?? createDraft(draft.createdAt)
  return compareDrafts(base, draft).length
}

function tellCameIn(cameIn: CameIn) {
  const { selected } = useSelection.getState()
  const renamed = selected && cameIn.renamed.get(selected.instanceId)
  if (selected && renamed !== undefined) select({ ...selected, instanceId: renamed })
  const isFirst = usePageTeam.getState().news.length === 0
  addNews(cameIn)
  // Who goes on working is not told at every turn: the number in the top bar goes up.
  if (!isFirst) return
  showToast({
    text: texts.cameIn([cameIn.by], cameIn.differences.length),
    tone: 'neutral',
    action: { label: texts.showNews, onSelect: () => openPanel('news') },
  })
}

function listen(target: EventTarget, name: string, react: () => void) {
  target.addEventListener(name, react)
  return () => target.removeEventListener(name, react)
}
