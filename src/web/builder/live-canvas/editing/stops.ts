import { type PagePlace, pathOf, placeOf } from '#content/place.ts'
import type { MarkedPlace } from '#html/live-renderer.ts'

/** A value of the page and what shows it. */
export type Stop = {
  place: PagePlace
  kind: MarkedPlace['kind']
  /** Which entry of a list, from 0. */
  entry?: number | undefined
  element: HTMLElement
}

export type PlaceOf = (instanceId: string, number: number) => MarkedPlace | undefined

/** The values of a section in the order in which they stand, each once, where it can be seen or opened. */
export function stopsIn(section: HTMLElement, placeOf: PlaceOf): Stop[] {
  const instanceId = section.dataset.instance ?? ''
  const stops = new Map<string, Stop>()
  for (const element of section.querySelectorAll<HTMLElement>(valued)) {
    const place = placeOf(instanceId, numberOf(element))
    if (!place || !isReachable(element)) continue
    const path = pathOf(place)
    if (!stops.has(path)) stops.set(path, stopOf(instanceId, place, element))
  }
  return [...stops.values()]
}

/** What is meant by a press there: of a link with a value's words, the words. */
export function stopAt(target: Element, instanceId: string, placeOf: PlaceOf): Stop | undefined {
  const found = target.closest<HTMLElement>(`${valued}, [data-place-href]`)
  const element = found?.querySelector<HTMLElement>(text) ?? found
  const own = found?.hasAttribute('data-place') ? found : element
  const place = own && placeOf(instanceId, numberOf(own))
  return own && place ? stopOf(instanceId, place, own) : undefined
}

/** Copies for those who hear the page follow what they are copies of. */
const text = '[data-place]:not(.visually-hidden, .visually-hidden *)'
const valued = `${text}, [data-place-src], [data-place-href]:not(:has(${text}))`

function numberOf({ dataset }: HTMLElement): number {
  return Number(dataset.place ?? dataset.placeSrc ?? dataset.placeHref)
}

function stopOf(instanceId: string, marked: MarkedPlace, element: HTMLElement): Stop {
  const { kind, entry } = marked
  return { place: { instanceId, ...placeOf(marked) }, kind, entry, element }
}

/** What is closed can be opened. */
function isReachable(element: HTMLElement): boolean {
  return element.checkVisibility() || element.closest('details:not([open]), [popover]') !== null
}

/** Opens what the element stands in, and closes the dialogs that it does not. */
export function reveal(element: HTMLElement) {
  for (const each of element.ownerDocument.querySelectorAll<HTMLElement>('[popover]:popover-open'))
    if (!each.contains(element)) each.hidePopover()
  for (let each: HTMLElement | null = element; each; each = each.parentElement) {
    if (each.nodeName === 'DETAILS' && !isSummary(each, element)) each.setAttribute('open', '')
    if (each.hasAttribute('popover') && !each.matches(':popover-open')) each.showPopover()
  }
}

function isSummary(details: HTMLElement, element: HTMLElement): boolean {
  return details.querySelector(':scope > summary')?.contains(element) === true
}

/** The focus is on what shows a value that is not typed where it stands. */
export function focusStop(element: HTMLElement) {
  element.tabIndex = -1
  element.ownerDocument.defaultView?.focus()
  element.focus({ preventScroll: true })
}
