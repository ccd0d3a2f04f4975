/** A point in the window's pixels. */
export type Point = { x: number; y: number }

export type Spot = 'middle' | 'side' | 'text'

/**
 * Where the middle of an element is in the window, or a place at its side where nothing stands, or its first words;
 * the element may be in a frame that is drawn smaller. It runs in the page.
 */
export function spotOf(element: Element, spot: Spot): Point {
  const range = element.ownerDocument.createRange()
  range.selectNodeContents(element)
  const [line = element.getBoundingClientRect()] = range.getClientRects()
  const box = spot === 'text' ? line : element.getBoundingClientRect()
  const frame = element.ownerDocument.defaultView?.frameElement
  const outside = frame?.getBoundingClientRect() ?? { x: 0, y: 0, width: 1 }
  const zoom = frame ? outside.width / (frame as HTMLElement).offsetWidth : 1
  const [x, y] = spot === 'side' ? [8, Math.min(120, box.height / 2)] : [box.width / 2, box.height / 2]
  return { x: outside.x + (box.x + x) * zoom, y: outside.y + (box.y + y) * zoom }
}
