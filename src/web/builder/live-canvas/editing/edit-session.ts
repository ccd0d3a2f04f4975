import { localesOf, showFace } from '#content/draft/faces/show-face.ts'
import { reviewedInstances } from '#content/draft/review.ts'
import { isSamePlace, type PagePlace } from '#content/place.ts'
import { loadedManifest } from '../../../catalogue/catalogue-store.ts'
import { useEditor } from '../../editor/editor-store.ts'
import { showFaceNow } from '../../faces/show-face.ts'
import { useEditing } from '../../reviewing/editing-store.ts'
import { findTypedOnPage } from '../../value/kept-typing.ts'
import { useFound } from '../../view/found.ts'
import { select } from '../../view/selection.ts'
import { wordsInSection } from '../found/words-in-section.ts'
import { goToOtherEntry } from './guard-edit.ts'
import { findNextStop } from './next-stop.ts'
import { changeOpenValue, useOpenValue } from './open-value.ts'
import { findWritable, openPlace } from './place-now.ts'
import { reveal, type Stop, stopAt, stopsIn } from './stops.ts'
import { nowhere, type Point } from './type-in-place.ts'
import { createValueEdit, type EditedSheet, focusSection } from './value-edit.ts'

export type EditSession = {
  /** True: the press began an edit, or belongs to one. */
  press: (target: Element, instanceId: string, point: Point) => boolean
  /** Into the first value of a section. False: it has none. */
  enter: (instanceId: string) => boolean
  /** Brings a value into sight. False: it is not seen on the page. */
  show: (place: PagePlace) => boolean
  /** Edits a value that was chosen elsewhere. False: it is not seen on the page, or another one cannot be left. */
  edit: (place: PagePlace) => boolean
  /** Files for the picture that this element shows. */
  takeFiles: (element: HTMLElement, files: readonly File[]) => void
  next: (direction: 1 | -1) => void
  /** Goes on with what was typed before the page was loaded again. */
  takeUp: () => void
  close: () => void
}

/** The ways into the values of the page, and from one to the next; one value at a time is edited. */
export function createEditSession(frame: HTMLIFrameElement, page: Document, sheet: EditedSheet): EditSession {
  const { begin, keep, stop, goBack, close } = createValueEdit(frame, page, sheet)

  function next(direction: 1 | -1) {
    const { open } = useOpenValue.getState()
    const from = openPlace()
    if (!open || !from) return
    const ids = useEditor.getState().draft.layout.components.map(({ instanceId }) => instanceId)
    if (!keep()) return goBack()
    stop()
    sheet.drawNow()
    const found = findNextStop(ids, stopsOf, from, direction)
    if (!found || !begin(found)) focusSection(open.instanceId)
  }

  function stopsOf(instanceId: string): Stop[] {
    const section = sheet.elementOf(instanceId)
    return section ? stopsIn(section, sheet.placeOf).filter(({ place }) => findWritable(place)) : []
  }

  function stopOf(place: PagePlace): Stop | undefined {
    const element = sheet.findPlace(place)
    const own = stopsOf(place.instanceId).find((each) => isSamePlace(each.place, place))
    return own ?? (element && { place, kind: 'written', element })
  }

  return {
    press(target, instanceId, point) {
      if (useOpenValue.getState().open?.anchor()?.contains(target)) return true
      const stop = stopAt(target, instanceId, sheet.placeOf)
      return stop !== undefined && (goToOtherEntry(stop, point) || begin(stop, { point }))
    },
    enter(instanceId) {
      sheet.drawNow()
      const [first] = stopsOf(instanceId)
      return first !== undefined && begin(first)
    },
    show(place) {
      // It may not have been near, and is by now what is selected.
      sheet.drawNow()
      const element = sheet.findPlace(place)
      if (!element) return false
      reveal(element)
      bringToMiddle(holderOfFound(sheet, place) ?? element)
      return true
    },
    edit(place) {
      sheet.drawNow()
      const stop = stopOf(place)
      return stop !== undefined && begin(stop, { point: nowhere })
    },
    takeFiles(element, files) {
      const { instance = '' } = element.closest<HTMLElement>('[data-instance]')?.dataset ?? {}
      const stop = stopAt(element, instance, sheet.placeOf)
      if (stop && begin(stop, { point: nowhere })) changeOpenValue({ files })
    },
    next,
    takeUp() {
      const manifest = loadedManifest()
      const { pageId, draft } = useEditor.getState()
      if (!manifest || useEditing.getState().editing) return
      const shown = localesOf(draft).filter((locale) => sheet.face === 'front' || sheet.face === locale)
      for (const locale of shown) {
        const reviewed = reviewedInstances(showFace(draft, locale), manifest)
        const kept = findTypedOnPage({ pageId, locale }, reviewed)
        if (!kept || !showFaceNow(locale)) continue
        const place = { instanceId: kept.instanceId, ...kept.place }
        // It may be far from where the page is read now.
        select({ instanceId: place.instanceId })
        sheet.drawNow()
        const stop = stopOf(place)
        if (stop && begin(stop, { typed: kept.typed, words: kept.words })) return
      }
    },
    close,
  }
}

/** Of a long text, the paragraph in which the words stand that were looked for. */
function holderOfFound(
  { elementOf, placeOf }: EditedSheet,
  { instanceId }: PagePlace,
): HTMLElement | undefined {
  const { found } = useFound.getState()
  const section = elementOf(instanceId)
  if (!section || found?.place.instanceId !== instanceId) return undefined
  const words = wordsInSection(section, placeOf, found).filter(({ isShown }) => isShown)
  const holders = words.flatMap(({ start }) => start.parentElement ?? [])
  return holders.find((each) => each.checkVisibility())
}

/** Sections on the way to it may turn out higher or lower than they were guessed to be. */
function bringToMiddle(element: HTMLElement) {
  element.scrollIntoView({ block: 'center' })
  requestAnimationFrame(() => requestAnimationFrame(() => element.scrollIntoView({ block: 'center' })))
}
