import { flushSync } from 'react-dom'
import { createPanelFold } from './panel-fold.ts'

/** Where the library would leave the page too little room, and lies over it. */
const narrow = matchMedia('(max-width: 720px)')

export const {
  useFold: useLibraryFold,
  setFold: setLibraryFold,
  isDrawer: isLibraryDrawer,
} = createPanelFold('webpage-builder.library', { narrow, over: narrow })

/** With the focus where one types what one looks for. */
export function openLibrary() {
  flushSync(() => setLibraryFold('open'))
  document.querySelector<HTMLElement>('[data-region="library"] [data-region-start]')?.focus()
}

export function isLibraryOpen(): boolean {
  return useLibraryFold.getState().fold === 'open'
}

/** Leads to the edge, where the arrow keys change the width. */
export function focusEdge() {
  flushSync(() => setLibraryFold('open'))
  document.getElementById(libraryEdgeId)?.focus()
}

export const libraryEdgeId = 'library-edge'

/** The library then lies over the page, in the one width that it has there. */
export function hasOneWidth(): boolean {
  return narrow.matches
}
