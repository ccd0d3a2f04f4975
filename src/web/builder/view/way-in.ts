import type { PagePlace } from '#content/place.ts'

/** Ways into the live page. */
type WaysIn = {
  /** Leads the focus into a section. False: there is nothing in it to go to. */
  enterSection: (instanceId: string) => boolean
  /** Brings a value into sight; the focus stays where it is. False: it is not seen on the page. */
  showValue: (place: PagePlace) => boolean
  /** The value is edited where it stands. False: it cannot be. */
  editValue: (place: PagePlace) => boolean
}

let waysIn: WaysIn | undefined

/** Set while the live page is there. */
export function setWaysIn(ways: WaysIn): () => void {
  waysIn = ways
  return () => {
    if (waysIn === ways) waysIn = undefined
  }
}

/** Nothing where there is no live page. */
export function enterSection(instanceId: string): boolean | undefined {
  return waysIn?.enterSection(instanceId)
}

export function showValue(place: PagePlace): boolean {
  return waysIn?.showValue(place) === true
}

export function editValue(place: PagePlace): boolean {
  return waysIn?.editValue(place) === true
}
