import type { PagePlace } from '#content/place.ts'

/** Ways into the live page, or into one of both where it is drawn in two languages. */
type WaysIn = {
  isInFront: () => boolean
  /** Leads the focus into a section. False: there is nothing in it to go to. */
  enterSection: (instanceId: string) => boolean
  /** Brings a value into sight; the focus stays where it is. False: it is not seen on the page. */
  showValue: (place: PagePlace) => boolean
  /** The value is edited where it stands. False: it cannot be. */
  editValue: (place: PagePlace) => boolean
}

const waysIn = new Set<WaysIn>()

/** Known while the live page is there. */
export function addWaysIn(ways: WaysIn): () => void {
  waysIn.add(ways)
  return () => waysIn.delete(ways)
}

function inFront(): WaysIn | undefined {
  return [...waysIn].findLast((ways) => ways.isInFront())
}

/** Nothing where there is no live page. */
export function enterSection(instanceId: string): boolean | undefined {
  return inFront()?.enterSection(instanceId)
}

export function showValue(place: PagePlace): boolean {
  return inFront()?.showValue(place) === true
}

export function editValue(place: PagePlace): boolean {
  return inFront()?.editValue(place) === true
}
