import type { RefObject } from 'react'
import { followLayout } from '../drag/drag-session.ts'
import { isDragging } from '../drag/drag-store.ts'
import { addTwins } from '../editor/slide-sections.ts'
import { lookInto } from '../view/canvas-view.ts'
import { isInFront, type ShownFace } from '../view/shown-faces.ts'
import { addWaysIn } from '../view/way-in.ts'
import { alignRows } from './align-rows.ts'
import { editCss } from './edit-css.ts'
import type { EditSession } from './editing/edit-session.ts'
import { enterByKey, hearFrame } from './hear-frame.ts'
import { watchHeights } from './heights.ts'
import { placeDialogs } from './look-into.ts'
import type { Sight } from './near.ts'
import { createSheet, type Sheet } from './sheet.ts'

export type OpenFrame = {
  /** What it shows. */
  face: ShownFace
  frame: HTMLIFrameElement
  page: Document
  sheet: Sheet
  sight: WatchedSight
  /** Presses and the way in lead to values from now on; without a way into them, to what can be opened. */
  setEditing: (ways: EditingWays | undefined) => void
  /** Heights of all sections now, for whoever cannot wait until the browser tells. */
  measure: () => void
  setScale: (scale: number) => void
  close: () => void
}

export type EditingWays = Pick<EditSession, 'press' | 'enter' | 'show' | 'edit'>

/** Where somebody reads, and who wants to know when that may be elsewhere. */
export type WatchedSight = { now: () => Sight; watch: (onChange: () => void) => () => void }

/** Makes the empty document of the frame the page's: what it looks like, what is heard of it, how high it is. */
export function openFrame(
  face: ShownFace,
  frame: HTMLIFrameElement,
  scroller: RefObject<HTMLElement | null>,
): OpenFrame {
  const frameWindow = frame.contentWindow as (Window & typeof globalThis) | null
  const page = frame.contentDocument
  if (!frameWindow || !page) throw new Error('The frame of the live page has no document')
  let scale = 1

  const look = new frameWindow.CSSStyleSheet()
  look.replaceSync(editCss)
  page.adoptedStyleSheets = [look]

  const heights = watchHeights(
    page,
    frameWindow,
    (height) => {
      frame.style.blockSize = `${height}px`
    },
    () => {
      if (isDragging()) followLayout()
      tellOfSight()
    },
  )
  const watchers = new Set<() => void>()
  /** Measured once until it may be elsewhere. */
  let sight: Sight | undefined
  const tellOfSight = () => {
    sight = undefined
    for (const tell of watchers) tell()
  }
  const scrolling = scroller.current
  const scrollerSize = new ResizeObserver(tellOfSight)
  if (scrolling) scrollerSize.observe(scrolling)
  scrolling?.addEventListener('scroll', tellOfSight, { passive: true })
  const sheet = createSheet(page, heights)
  let editing: EditingWays | undefined
  hearFrame({ face, frame, page, sheet }, (...press) => editing?.press(...press) === true)
  placeDialogs(page, sightNow)
  const stops = [
    ...(face === 'front' ? [] : [alignRows(page, sheet)]),
    addTwins((instanceId) => {
      const element = sheet.elementOf(instanceId)
      return element && { element, scale }
    }),
    addWaysIn({
      isInFront: () => isInFront(face),
      enterSection: (id) => editing?.enter(id) || enterByKey(sheet.elementOf(id), frame),
      showValue: (place) => editing?.show(place) === true,
      editValue: (place) => editing?.edit(place) === true,
    }),
  ]

  function sightNow(): Sight {
    sight ??= measureSight()
    return sight
  }

  function measureSight(): Sight {
    const seen = scroller.current?.getBoundingClientRect()
    const { top } = frame.getBoundingClientRect()
    if (!seen) return { top: 0, height: 0 }
    return { top: Math.max(0, seen.top - top) / scale, height: seen.height / scale }
  }

  return {
    ...{ face, frame, page, sheet },
    setEditing(ways) {
      editing = ways
    },
    sight: {
      now: sightNow,
      watch(onChange) {
        watchers.add(onChange)
        return () => watchers.delete(onChange)
      },
    },
    measure: () => heights.measureNow(sheet.elements()),
    setScale(now) {
      scale = now
      tellOfSight()
      page.documentElement.style.setProperty('--live-scale', String(now))
    },
    close() {
      lookInto(false)
      heights.stop()
      scrollerSize.disconnect()
      scrolling?.removeEventListener('scroll', tellOfSight)
      for (const stop of stops) stop()
    },
  }
}
