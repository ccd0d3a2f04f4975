import morphdom from 'morphdom'
import { isSamePlace, type PagePlace } from '#content/place.ts'
import type { MarkedPlace } from '#html/live-renderer.ts'
import type { Brand } from '#layout/layout.ts'
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
}

/** The document of the frame, in which each section of the page has one element. */
export type Sheet = {
  /** True: other sections are there than before, or in another order. */
  show: (page: SheetPage, pictures: Pictures) => boolean
  elementOf: (instanceId: string) => HTMLElement | undefined
  /** What the number of a mark stands for. */
  placeOf: (instanceId: string, number: number) => MarkedPlace | undefined
  /** What shows the value there: the first element that is seen, for some are printed twice. */
  findPlace: (place: PagePlace) => HTMLElement | undefined
  elements: () => readonly (readonly [instanceId: string, element: HTMLElement])[]
}

type Kept = { section: DrawnSection; element: HTMLElement; pictures: Pictures }

/** `watch` and `unwatch` are told of each section's element that comes or goes. */
export function createSheet(
  document: Document,
  { watch, unwatch }: Record<'watch' | 'unwatch', (element: Element) => void>,
): Sheet {
  const kept = new Map<string, Kept>()
  const main = document.querySelector('main') ?? document.body
  const showStyles = createStyles(document)

  function show(page: SheetPage, pictures: Pictures): boolean {
    showHead(page)
    const sections = [...page.header, ...page.main, ...page.footer]
    const hasGone = forgetOthers(sections)
    for (const section of sections) draw(section, pictures)
    const { body } = document
    const haveMoved = [
      arrange(body, page.header, body.firstElementChild),
      arrange(main, page.main, main.firstElementChild),
      arrange(body, page.footer, main.nextElementSibling),
    ]
    return hasGone || haveMoved.includes(true)
  }

  function showHead({ lang, dir, brand, css }: SheetPage) {
    const { documentElement: root } = document
    if (root.lang !== lang) root.lang = lang
    if (root.dir !== dir) root.dir = dir
    const brandClass = `brand-${brand.toLowerCase()}`
    if (root.className !== brandClass) root.className = brandClass
    showStyles(css)
  }

  function forgetOthers(sections: readonly DrawnSection[]): boolean {
    const wanted = new Set(sections.map(({ instanceId }) => instanceId))
    const gone = [...kept].filter(([instanceId]) => !wanted.has(instanceId))
    for (const [instanceId, { element }] of gone) {
      kept.delete(instanceId)
      unwatch(element)
      element.remove()
    }
    return gone.length > 0
  }

  function draw(section: DrawnSection, pictures: Pictures) {
    const known = kept.get(section.instanceId)
    if (!known) {
      const element = createSection(document, section, pictures)
      element.style.setProperty(heightToBe, `auto ${section.expectedHeight}px`)
      kept.set(section.instanceId, { section, element, pictures })
      watch(element)
      return
    }
    if (known.section === section && known.pictures === pictures) return
    const hasOthers = known.pictures !== pictures && section.html?.includes('<img ')
    const isOther = known.section.html !== section.html || known.section.isLater !== section.isLater
    if (isOther || hasOthers) known.element = renew(known.element, section, pictures)
    else if (known.section.statuses !== section.statuses) showStatuses(known.element, section.statuses)
    known.section = section
    known.pictures = pictures
  }

  /** What is the same stays: focus, caret, what is open, how far it is scrolled. */
  function renew(element: HTMLElement, section: DrawnSection, pictures: Pictures): HTMLElement {
    const next = createSection(document, section, pictures)
    next.style.setProperty(heightToBe, `auto ${section.expectedHeight}px`)
    if (next.nodeName === element.nodeName) {
      morphdom(element, next, { onBeforeElUpdated: keepOpen })
      return element
    }
    element.replaceWith(next)
    unwatch(element)
    watch(next)
    return next
  }

  /** From `first` on they stand in this order; only what is elsewhere is moved. */
  function arrange(parent: Element, sections: readonly DrawnSection[], first: Element | null): boolean {
    let next = first
    let hasMoved = false
    for (const { instanceId } of sections) {
      const element = kept.get(instanceId)?.element
      if (!element) continue
      // What stands in its way has gone to a later place.
      if (next?.nextElementSibling === element) next = element
      if (next === element) next = element.nextElementSibling
      else {
        parent.insertBefore(element, next)
        hasMoved = true
      }
    }
    return hasMoved
  }

  return {
    show,
    elementOf: (instanceId) => kept.get(instanceId)?.element,
    placeOf: (instanceId, number) => kept.get(instanceId)?.section.places[number],
    findPlace(place) {
      const { element, section } = kept.get(place.instanceId) ?? {}
      const found = section?.places.flatMap((each, number) =>
        isSamePlace({ ...each, instanceId: place.instanceId }, place)
          ? [...(element?.querySelectorAll<HTMLElement>(`[data-place="${number}"]`) ?? [])]
          : [],
      )
      return found?.find((each) => each.checkVisibility()) ?? found?.[0]
    },
    elements: () => [...kept].map(([instanceId, { element }]) => [instanceId, element] as const),
  }
}

/** Until a section has been seen, its height is guessed; then the browser remembers it. */
const heightToBe = 'contain-intrinsic-block-size'

/** What somebody opened stays open. */
function keepOpen(before: HTMLElement, after: HTMLElement): boolean {
  if (before.isEqualNode(after)) return false
  if (before.nodeName === 'DETAILS') after.toggleAttribute('open', before.hasAttribute('open'))
  return true
}
