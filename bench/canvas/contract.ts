import type { Draft } from '#content/draft/draft.ts'
import type { Bench } from '../browser/contract.ts'

/** A page to open: for peers the codes of its sections, for ours the draft. */
export type LivePageData = { codes: string[]; draft: Draft }

/** What an editor with live sections shows as `window.__bench`. */
export type LiveBench = Bench & {
  /** The document that holds the live sections, once there is one. */
  liveDoc(): Document | null | undefined
  /** Told before anything else, and kept where an editor keeps its pages; what is inserted comes from it too. */
  prepare(page: LivePageData): void | Promise<void>
  /** Opens the page that was told, in the place of the one that is open. */
  open(): void | Promise<void>
  /** Writes the first text of the section at place `i` anew from outside, as undo, another tab or a run would. */
  update(i: number, text: string): void
  /** How wide the page is, in its own pixels. */
  setWidth(width: number): void
}

export type LiveWindow = Window & { __bench: LiveBench }
