import { isSamePlace, type PagePlace } from '#content/place.ts'
import type { MarkedPlace } from '#html/live-renderer.ts'
import type { Brand } from '#layout/layout.ts'
import { isTwin, morphAround } from './morph-around.ts'
import { createNotices } from './notices-element.ts'
import { findOtherWords, writeOtherWords } from './other-words.ts'
import { createSection, type DrawnSection, type Pictures, showStatuses } from './section-element.ts'
import { createStyles } from './styles.ts'

export type SheetPage = {
  lang: string
  dir: 'ltr' | 'rtl'
  brand: Brand
  css: string
  header: readonly DrawnSection[]
  main: readonly DrawnSection[]
  footer: readonly DrawnSection[]
  /** What must stand on the page before its footer. */
  notices: string | undefined
}

/** The document of the frame, in which each section of the page has one element. */
export type Sheet = {
  /** True: other sections are there than before, or in another order. */
  show: (page: SheetPage, pictures: Pictures) => boolean
  elementOf: (instanceId: string) => HTMLElement | undefined
  /** What the number of a mark stands for. */
  placeOf: (instanceId: string, number: number) => MarkedPlace | undefined
  /** What shows the value there, or one entry of it: the first element that is seen, for some are printed twice. */
  findPlace: (place: PagePlace, entry?: number) => HTMLElement | undefined
  elements: () => readonly (readonly [instanceId: string, element: HTMLElement])[]
  /** So many pixels stay free below a section. */
  leaveRoom: (instanceId: string, height: number) => void
  /** From now on what somebody types in is left alone; what was before is drawn anew with the next page. */
  hold: (held: Held | undefined) => void
}

/** Somebody types in this element, where this place is shown. */
export type Held = { instanceId: string; element: HTMLElement; isPlace: (place: MarkedPlace) => boolean }

type Kept = { section: DrawnSection; element: HTMLElement; pictures: Pictures }

