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
