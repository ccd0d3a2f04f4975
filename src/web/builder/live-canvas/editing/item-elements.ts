import type { PlaceOf } from './stops.ts'

/** The element of each item, by its place from 0: the highest one in which values of this item alone stand. */
export function itemElements(section: HTMLElement, placeOf: PlaceOf): Map<number, HTMLElement> {
  const instanceId = section.dataset.instance ?? ''
  const found = new Map<number, HTMLElement>()
  for (const value of valuesIn(section)) {
    const item = itemOf(value)
    if (item === undefined || found.has(item)) continue
    let element = value
    for (let each = value.parentElement; each && each !== section; each = each.parentElement) {
      if (!valuesIn(each).every((other) => itemOf(other) === item)) break
      element = each
    }
    found.set(item, element)
  }
  return found

  function itemOf({ dataset }: HTMLElement): number | undefined {
    const number = dataset.place ?? dataset.placeSrc ?? dataset.placeHref
    return placeOf(instanceId, Number(number))?.item
  }
}

function valuesIn(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>('[data-place], [data-place-src], [data-place-href]')]
}
