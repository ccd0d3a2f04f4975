/** A line from what is in the document to where that is on the page; `from` is an element's selector, `id` the section's. */
export type Wanted = { key: string; from: string; id: string; isInQuestion: boolean }

export type Link = { key: string; path: string; isInQuestion: boolean }

type Spot = { x: number; y: number }

/** Lines between both sides, in pixels of `place`; none to or from what is scrolled out of sight. */
export function findLinks(place: HTMLElement, wanted: readonly Wanted[]): Link[] {
  const frame = place.querySelector('iframe')
  const scroller = place.querySelector<HTMLElement>('[data-scroller]')
  if (!frame?.contentDocument || !scroller) return []
  const from = scroller.getBoundingClientRect()
  const to = frame.getBoundingClientRect()
  // On a small screen one of both is shown at a time.
  if (from.width === 0 || to.width === 0) return []
  const { left, top } = place.getBoundingClientRect()
  const scale = to.width / frame.clientWidth
  return wanted.flatMap(({ key, from: selector, id, isInQuestion }) => {
    const line = scroller.querySelector(selector)?.closest('li')?.getBoundingClientRect()
    const section = frame.contentDocument?.getElementById(id)
    const said = (isInQuestion && section?.querySelector('[data-said]')) || section
    if (!line || !said) return []
    const box = said.getBoundingClientRect()
    const start = middleInSight(line.top, line.bottom, from)
    const end = middleInSight(to.top + box.top * scale, to.top + box.bottom * scale, to)
    if (start === undefined || end === undefined) return []
    const path = curve(
      { x: from.right - left, y: start - top },
      { x: to.left + Math.max(0, box.left) * scale - left, y: end - top },
    )
    return [{ key, path, isInQuestion }]
  })
}

/** The middle of as much as can be seen between two edges; of what is high, a place near its beginning. */
function middleInSight(top: number, bottom: number, sight: DOMRect): number | undefined {
  const [first, last] = [Math.max(top, sight.top), Math.min(bottom, sight.bottom)]
  return last - first < least ? undefined : first + Math.min((last - first) / 2, farthest)
}

/** In pixels. */
const least = 12
const farthest = 32

function curve(from: Spot, to: Spot): string {
  const bend = (to.x - from.x) / 2
  return `M ${from.x} ${from.y} C ${from.x + bend} ${from.y}, ${to.x - bend} ${to.y}, ${to.x} ${to.y}`
}