/** `watch` and `unwatch` are told of each section's element that comes or goes. */
export function createSheet(
  document: Document,
  { watch, unwatch }: Record<'watch' | 'unwatch', (element: Element) => void>,
): Sheet {
  const kept = new Map<string, Kept>()
  const main = document.querySelector('main') ?? document.body
  const showStyles = createStyles(document)
  const showNotices = createNotices(main)
  let held: Held | undefined
  /** Of the sections, as they stand; most pages differ from the one before in words alone. */
  let order = ''
  /** Sections whose elements are not what was drawn. */
  const touched = new Set<string>()
  const rooms = new Map<string, number>()

  function show(page: SheetPage, pictures: Pictures): boolean {
    showHead(page)
    const sections = [...page.header, ...page.main, ...page.footer]
    const next = orderOf(page)
    const isSameOrder = next === order
    if (!isSameOrder) forgetOthers(sections)
    for (const section of sections) draw(section, pictures)
    if (!isSameOrder) arrangeAll(page)
    order = next
    showNotices(page.notices)
    return !isSameOrder
  }

  function arrangeAll({ header, main: middle, footer }: SheetPage) {
    const { body } = document
    arrange(body, header, body.firstElementChild)
    arrange(main, middle, main.firstElementChild)
    arrange(body, footer, main.nextElementSibling)
  }

  function showHead({ lang, dir, brand, css }: SheetPage) {
    const { documentElement: root } = document
    if (root.lang !== lang) root.lang = lang
    if (root.dir !== dir) root.dir = dir
    const brandClass = `brand-${brand.toLowerCase()}`
    if (root.className !== brandClass) root.className = brandClass
    showStyles(css)
  }

  function forgetOthers(sections: readonly DrawnSection[]) {
    const wanted = new Set(sections.map(({ instanceId }) => instanceId))
    const gone = [...kept].filter(([instanceId]) => !wanted.has(instanceId))
    for (const [instanceId, { element }] of gone) {
      kept.delete(instanceId)
      unwatch(element)
      element.remove()
    }
  }

  function draw(section: DrawnSection, pictures: Pictures) {
    const known = kept.get(section.instanceId)
    if (!known) {
      const element = create(section, pictures)
      kept.set(section.instanceId, { section, element, pictures })
      watch(element)
      return
    }
    const isTouched = held?.instanceId !== section.instanceId && touched.delete(section.instanceId)
    if (known.section === section && known.pictures === pictures && !isTouched) return
    const hasOthers = known.pictures !== pictures && section.html?.includes('<img ')
    const isOther = known.section.html !== section.html || known.section.isLater !== section.isLater
    const isHeld = held?.instanceId === section.instanceId
    const isWritten = isOther && !hasOthers && !isTouched && !isHeld && writeWords(known, section)
    const isDrawn = (isOther && !isWritten) || hasOthers || isTouched
    if (isDrawn) known.element = renew(known.element, section, pictures)
    // What is held is not drawn anew.
    if (known.section.statuses !== section.statuses && (isHeld || !isDrawn))
      showStatuses(known.element, section)
    known.section = section
    known.pictures = pictures
  }

  /** Whether other words of values are all that was to be drawn. */
  function writeWords({ section: { html }, element }: Kept, section: DrawnSection): boolean {
    if (html === undefined || section.html === undefined) return false
    const words = findOtherWords(html, section.html)
    return words !== undefined && writeOtherWords(element, words)
  }

  function create(section: DrawnSection, pictures: Pictures): HTMLElement {
    const element = createSection(document, section, pictures)
    element.style.setProperty(heightToBe, `auto ${section.expectedHeight}px`)
    showRoom(element, section.instanceId)
    return element
  }

  function showRoom({ style }: HTMLElement, instanceId: string) {
    const room = rooms.get(instanceId)
    if (room === undefined) style.removeProperty(roomBelow)
    else style.setProperty(roomBelow, `${room}px`)
  }

  function leaveRoom(instanceId: string, height: number) {
    if (height === (rooms.get(instanceId) ?? 0)) return
    if (height > 0) rooms.set(instanceId, height)
    else rooms.delete(instanceId)
    const element = kept.get(instanceId)?.element
    if (element) showRoom(element, instanceId)
  }

  /** Around what somebody types in; while that would have no place, the section stays as it is. */
  function renew(element: HTMLElement, section: DrawnSection, pictures: Pictures): HTMLElement {
    const next = create(section, pictures)
    if (held?.instanceId === section.instanceId) {
      const twin = twinOf(held, section, element, next)
      if (!twin || !isTwin({ ...held, twin }, element, next)) return element
      morphAround(element, next, { ...held, twin })
      held.element.dataset.place = twin.dataset.place
      held.element.toggleAttribute('data-status', twin.hasAttribute('data-status'))
      if (twin.dataset.status) held.element.dataset.status = twin.dataset.status
      return element
    }
    if (next.nodeName === element.nodeName) {
      morphAround(element, next)
      return element
    }
    element.replaceWith(next)
    unwatch(element)
    watch(next)
    return next
  }

  function hold(next: Held | undefined) {
    if (held) touched.add(held.instanceId)
    held = next
  }

  /** From `first` on they stand in this order; only what is elsewhere is moved. */
  function arrange(parent: Element, sections: readonly DrawnSection[], first: Element | null) {
    let next = first
    for (const { instanceId } of sections) {
      const element = kept.get(instanceId)?.element
      if (!element) continue
      // What stands in its way has gone to a later place.
      if (next?.nextElementSibling === element) next = element
      if (next === element) next = element.nextElementSibling
      else parent.insertBefore(element, next)
    }
  }

  return {
    show,
    elementOf: (instanceId) => kept.get(instanceId)?.element,
    placeOf: (instanceId, number) => kept.get(instanceId)?.section.places[number],
    findPlace(place, entry) {
      const { element, section } = kept.get(place.instanceId) ?? {}
      const found = section?.places.flatMap((each, number) =>
        isSamePlace({ ...each, instanceId: place.instanceId }, place) &&
        (entry === undefined || each.entry === entry)
          ? [...(element?.querySelectorAll<HTMLElement>(showing(number)) ?? [])]
          : [],
      )
      return found?.find((each) => each.checkVisibility()) ?? found?.[0]
    },
    elements: () => [...kept].map(([instanceId, { element }]) => [instanceId, element] as const),
    leaveRoom,
    hold,
  }
}

/** Until a section has been seen, its height is guessed; then the browser remembers it. */
const heightToBe = 'contain-intrinsic-block-size'
/** Not of the section's own height, which is measured. */
const roomBelow = 'margin-block-end'

function showing(number: number): string {
  return ['', '-src', '-href'].map((kind) => `[data-place${kind}="${number}"]`).join()
}

function orderOf({ header, main, footer }: SheetPage): string {
  return [header, main, footer].map((part) => part.map(({ instanceId }) => instanceId).join()).join('/')
}

/** Of places that are shown twice, the one at the same turn. */
function twinOf(
  { element: own, isPlace }: Held,
  { places }: DrawnSection,
  element: HTMLElement,
  next: HTMLElement,
) {
  const turn = [...element.querySelectorAll(`[data-place="${own.dataset.place}"]`)].indexOf(own)
  const number = places.findIndex(isPlace)
  return [...next.querySelectorAll<HTMLElement>(`[data-place="${number}"]`)].at(Math.max(turn, 0))
}
