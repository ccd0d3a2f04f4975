import type { Trace } from '../trace.ts'
import { traceElement } from './trace-element.ts'

/** Whether the page is wider than its window, and what makes it so: WCAG 2.2, 1.4.10. */
export function findOverflow(document: Document): Trace[] {
  const root = document.documentElement
  const width = root.clientWidth
  const excess = Math.ceil(root.scrollWidth - width)
  if (excess <= 0) return []
  const fault = { rule: 'too-wide', width, excess } as const
  const culprits = findCulprits(document, width)
  return culprits.length > 0 ? culprits.map((culprit) => traceElement(culprit, fault)) : [{ fault }]
}

/** The innermost elements that reach out of the window; what scrolls by itself or is cut off does not widen the page. */
function findCulprits(document: Document, width: number): Element[] {
  const isOut = (element: Element) => {
    const { left, right, width: own } = element.getBoundingClientRect()
    const excess = Math.max(0, element.scrollWidth - Math.ceil(own))
    return own > 0 && (right + excess > width + 1 || left < -1)
  }
  const out = [...document.body.querySelectorAll('*')].filter(
    (element) => isOut(element) && !isClipped(element) && isPlaced(element),
  )
  const innermost = out.filter(
    (element) => !out.some((other) => other !== element && element.contains(other)),
  )
  return innermost.slice(0, 3)
}

function isClipped(element: Element): boolean {
  const view = element.ownerDocument.defaultView
  for (
    let each = element.parentElement;
    each && each !== element.ownerDocument.body;
    each = each.parentElement
  )
    if (view && view.getComputedStyle(each).overflowX !== 'visible') return true
  return false
}

/** What is kept beyond the window on purpose, for those who do not see it, widens nothing. */
function isPlaced(element: Element): boolean {
  const style = element.ownerDocument.defaultView?.getComputedStyle(element)
  return style?.position !== 'fixed' && style?.visibility !== 'hidden'
}
