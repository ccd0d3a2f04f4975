import { useEffect } from 'react'
import { create } from 'zustand'
import { loadedManifest, useCatalogue } from '../../catalogue/catalogue-store.ts'
import { useEditor } from '../editor/editor-store.ts'
import { listToDo, toDoIn } from './list-to-do.ts'
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

export function countToDo(groups: readonly ToDoGroup[]): number {
  return groups.reduce((sum, { entries }) => sum + entries.length, 0)
}

let watchers = 0
let stop = () => {}

function watch() {
  if (watchers++ === 0) stop = follow()
  return () => {
    if (--watchers === 0) stop()
  }
}

function follow(): () => void {
  let waiting: number | undefined
  /** How many sections have been looked through since the last change. */
  let done = 0

  function lookOn(deadline: IdleDeadline) {
    waiting = undefined
    const { draft, pageId } = useEditor.getState()
    const manifest = loadedManifest()
    if (!manifest) return
    const { components } = draft.layout
    const start = performance.now()
    // A browser that never rests asks after some time, and then has no time to offer.
    const hasTime = () =>
      deadline.didTimeout ? performance.now() - start < turn : deadline.timeRemaining() > 1
    do {
      const placement = components[done++]
      if (placement) toDoIn(draft, manifest, placement)
    } while (done < components.length && hasTime())
    if (done < components.length) wait()
    else useStore.setState({ pageId, groups: listToDo(draft, manifest) })
  }

  function wait() {
    waiting ??= whenIdle(lookOn)
  }

  function begin() {
    done = 0
    wait()
  }

  begin()
  const unfollow = [
    useEditor.subscribe((state, before) => state.draft !== before.draft && begin()),
    useCatalogue.subscribe(begin),
  ]
  return () => {
    for (const each of unfollow) each()
    if (waiting !== undefined) cancelIdle(waiting)
  }
}

/** In milliseconds; nobody notices it. */
const turn = 8

/** Where nobody tells when the browser rests, after a while. */
const tellsRest = 'requestIdleCallback' in globalThis

function whenIdle(work: (deadline: IdleDeadline) => void): number {
  if (tellsRest) return requestIdleCallback(work, { timeout: 2000 })
  const deadline = { didTimeout: false, timeRemaining: () => 8 }
  return window.setTimeout(() => work(deadline), 200)
}

function cancelIdle(handle: number) {
  if (tellsRest) cancelIdleCallback(handle)
  else clearTimeout(handle)
}
