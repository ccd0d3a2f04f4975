import type { Trace } from '../trace.ts'

/** What search results and browser tabs lack. */
export function findHeadFaults(document: Document): Trace[] {
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content') ?? ''
  const faults: Trace[] = []
  if (document.title.trim() === '') faults.push({ fault: { rule: 'no-title' } })
  if (description.trim() === '') faults.push({ fault: { rule: 'no-description' } })
  return faults
}
