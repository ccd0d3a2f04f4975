/** How near to an edge of what scrolls the pointer must be, and how fast it scrolls at most, in px a second. */
const edge = 72
const fastest = 2000

/** Speed downwards in px a second for a pointer at `y` in a box from `top` to `bottom`: the nearer to the edge, the faster. */
export function scrollSpeed(y: number, { top, bottom }: { top: number; bottom: number }): number {
  const reach = Math.min(edge, (bottom - top) / 4)
  const intoTop = top + reach - y
  const intoBottom = y - (bottom - reach)
  if (intoTop > 0) return -fastest * Math.min(1, intoTop / reach) ** 2
  if (intoBottom > 0) return fastest * Math.min(1, intoBottom / reach) ** 2
  return 0
}

let frame = 0

/** Scrolls with every frame for as long as `speedNow` is not 0. Called again, it goes on as before. */
export function keepScrolling(scroller: () => HTMLElement | undefined, speedNow: () => number) {
  if (frame !== 0 || speedNow() === 0) return
  let before = performance.now()
  const step = (time: number) => {
    const speed = speedNow()
    frame = speed === 0 ? 0 : requestAnimationFrame(step)
    scroller()?.scrollBy(0, (speed * Math.max(0, time - before)) / 1000)
    before = time
  }
  frame = requestAnimationFrame(step)
}

export function stopScrolling() {
  cancelAnimationFrame(frame)
  frame = 0
}
