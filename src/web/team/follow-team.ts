import { pollSeconds } from '#team/limits.ts'
import type { PageEntry } from '#team/page-entry.ts'
import type { RecordEntry } from '#team/record.ts'
import type { TeamFailure } from '../api/call-team.ts'
import { currentToken } from '../session/current-token.ts'
import { thisTab } from './ids.ts'
import { askChanges, fetchPages } from './page-calls.ts'
import { keepEntries, noTeam, useTeam } from './team-store.ts'

/** Where this tab is, for the others. */
type Where = { pageId?: string; instanceId?: string }

/** A server that is away is asked less and less often, up to once in so many seconds. */
const longestPause = 60

/** Nothing: the server cannot tell what changed, and all is to be read anew. */
type HearRecords = (records: readonly RecordEntry[] | undefined) => void

let watchers = 0
let stop = () => {}
let where: () => Where = () => ({})
const listeners = new Set<(entries: readonly PageEntry[]) => void>()
const recordListeners = new Set<HearRecords>()

/** From now on this tab says where it is. The answer ends that. */
export function sayWhere(find: () => Where): () => void {
  where = find
  return () => {
    if (where === find) where = () => ({})
  }
}

/** Calls back with what has changed on the server since the last time, and with all of it at first. */
export function watchEntries(react: (entries: readonly PageEntry[]) => void): () => void {
  listeners.add(react)
  return () => listeners.delete(react)
}

/** Calls back with what others changed of what the team owns besides pages. */
export function watchRecords(react: HearRecords): () => void {
  recordListeners.add(react)
  return () => recordListeners.delete(react)
}

/** A tab in sight asks every few seconds, and at once when it is looked at again; one out of sight never does. */
export function followTeam(): () => void {
  if (watchers++ === 0) stop = begin()
  return () => {
    if (--watchers === 0) stop()
  }
}

function begin(): () => void {
  let isEnded = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let cursor: string | undefined
  let failures = 0
  let running: Promise<void> | undefined

  function plan(seconds: number) {
    clearTimeout(timer)
    if (!isEnded) timer = setTimeout(wake, seconds * 1000)
  }

  function wake() {
    if (isEnded || document.visibilityState === 'hidden' || running) return
    clearTimeout(timer)
    running = ask().finally(() => {
      running = undefined
      plan(Math.min(pollSeconds * 2 ** failures, longestPause))
    })
  }

  async function ask() {
    if (!currentToken()) return useTeam.setState(noTeam, true)
    const failure = cursor === undefined ? await readList() : await readChanges(cursor)
    if (isEnded) return
    failures = failure ? failures + 1 : 0
    if (failure) useTeam.setState({ link: linkOf(failure), present: [] })
    else if (useTeam.getState().link !== 'on') useTeam.setState({ link: 'on' })
  }

  async function readList(): Promise<TeamFailure | undefined> {
    const list = await fetchPages()
    if (!list.ok) return list.refusal
    if (isEnded) return undefined
    cursor = list.value.cursor
    useTeam.setState({ link: 'on', pages: new Map(list.value.pages.map((each) => [each.pageId, each])) })
    tell(list.value.pages)
    return await readChanges(cursor)
  }

  async function readChanges(since: string): Promise<TeamFailure | undefined> {
    const answer = await askChanges({ since, tab: thisTab, ...where() })
    if (!answer.ok) return answer.refusal
    if (isEnded) return undefined
    const { pages, records, present, isAnew, hasMore } = answer.value
    if (isAnew) {
      for (const react of recordListeners) react(undefined)
      return await readList()
    }
    cursor = answer.value.cursor
    useTeam.setState({ link: 'on', present })
    keepEntries(pages)
    if (pages.length > 0) tell(pages)
    if (records.length > 0) for (const react of recordListeners) react(records)
    return hasMore ? await readChanges(cursor) : undefined
  }

  function tell(entries: readonly PageEntry[]) {
    for (const react of listeners) react(entries)
  }

  const look = () => document.visibilityState === 'visible' && wake()
  document.addEventListener('visibilitychange', look)
  window.addEventListener('focus', look)
  window.addEventListener('online', look)
  wake()
  return () => {
    isEnded = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('focus', look)
    window.removeEventListener('online', look)
    useTeam.setState(noTeam, true)
  }
}

function linkOf({ reason }: TeamFailure): 'away' | 'signed-out' {
  return reason === 'signed-out' ? 'signed-out' : 'away'
}
