import { useLayoutEffect } from 'react'
import { hasWrittenContent } from '#content/draft/draft-content.ts'
import { texts } from '#texts/canvas.ts'
import { useCatalogue } from '../../catalogue/catalogue-store.ts'
import { dismissToast, showToast } from '../../ui/toast-store.ts'
import { useEditor } from '../editor/editor-store.ts'
import { type CanvasMode, chooseMode, followContent, modeWith, useCanvasMode } from '../view/canvas-mode.ts'
import { useLiveDrawing } from '../view/live-drawing.ts'

/** How the canvas looks now. It goes over to the live page with the first content, and says so. */
export function useCanvasLook(isOpen: boolean) {
  const pageId = useEditor((state) => state.pageId)
  const hasContent = useEditor(({ draft }) => hasWrittenContent(draft.content))
  const isDrawable = useLiveDrawing(({ status }) => status !== 'failed')
  const hasLibrary = useCatalogue(({ status }) => status !== 'failed')
  // As it will be: a page that opens live is not drawn in pictures first.
  const now = useCanvasMode((state) => (isOpen ? modeWith(state, pageId, hasContent) : state).now)

  useLayoutEffect(() => {
    if (!isOpen || !followContent(pageId, hasContent)) return
    const action = { label: texts.modes.showPictures, onSelect: () => chooseMode('pictures') }
    const toast = showToast({ text: texts.modes.wentLive, tone: 'neutral', action })
    return useCanvasMode.subscribe((state) => {
      if (state.now === 'pictures') dismissToast(toast)
    })
  }, [isOpen, pageId, hasContent])

  const look: CanvasMode = now === 'live' && isDrawable && hasLibrary ? 'live' : 'pictures'
  return { mode: now, look }
}
