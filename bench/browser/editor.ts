import type { Spot } from './place.ts'

/** An editor that is served; `url` has no path. */
export type Served = { url: string; stop: () => void }

export type Editor = {
  name: string
  start: () => Promise<Served>
  path: string
  /** What local storage holds when the page opens. */
  storage?: Record<string, string>
  /** One card of the library. */
  card: string
  /** Where the pointer takes hold of a section, if the editor can be dragged in. */
  handle?: Handle
}

export type Handle = {
  /** Inside the section's root, else anywhere in the window. */
  selector: string
  spot: Spot
  /** Where the section has to be clicked first, so that its handle is there. */
  clickFirst?: Spot
  pointer: 'playwright' | 'protocol'
}
