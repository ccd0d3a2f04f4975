import type { PageFault } from './finding.ts'

/** A fault as it was met on the finished page, where sections and fields are only known by what stands there. */
export type Trace = {
  fault: PageFault
  /** Ids of the element and of what it stands in, the nearest first. */
  within?: string[]
  /** The words or the address of the element. */
  excerpt?: string
}
