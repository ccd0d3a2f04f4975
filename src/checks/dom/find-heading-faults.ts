import type { Trace } from '../trace.ts'
import { traceElement, wordsOf } from './trace-element.ts'

/** One main heading, no level left out, none without words. */
export function findHeadingFaults(document: Document): Trace[] {
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  const main = headings.filter((heading) => levelOf(heading) === 1)
  const faults: Trace[] = []
  if (main.length === 0) faults.push({ fault: { rule: 'no-main-heading' } })
  for (const extra of main.slice(1))
    faults.push(traceElement(extra, { rule: 'many-main-headings', count: main.length }))

  let level = 0
  for (const heading of headings) {
    const from = level
    level = levelOf(heading)
    if (wordsOf(heading) === '') faults.push(traceElement(heading, { rule: 'empty-heading' }))
    if (from > 0 && level > from + 1) {
      faults.push(traceElement(heading, { rule: 'heading-skipped', from, to: level }))
    }
  }
  return faults
}

function levelOf(heading: Element): number {
  return Number(heading.tagName.slice(1))
}
