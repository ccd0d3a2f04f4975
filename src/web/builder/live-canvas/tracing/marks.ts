import type { MarkedWords } from '../../tracing/traces-in-element.ts'

const sources = ['brief', 'earlier', 'nowhere'] as const

/**
 * Marks that lie over the words and are no part of the document, as those of a browser's search are: `::highlight()`. Where
 * a browser has none the words stay as they are, and say where they come from all the same.
 */
export function createMarks(page: Document) {
  const frameWindow = page.defaultView as (Window & typeof globalThis) | null
  const highlights = frameWindow?.CSS.highlights
  const bySource = new Map(
    frameWindow && highlights && sources.map((each) => [each, new frameWindow.Highlight()]),
  )
  const rangeOf = new WeakMap<MarkedWords, AbstractRange>()
  for (const [source, highlight] of bySource) highlights?.set(nameOf(source), highlight)
  const look = frameWindow && new frameWindow.CSSStyleSheet()
  look?.replaceSync(css)
  if (look) page.adoptedStyleSheets = [...page.adoptedStyleSheets, look]

  return {
    replace(before: readonly MarkedWords[], now: readonly MarkedWords[]) {
      for (const words of before) {
        const range = rangeOf.get(words)
        if (range) bySource.get(words.trace.source)?.delete(range)
      }
      for (const words of now) {
        const { start, startOffset, end, endOffset, trace } = words
        const range =
          frameWindow &&
          new frameWindow.StaticRange({
            ...{ startContainer: start, startOffset },
            ...{ endContainer: end, endOffset },
          })
        if (!range) continue
        rangeOf.set(words, range)
        bySource.get(trace.source)?.add(range)
      }
    },
    remove() {
      for (const source of sources) highlights?.delete(nameOf(source))
      page.adoptedStyleSheets = page.adoptedStyleSheets.filter((sheet) => sheet !== look)
    },
  }
}

function nameOf(source: (typeof sources)[number]): string {
  return `trace-${source}`
}

const css = `
::highlight(trace-brief) { text-decoration: underline dotted 1.5px #8d94a6 }
::highlight(trace-earlier), ::highlight(trace-nowhere) {
  background-color: rgb(201 132 17 / 16%);
  text-decoration: underline dashed 2px #c98411;
}
`
