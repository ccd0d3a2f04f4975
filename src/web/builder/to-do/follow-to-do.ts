import { brandOfPage } from '#checks/words/find-improper-words.ts'
import { prepareRules } from '#rules/judge-text.ts'
import { loadedManifest, useCatalogue } from '../../catalogue/catalogue-store.ts'
import { whenIdle } from '../../loading/when-idle.ts'
import { useEditor } from '../editor/editor-store.ts'
import { usePageComments } from '../team/page-comments.ts'
import { usePageTeam } from '../team/page-team.ts'
import { listToDo, toDoIn } from './list-to-do.ts'
import type { ToDoGroup } from './to-do.ts'

/** Tells what is to be done on the open page whenever it has changed and the browser rests. The answer ends it. */
export function followToDo(tell: (pageId: string, groups: readonly ToDoGroup[]) => void): () => void {
  let callOff: (() => void) | undefined
  let resting: ReturnType<typeof setTimeout> | undefined
  /** How many sections have been looked through since the last change. */
  let done = 0

  function lookOn(deadline: IdleDeadline) {
    callOff = undefined
    const { draft, pageId } = useEditor.getState()
    const manifest = loadedManifest()
    if (!manifest) return
    const { components } = draft.layout
    const brand = brandOfPage(components)
    const start = performance.now()
    // A browser that never rests asks after some time, and then has no time to offer.
    const hasTime = () =>
      deadline.didTimeout ? performance.now() - start < turn : deadline.timeRemaining() > 1
    prepareRules(draft.layout.locale)
    do {
      const placement = components[done++]
      if (placement) toDoIn(draft, manifest, placement, brand)
    } while (done < components.length && hasTime())
    if (done < components.length) wait()
    else tell(pageId, listToDo(draft, manifest))
  }

  function wait() {
    callOff ??= whenIdle(lookOn)
  }

  /** Not before what has changed is seen. */
  function begin() {
    done = 0
    resting ??= setTimeout(() => {
      resting = undefined
      wait()
    }, rest)
  }

  begin()
  const unfollow = [
    useEditor.subscribe((state, before) => state.draft !== before.draft && begin()),
    useCatalogue.subscribe(begin),
    usePageTeam.subscribe((state, before) => state.conflicts !== before.conflicts && begin()),
    usePageComments.subscribe(begin),
  ]
  return () => {
    for (const each of unfollow) each()
    clearTimeout(resting)
    callOff?.()
  }
}

/** In milliseconds: from the first of some changes until they are looked through. */
const rest = 250
/** Nobody notices so long a piece of work. */
const turn = 8
