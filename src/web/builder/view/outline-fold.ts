import { flushSync } from 'react-dom'
import { createPanelFold } from './panel-fold.ts'

/** Where the outline would leave the page too little room, beside a library as wide as it can be. */
const narrow = matchMedia('(max-width: 1200px)')
const over = matchMedia('(max-width: 900px)')

export const {
  useFold: useOutlineFold,
  setFold: setOutlineFold,
  isDrawer: isOutlineDrawer,
} = createPanelFold('webpage-builder.outline', { narrow, over })

export function isOutlineOpen(): boolean {
  return useOutlineFold.getState().fold === 'open'
}

/** With the focus in it, as it may lie over what had the focus. */
export function openOutline() {
  flushSync(() => setOutlineFold('open'))
  document.querySelector<HTMLElement>('[data-outline] [data-panel-toggle]')?.focus()
}
