/**
 * How high each section of the live page is, in pixels of the page, by instance id. Known here and not in a store: with
 * a keystroke the box of one section grows, and nothing is drawn anew for that.
 */
const heights = new Map<string, number>()
const watchers = new Map<string, (height: number) => void>()

export function setSectionHeight(instanceId: string, height: number) {
  if (heights.get(instanceId) === height) return
  heights.set(instanceId, height)
  watchers.get(instanceId)?.(height)
}

/** If it is known. */
export function sectionHeight(instanceId: string): number | undefined {
  return heights.get(instanceId)
}

/** Shows the height at once, if it is known, and each one that follows. */
export function watchSectionHeight(instanceId: string, show: (height: number) => void): () => void {
  watchers.set(instanceId, show)
  const known = heights.get(instanceId)
  if (known !== undefined) show(known)
  return () => {
    if (watchers.get(instanceId) === show) watchers.delete(instanceId)
  }
}

export function forgetSectionHeights() {
  heights.clear()
}
