import { useEditor } from '../../editor/editor-store.ts'
import { createHighlights } from '../../tracing/highlights.ts'
import { useFound } from '../../view/found.ts'
import { isInFront, type ShownFace } from '../../view/shown-faces.ts'
import { type PlaceOf, wordsInSection } from './words-in-section.ts'

export type MarkedPage = { face: ShownFace; page: Document; sheet: { placeOf: PlaceOf } }

/** Marks on the page what was looked for, and apart from the others what is shown of it now. */
export function markFound({ face, page, sheet }: MarkedPage): () => void {
  const highlights = createHighlights(page, ['found', 'found-here'], css)
  let waiting: ReturnType<typeof setTimeout> | undefined

  function mark() {
    waiting = undefined
    highlights.clear()
    const { found } = useFound.getState()
    if (found?.pageId !== useEditor.getState().pageId || !isInFront(face)) return
    for (const section of page.querySelectorAll<HTMLElement>('[data-instance]'))
      for (const words of wordsInSection(section, sheet.placeOf, found))
        highlights.add(words.isShown ? 'found-here' : 'found', words)
  }

  const markSoon = () => {
    waiting ??= setTimeout(mark, rest)
  }
  const observer = new MutationObserver(markSoon)
  observer.observe(page.body, { childList: true, characterData: true, subtree: true })
  const stop = useFound.subscribe(mark)
  mark()
  return () => {
    clearTimeout(waiting)
    observer.disconnect()
    stop()
    highlights.remove()
  }
}

/** In milliseconds: sections that are scrolled to are drawn first. */
const rest = 60

const css = `
::highlight(found) { background-color: #ffe79b; color: #1b202a }
::highlight(found-here) { background-color: #ffb020; color: #1b202a; text-decoration: underline solid 2px #7a4a00 }
`
