import type { Words } from './traces-in-element.ts'

/**
 * Marks that lie over the words and are no part of the document, as those of a browser's search are: `::highlight()`. Where
 * a browser has none the words stay as they are. Of names that are given later, marks lie over those of the earlier ones.
 */
export function createHighlights<Name extends string>(page: Document, names: readonly Name[], css: string) {
  const frameWindow = page.defaultView as (Window & typeof globalThis) | null
  const highlights = frameWindow?.CSS.highlights
  const byName = new Map(
    frameWindow && highlights && names.map((each) => [each, new frameWindow.Highlight()]),
  )
  names.forEach((name, place) => {
    const highlight = byName.get(name)
    if (!highlight) return
    highlight.priority = place
    highlights?.set(name, highlight)
  })
  const rangeOf = new WeakMap<Words, AbstractRange>()
  const look = frameWindow && new frameWindow.CSSStyleSheet()
  look?.replaceSync(css)
  if (look) page.adoptedStyleSheets = [...page.adoptedStyleSheets, look]

  return {
    add(name: Name, words: Words) {
      const { start, startOffset, end, endOffset } = words
      const range =
        frameWindow &&
        new frameWindow.StaticRange({
          ...{ startContainer: start, startOffset },
          ...{ endContainer: end, endOffset },
        })
      if (!range) return
      rangeOf.set(words, range)
      byName.get(name)?.add(range)
    },
    take(name: Name, words: Words) {
      const range = rangeOf.get(words)
      if (range) byName.get(name)?.delete(range)
    },
    clear() {
      for (const highlight of byName.values()) highlight.clear()
    },
    remove() {
      for (const name of names) highlights?.delete(name)
      page.adoptedStyleSheets = page.adoptedStyleSheets.filter((sheet) => sheet !== look)
    },
  }
}
