import type { PageFault } from '../finding.ts'
import type { Trace } from '../trace.ts'

const longest = 120

/** A fault at an element, with what tells its place in the content. */
export function traceElement(element: Element, fault: PageFault, excerpt = wordsOf(element)): Trace {
  const within: string[] = []
  for (let each: Element | null = element; each; each = each.parentElement) if (each.id) within.push(each.id)
  return { fault, within, ...(excerpt && { excerpt: excerpt.slice(0, longest) }) }
}

export function wordsOf(element: Element): string {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim()
}
