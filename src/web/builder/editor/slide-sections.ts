import { sectionId } from './focus.ts'

/** How far down the page each section begins, by its instance id. */
export type SectionTops = ReadonlyMap<string, number>

/** What shows the same section behind its box, `scale` times as large as it is there. */
type Twin = { element: Element; scale: number }

const twinFinders = new Set<(instanceId: string) => Twin | undefined>()

/** Known while the page is drawn behind the boxes of its sections, once or in two languages: it slides along. */
export function addTwins(find: (instanceId: string) => Twin | undefined): () => void {
  twinFinders.add(find)
  return () => twinFinders.delete(find)
}

/** Called before a change, as nothing tells afterwards where sections stood. */
export function measureSections(): SectionTops {
  return isStill() ? none : new Map(placesOf().map(({ instanceId, top }) => [instanceId, top]))
}

/** Lets the sections in sight slide from where they stood. The one that goes furthest passes over the others. */
export function slideSections(before: SectionTops) {
  if (before.size === 0) return
  for (const slide of slides) slide.cancel()
  const moved = placesOf().flatMap(({ element, instanceId, top }) => {
    const way = (before.get(instanceId) ?? top) - top
    return way !== 0 && isInSight(element) ? [{ element, instanceId, way }] : []
  })
  const furthest = Math.max(...moved.map(({ way }) => Math.abs(way)))
  slides = moved.flatMap(({ element, instanceId, way }) => {
    // From further away than a screen nobody would see it come.
    const from = Math.sign(way) * Math.min(Math.abs(way), window.innerHeight)
    const zIndex = Math.abs(way) === furthest ? 1 : 0
    const twins = [...twinFinders].flatMap((find) => find(instanceId) ?? [])
    return [
      slide(element, from, zIndex),
      ...twins.map((twin) => slide(twin.element, from / twin.scale, zIndex)),
    ]
  })
}

function slide(element: Element, from: number, zIndex: number): Animation {
  const steps = [`translateY(${from}px)`, 'none'].map((transform) => ({ transform, zIndex }))
  return element.animate(steps, { duration: slideTime, easing: 'ease-out' })
}

/** Shows for a moment which section it was that changed. */
export function markSection(instanceId: string) {
  if (isStill()) return
  const section = document.getElementById(sectionId(instanceId))
  if (!section) return
  // The mark is there only as long as it is seen.
  section.dataset.marked = ''
  const options = { duration: markTime, easing: 'ease-in', pseudoElement: '::before' }
  const marking = section.animate({ opacity: [0.3, 0] }, options)
  for (const end of ['finish', 'cancel'] as const)
    marking.addEventListener(end, () => delete section.dataset.marked)
}

const slideTime = 160
const markTime = 900
const none: SectionTops = new Map()

/** Those under way: the next change starts from where they lead to. */
let slides: Animation[] = []

function placesOf() {
  const elements = [...document.querySelectorAll<HTMLElement>('#canvas [data-instance]')]
  const origin = elements[0]?.parentElement?.getBoundingClientRect().top ?? 0
  return elements.map((element) => ({
    element,
    instanceId: element.dataset.instance ?? '',
    top: element.getBoundingClientRect().top - origin,
  }))
}

function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

function isStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
