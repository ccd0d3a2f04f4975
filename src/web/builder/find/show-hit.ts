import { flushSync } from 'react-dom'
import { labelOf } from '#catalogue/lookup.ts'
import { contextOf, type Hit } from '#content/draft/search/find-hits.ts'
import { isSamePlace } from '#content/place.ts'
import { instanceOf } from '#content/slots.ts'
import { texts } from '#texts/find.ts'
import { announce } from '../../ui/announce.ts'
import { useEditor } from '../editor/editor-store.ts'
import { sectionId } from '../editor/focus.ts'
import { beginReviewAt } from '../reviewing/review-store.ts'
import { setFound, useFound } from '../view/found.ts'
import { closePanel, openPanel, usePanels } from '../view/panels-store.ts'
import { select, selectionAt } from '../view/selection.ts'
import { showValue } from '../view/way-in.ts'
import { leaveAt, rememberShown, useFind } from './find-store.ts'
import { hitKey } from './hit-key.ts'
import { hitsNow } from './replace.ts'
import { stepToHit } from './step-to-hit.ts'

/** Leads to where a hit stands: on the live page, where a bar leads on to the others, else in the review. */
export function showHit(hit: Hit) {
  const hits = hitsNow()
  const key = hitKey(hit)
  const index = hits.findIndex((each) => hitKey(each) === key)
  const { component, place, kind, slot } = hit
  const { pageId, draft } = useEditor.getState()
  const { words, spelling, extent } = useFind.getState()
  leaveAt(key)
  const inValue = hits.filter((each) => each.kind === kind && isSamePlace(each.place, place))
  const turn = inValue.findIndex((each) => hitKey(each) === key)
  setFound({ pageId, search: { words, spelling, extent }, kind, place, turn })
  select(selectionAt(place.instanceId, instanceOf(draft, component, place.instanceId), place))
  if (!showValue(place)) {
    setFound(undefined)
    beginReviewAt(place)
    return openPanel('review', 'find')
  }
  rememberShown({ key, index })
  // The dialog gives the focus back first.
  if (usePanels.getState().open === 'find') flushSync(closePanel)
  const { before, found, after } = contextOf(hit)
  const where = texts.where(labelOf(slot.field), slot.item, component.displayName)
  announce(`${texts.bar.hit(index + 1, hits.length)}. ${where}: ${before}${found}${after}`)
}

export function showNextHit(by: 1 | -1) {
  const hits = hitsNow()
  const { shown } = useFind.getState()
  if (hits.length === 0 || !shown) return
  const now = hits.findIndex((each) => hitKey(each) === shown.key)
  const at = now < 0 ? { index: shown.index, isGone: true } : { index: now, isGone: false }
  const next = hits[stepToHit(hits.length, at, by)]
  if (next) showHit(next)
}

/** The focus goes to the section that was shown last. */
export function leaveHits() {
  const { found } = useFound.getState()
  setFound(undefined)
  leaveAt(undefined)
  document.getElementById(sectionId(found?.place.instanceId ?? ''))?.focus({ preventScroll: true })
}
