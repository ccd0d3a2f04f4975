/** What of the page an event of the frame is at. */
export type Picked = {
  instanceId: string
  /** The number of the value's place in its section, if there is one. */
  number?: number
  element: Element
}

/** `instanceof` knows nothing of another document's elements. */
export function pick(target: EventTarget | null): Picked | undefined {
  const element = elementOf(target)
  const section = element?.closest<HTMLElement>('[data-instance]')
  const instanceId = section?.dataset.instance
  if (!element || instanceId === undefined) return undefined
  const place = element.closest<HTMLElement>('[data-place], [data-place-src]')
  const { place: text, placeSrc: picture } = place?.dataset ?? {}
  const number = text ?? picture
  return { instanceId, element, ...(number !== undefined && { number: Number(number) }) }
}

function elementOf(target: EventTarget | null): Element | undefined {
  const node = target as Node | null
  if (node?.nodeType === 1) return node as Element
  return node?.parentElement ?? undefined
}
