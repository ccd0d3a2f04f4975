export type Box = { left: number; top: number; width: number; height: number }
type Size = { width: number; height: number }

/** Between the bar and its value, and between the bar and the edges of what is seen. */
const gap = 8
const margin = 8
/** So much worse it is to cover what is kept free. */
const keptFree = 1000

/**
 * Where the bar of a value stands, in what is seen of the page: never over the value; below it or above it, from its start
 * or to its end, where it covers least of what else is to be read. All else being equal it stands below, at the start.
 * What is kept free is covered only where there is no other place. `highest`: no more room is there.
 */
export function coverLeast(
  value: Box,
  bar: Size,
  seen: Box,
  isRightToLeft: boolean,
  read: readonly Box[],
  kept: readonly Box[],
): { left: number; top: number; highest: number } {
  const end = seen.top + seen.height
  const roomBelow = end - margin - (value.top + value.height + gap)
  const roomAbove = value.top - gap - (seen.top + margin)
  const sides = [
    { isBelow: true, room: roomBelow },
    { isBelow: false, room: roomAbove },
  ]
  const most = Math.max(roomBelow, roomAbove)
  const fitting = sides.filter(({ room }) => room >= Math.min(bar.height, most))
  const atLeft = value.left
  const atRight = value.left + value.width - bar.width
  const starts = isRightToLeft ? [atRight, atLeft] : [atLeft, atRight]
  const places = fitting.flatMap(({ isBelow, room }) =>
    starts.map((start) => {
      const height = Math.min(bar.height, room)
      const top = isBelow ? value.top + value.height + gap : value.top - gap - height
      const box = { left: clamp(start, seen, bar.width), top, width: bar.width, height }
      return {
        left: box.left,
        top,
        highest: room,
        covered: coveredBy(box, read) + keptFree * coveredBy(box, kept),
      }
    }),
  )
  const [first, ...others] = places
  if (!first) return { left: value.left, top: value.top + value.height + gap, highest: most }
  const { covered, ...best } = others.reduce(
    (least, each) => (each.covered < least.covered ? each : least),
    first,
  )
  return best
}

function clamp(left: number, seen: Box, width: number): number {
  return Math.max(seen.left + margin, Math.min(left, seen.left + seen.width - margin - width))
}

function coveredBy(box: Box, read: readonly Box[]): number {
  return read.reduce((sum, each) => sum + shared(box, each), 0)
}

function shared(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return width > 0 && height > 0 ? width * height : 0
}
