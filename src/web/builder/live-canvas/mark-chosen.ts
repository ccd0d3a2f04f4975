import { useFound } from '../view/found.ts'
import { useSelection } from '../view/selection.ts'
import { isInFront, type ShownFace } from '../view/shown-faces.ts'
import { useOpenValue } from './editing/open-value.ts'
import { placeNow } from './editing/place-now.ts'
import type { Sheet } from './sheet.ts'

/** The value in which a hit is shown is marked; of a page that is seen in two languages, any that is selected, in both. */
export function markChosen(face: ShownFace, sheet: Sheet) {
  let marked: HTMLElement | undefined

  function mark() {
    const element = find()
    if (element !== marked) marked?.removeAttribute(attribute)
    marked = element
    if (element?.hasAttribute(attribute) === false) element.setAttribute(attribute, '')
  }

  /** What is edited shows that by itself. */
  function find(): HTMLElement | undefined {
    const { selected } = useSelection.getState()
    if (face === 'front' && !useFound.getState().found) return undefined
    if (!selected?.place || (isInFront(face) && useOpenValue.getState().open)) return undefined
    const place = placeNow({ instanceId: selected.instanceId, place: selected.place })
    return place && sheet.findPlace(place)
  }

  /** The caret comes first. */
  let waiting: ReturnType<typeof setTimeout> | undefined
  function markSoon() {
    waiting ??= setTimeout(() => {
      waiting = undefined
      mark()
    })
  }
  const stops = [
    useSelection.subscribe(markSoon),
    useFound.subscribe(markSoon),
    useOpenValue.subscribe(({ open }, before) => {
      if ((open === undefined) !== (before.open === undefined)) markSoon()
    }),
  ]
  return {
    /** Whenever the page has been drawn anew. */
    markSoon,
    stop() {
      clearTimeout(waiting)
      for (const stop of stops) stop()
    },
  }
}

const attribute = 'data-chosen'
