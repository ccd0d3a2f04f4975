/** What every editor shows the bench as `window.__bench`. */
export type Bench = {
  /** The document that holds the sections: the page's own, or that of the canvas's frame. */
  canvasDoc(): Document
  count(): number
  /** The ids of the sections, in the order in which they stand. */
  model(): string[]
  /** Adds the library's section for place `i` (see `builder/library.ts`) at the end. */
  insert(i: number): void
  move(from: number, to: number): void
  undo(): void
}
