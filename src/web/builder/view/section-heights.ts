/**
 * How high each section of the live page is, in pixels of the page, by instance id: of a page that is seen in two
 * languages, as high as it is in the language that needs more. Known here and not in a store: with a keystroke the box of
 * one section grows, and nothing is drawn anew for that.
 */
const rows = new Map<string, Map<object, number>>()
const watchers = new Map<string, (height: number) => void>()
const rowWatchers = new Set<(instanceId: string, height: number) => void>()

/** `drawing`: whose section it is, as there may be two drawings of the page. */
export function setSectionHeight(drawing: object, instanceId: string, height: number) {
  const before = sectionHeight(instanceId)
  const row = rows.get(instanceId) ?? new Map<object, number>()
  if (row.get(drawing) === height) return
  rows.set(instanceId, row.set(drawing, height))
  const now = Math.max(...row.values())
  if (now !== before) watchers.get(instanceId)?.(now)
  for (const show of rowWatchers) show(instanceId, now)
}

/** If it is known. */
export function sectionHeight(instanceId: string): number | undefined {
  const row = rows.get(instanceId)
  return row && Math.max(...row.values())
}

export function heightIn(drawing: object, instanceId: string): number | undefined {
  return rows.get(instanceId)?.get(drawing)
}

/** Shows the height at once, if it is known, and each one that follows. */
export function watchSectionHeight(instanceId: string, show: (height: number) => void): () => void {
  watchers.set(instanceId, show)
  const known = sectionHeight(instanceId)
  if (known !== undefined) show(known)
  return () => {
    if (watchers.get(instanceId) === show) watchers.delete(instanceId)
  }
}

/** Shows how high every section is together with the one opposite, whenever one of both changes. */
export function watchRows(show: (instanceId: string, height: number) => void): () => void {
  rowWatchers.add(show)
  return () => rowWatchers.delete(show)
}

/** Of a drawing that is no more. */
export function forgetSectionHeights(drawing: object) {
  for (const [instanceId, row] of rows) if (row.delete(drawing) && row.size === 0) rows.delete(instanceId)
}
