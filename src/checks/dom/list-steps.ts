import type { Trace } from '../trace.ts'
import { type ContrastReading, findContrastFaults } from './find-contrast-faults.ts'
import { findHeadFaults } from './find-head-faults.ts'
import { findHeadingFaults } from './find-heading-faults.ts'
import { findLinkFaults } from './find-link-faults.ts'
import { findPictureFaults } from './find-picture-faults.ts'
import { findRepeatedIds } from './find-repeated-ids.ts'

/** One short piece of looking at a page; between two of them a screen can answer. */
export type Step = () => ContrastReading

/** All that one width of a page tells, but how wide it is. Contrast goes section by section: it takes the longest. */
export function listSteps(document: Document): Step[] {
  const checks = [findHeadFaults, findHeadingFaults, findPictureFaults, findLinkFaults, findRepeatedIds]
  return [
    () => ({ faults: checks.flatMap((check): Trace[] => check(document)), untold: 0 }),
    ...listSections(document).map((section) => () => findContrastFaults(section)),
  ]
}

/** The parts of the page; the main part by its sections. */
function listSections(document: Document): Element[] {
  return [...document.body.children].flatMap((part) =>
    part.tagName === 'MAIN' && part.childElementCount > 0 ? [...part.children] : [part],
  )
}
