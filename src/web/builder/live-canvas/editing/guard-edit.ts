import { isSamePlace } from '#content/place.ts'
import { useOpenValue } from './open-value.ts'
import { openPlace } from './place-now.ts'
import { type PlaceOf, type Stop, stopAt } from './stops.ts'
import type { Point } from './type-in-place.ts'

/** What the browser would do to an edit, and must not. The answer ends it. */
export function guardEdit(page: Document, { placeOf }: { placeOf: PlaceOf }): () => void {
  /** A press on another entry leaves the focus where it is until the caret goes there. */
  function keepInList(event: MouseEvent) {
    const target = event.target as Element
    const { instance } = target.closest<HTMLElement>('[data-instance]')?.dataset ?? {}
    const stop = instance === undefined ? undefined : stopAt(target, instance, placeOf)
    if (stop && isOtherEntry(stop)) event.preventDefault()
  }

  page.addEventListener('beforeinput', keepFromOthers, { capture: true })
  page.addEventListener('mousedown', keepInList)
  return () => {
    page.removeEventListener('beforeinput', keepFromOthers, { capture: true })
    page.removeEventListener('mousedown', keepInList)
  }
}

/** From one entry to another of the same list it is one edit. False: it is not one of them. */
export function goToOtherEntry(stop: Stop, point: Point): boolean {
  const { entries } = useOpenValue.getState().open ?? {}
  if (!entries || stop.entry === undefined || !isOtherEntry(stop)) return false
  entries.edit.goTo(stop.entry, stop.element, point)
  return true
}

function isOtherEntry({ place, entry }: Stop): boolean {
  const { open } = useOpenValue.getState()
  const now = openPlace()
  return open?.entries !== undefined && entry !== open.entries.entry && !!now && isSamePlace(place, now)
}

/** The browser has one row of steps for all texts of a document, and would take back what was typed in another. */
function keepFromOthers(event: InputEvent) {
  if (event.inputType === 'historyUndo' || event.inputType === 'historyRedo') event.preventDefault()
}
