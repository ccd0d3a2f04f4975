import { type Color, composeColors, contrastOf, readColor } from '../color.ts'
import type { Trace } from '../trace.ts'
import { createGroundReader } from './ground.ts'
import { traceElement } from './trace-element.ts'

/** `untold`: texts over pictures and the like, which only eyes can judge. */
export type ContrastReading = { faults: Trace[]; untold: number }

/** WCAG 2.2, 1.4.3: 4.5 to 1, and 3 to 1 for text of 24 px, or of 18.66 px in bold. */
export function findContrastFaults(root: Element): ContrastReading {
  const reading: ContrastReading = { faults: [], untold: 0 }
  const view = root.ownerDocument.defaultView
  if (!view) return reading
  const { groundsOf } = createGroundReader(view)
  const opacityOf = createOpacityReader(view)
  for (const [element, box] of listTexts(root, view)) {
    const opacity = opacityOf(element)
    if (opacity === 0) continue
    const style = view.getComputedStyle(element)
    const color = readColor(style.color)
    const grounds = groundsOf(element, { x: box.x + box.width / 2, y: box.y + box.height / 2 })
    const ratios = color && grounds && ratiosOf(fade(color, opacity), grounds)
    const needed = isLarge(style) ? 3 : 4.5
    if (!ratios || isDivided(ratios, needed)) reading.untold++
    else if (Math.max(...ratios) < needed) {
      const ratio = Math.floor(Math.min(...ratios) * 10) / 10
      reading.faults.push(traceElement(element, { rule: 'low-contrast', ratio, needed }))
    }
  }
  return reading
}

/** Elements with words of their own that are in sight, with the box of their first line. */
function* listTexts(root: Element, view: Window & typeof globalThis): Generator<[Element, DOMRect]> {
  const walker = root.ownerDocument.createTreeWalker(root, view.NodeFilter.SHOW_TEXT)
  const seen = new Set<Element>()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || seen.has(element) || !node.nodeValue?.trim()) continue
    const range = root.ownerDocument.createRange()
    range.selectNodeContents(node)
    const box = range.getClientRects()[0]
    if (!box || box.width <= 1 || box.height <= 1 || !element.checkVisibility({ visibilityProperty: true }))
      continue
    seen.add(element)
    yield [element, box]
  }
}

function ratiosOf(color: Color, grounds: readonly Color[]): number[] {
  return grounds.map((ground) => contrastOf(composeColors(color, ground), ground))
}

/** Readable on one end of a gradient and not on the other: it depends on where the words are. */
function isDivided(ratios: readonly number[], needed: number): boolean {
  return Math.min(...ratios) < needed && Math.max(...ratios) >= needed
}

function fade([red, green, blue, alpha]: Color, opacity: number): Color {
  return [red, green, blue, alpha * opacity]
}

/** How much of an element is to be seen with all that it stands in; nothing of what is cut off for listeners alone. */
function createOpacityReader(view: Window) {
  const known = new WeakMap<Element, number>()
  return function opacityOf(element: Element): number {
    const kept = known.get(element)
    if (kept !== undefined) return kept
    const { opacity, clipPath } = view.getComputedStyle(element)
    const own = clipPath === 'inset(50%)' ? 0 : Number(opacity)
    const whole = element.parentElement ? own * opacityOf(element.parentElement) : own
    known.set(element, whole)
    return whole
  }
}

function isLarge({ fontSize, fontWeight }: CSSStyleDeclaration): boolean {
  const size = Number.parseFloat(fontSize)
  return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
}
