/** Leads the focus into a section of the live page. False: there is nothing in it to go to. */
type WayIn = (instanceId: string) => boolean

let wayIn: WayIn | undefined

/** Set while the live page is there. */
export function setWayIn(way: WayIn): () => void {
  wayIn = way
  return () => {
    if (wayIn === way) wayIn = undefined
  }
}

/** Nothing where there is no live page. */
export function enterSection(instanceId: string): boolean | undefined {
  return wayIn?.(instanceId)
}
