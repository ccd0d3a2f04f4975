import type { RefObject } from 'react'
import type { ZoneName } from './drag-store.ts'
import type { Span } from './gaps.ts'

/** A list that things can be dropped into, and what scrolls it. While nothing is in it there is no list. */
type Zone = {
  name: ZoneName
  scroller: RefObject<HTMLElement | null>
  list: RefObject<HTMLElement | null>
}

/** Where everything of a zone stood when the drag began; what has scrolled since is taken into account. */
export type MeasuredZone = {
  name: ZoneName
  scroller: HTMLElement
  /** Of the visible part, on the screen. */
  box: DOMRect
  /** Of the list, from the start of what scrolls. */
  top: number
  spans: readonly Span[]
}

const zones = new Map<ZoneName, Zone>()

export function registerZone(zone: Zone): () => void {
  zones.set(zone.name, zone)
  return () => {
    if (zones.get(zone.name) === zone) zones.delete(zone.name)
  }
}

export function measureZones(): MeasuredZone[] {
  return [...zones.values()].flatMap(({ name, scroller, list }) =>
    scroller.current ? measureZone(name, scroller.current, list.current) : [],
  )
}

/** How far a height of the screen lies from the top of the zone's list. */
export function heightInList({ scroller, top }: MeasuredZone, y: number): number {
  return y + scroller.scrollTop - top
}

export function isInside({ box }: MeasuredZone, x: number, y: number): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
}

function measureZone(name: ZoneName, scroller: HTMLElement, list: HTMLElement | null): MeasuredZone {
  const box = scroller.getBoundingClientRect()
  const listTop = (list ?? scroller).getBoundingClientRect().top
  const spans = Array.from(list?.children ?? [], (child) => {
    const { top, bottom } = child.getBoundingClientRect()
    return { start: top - listTop, end: bottom - listTop }
  })
  return { name, scroller, box, top: listTop + scroller.scrollTop, spans }
}
