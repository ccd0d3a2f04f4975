import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { isDragging } from './drag/drag-store.ts'
import { canvasId } from './editor/focus.ts'
import { isLibraryDrawer, setLibraryFold } from './view/library-fold.ts'
import { isOutlineDrawer, setOutlineFold } from './view/outline-fold.ts'

/**
 * Panels that lie over the page go when the focus goes to the page, which they cover, and at Escape wherever the focus
 * is.
 */
export function useDrawers() {
  useEffect(() => {
    document.addEventListener('focusin', closeForCanvas)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('focusin', closeForCanvas)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [])
}

function closeForCanvas({ target }: FocusEvent) {
  if (!(target instanceof Element) || !target.closest(`#${CSS.escape(canvasId)}`)) return
  for (const { isDrawer, fold } of drawers) if (isDrawer()) fold()
}

function closeOnEscape(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.defaultPrevented || isDragging()) return
  if (document.querySelector('dialog:modal')) return
  for (const { isDrawer, fold, region } of drawers) {
    if (!isDrawer()) continue
    event.preventDefault()
    const panel = document.querySelector(region)
    const hadFocus = panel?.contains(document.activeElement)
    flushSync(fold)
    if (hadFocus) panel?.querySelector<HTMLElement>('[data-panel-toggle]')?.focus()
  }
}

const drawers = [
  { isDrawer: isLibraryDrawer, fold: () => setLibraryFold('folded'), region: '[data-region="library"]' },
  { isDrawer: isOutlineDrawer, fold: () => setOutlineFold('folded'), region: '[data-outline]' },
]
