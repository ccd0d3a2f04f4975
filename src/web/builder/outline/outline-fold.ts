import { createPanelFold } from '../panel-fold.ts'

/** Where the outline would leave the page too little room. */
const narrow = matchMedia('(max-width: 1100px)')

export const { useFold: useOutlineFold, setFold: setOutlineFold } = createPanelFold(
  'webpage-builder.outline',
  narrow,
)
