import { bankDay } from '#base/bank-day.ts'
import { applyPatches, findPatches, type Patch } from '#content/draft/patch.ts'
import type { Term } from '#pairs/terms/term.ts'
import { loadedManifest, useCatalogue } from '../../catalogue/catalogue-store.ts'
import { termBase } from '../../languages/collections.ts'
import { whenIdle } from '../../loading/when-idle.ts'
import { useEditor } from '../editor/editor-store.ts'
import { usePageComments } from '../team/page-comments.ts'
import { usePageTeam } from '../team/page-team.ts'
import { findComments } from './find-comments.ts'
import { findConflicts } from './find-conflicts.ts'
import type { FoundToDo, PageToDo } from './look-through.ts'
import type { ToDoGroup } from './to-do.ts'

/**
 * Tells what is to be done on the open page whenever it has changed and the browser rests. The page is looked through
 * in a worker; what the team said of it is known here. The answer ends it.
 */
export function followToDo(tell: (pageId: string, groups: readonly ToDoGroup[]) => void): () => void {
  let worker: Worker | undefined
  let callOff: (() => void) | undefined
  let resting: ReturnType<typeof setTimeout> | undefined
  /** What the worker has. */
  let sent: PageToDo | undefined
  let found: FoundToDo | undefined

  function look() {
    callOff = undefined
    const { draft, pageId } = useEditor.getState()
    const manifest = loadedManifest()
    if (!manifest) return
    const terms = draft.other ? termBase.useCollection.getState().entries : noTerms
    const page = { pageId, manifest, draft, terms, today: bankDay(new Date()) }
    worker ??= start()
    worker.postMessage(findPatches(sent, page))
    sent = page
  }

  function start(): Worker {
    const started = new Worker(new URL('./to-do-worker.ts', import.meta.url), { type: 'module' })
    started.onmessage = ({ data }: MessageEvent<readonly Patch[]>) => {
      found = applyPatches(found, data)
      tellFound()
    }
    // One that did not come is asked for again with the next change.
    started.onerror = end
    return started
  }

  function end() {
    worker?.terminate()
    worker = undefined
    sent = undefined
    found = undefined
  }

  function tellFound() {
    if (found) tell(found.pageId, [...ofTeam(), ...found.groups])
  }

  /** Not before what has changed is seen. */
  function begin() {
    resting ??= setTimeout(() => {
      resting = undefined
      callOff ??= whenIdle(look)
    }, rest)
  }

  begin()
  const unfollow = [
    useEditor.subscribe((state, before) => state.draft !== before.draft && begin()),
    useCatalogue.subscribe(begin),
    usePageTeam.subscribe((state, before) => state.conflicts !== before.conflicts && tellFound()),
    usePageComments.subscribe(tellFound),
    termBase.useCollection.subscribe((state, before) => state.entries !== before.entries && begin()),
  ]
  return () => {
    for (const each of unfollow) each()
    clearTimeout(resting)
    callOff?.()
    end()
  }
}

/** What people did to the page, or said of it, which comes before all else. */
function ofTeam(): ToDoGroup[] {
  const { draft } = useEditor.getState()
  const groups: ToDoGroup[] = [
    { id: 'decide', entries: findConflicts(draft) },
    { id: 'comments', entries: findComments(draft) },
  ]
  return groups.filter(({ entries }) => entries.length > 0)
}

/** A page of one language is compared with nothing. */
const noTerms: readonly Term[] = []

/** In milliseconds: from the first of some changes until they are looked through. */
const rest = 250
