import { useEffect } from 'react'
import { create } from 'zustand'
import { laterPart } from '../../loading/later-part.ts'
import { whenIdle } from '../../loading/when-idle.ts'
import { useEditor } from '../editor/editor-store.ts'
import type { ToDoGroup } from './to-do.ts'

/** What is to be done on the open page, as of the last time that the browser rested; nothing before that. */
const useStore = create<{ pageId: string; groups: readonly ToDoGroup[] | undefined }>(() => ({
  pageId: '',
  groups: undefined,
}))

/** The page is looked through as long as somebody looks at the list or its number, and never while somebody types. */
export function useToDo(): readonly ToDoGroup[] | undefined {
  useEffect(watch, [])
  const pageId = useEditor((state) => state.pageId)
  const found = useStore()
  return found.pageId === pageId ? found.groups : undefined
}

/** What is waived is told, and is nothing to do. */
export function countToDo(groups: readonly ToDoGroup[]): number {
  return groups.reduce((sum, { id, entries }) => (id === 'waived' ? sum : sum + entries.length), 0)
}

let watchers = 0
let stop = () => {}

function watch() {
  if (watchers++ === 0) stop = follow()
  return () => {
    if (--watchers === 0) stop()
  }
}

/** What looks through the page is fetched once the browser rests; when that fails, again with the next change. */
function follow(): () => void {
  let isWatched = true
  let stopFollowing: (() => void) | undefined
  let callOff: (() => void) | undefined

  async function begin() {
    const followToDo = await loadFollowing()
    if (!isWatched || stopFollowing) return
    stopFollowing = followToDo((pageId, groups) => useStore.setState({ pageId, groups }))
    stopWaiting()
  }

  function beginOnceIdle() {
    callOff?.()
    callOff = whenIdle(() => void begin().catch(() => {}))
  }

  beginOnceIdle()
  const stopWaiting = useEditor.subscribe((state, before) => state.draft !== before.draft && beginOnceIdle())
  return () => {
    isWatched = false
    stopWaiting()
    callOff?.()
    stopFollowing?.()
  }
}

const loadFollowing = laterPart(async () => (await import('./follow-to-do.ts')).followToDo)
