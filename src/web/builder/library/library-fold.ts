import { createPanelFold } from '../panel-fold.ts'

/** Where the library would leave the page too little room. */
const narrow = matchMedia('(max-width: 720px)')

export const { useFold: useLibraryFold, setFold: setLibraryFold } = createPanelFold(
  'webpage-builder.library',
  narrow,
)

/** The library then lies over the page, in the one width that it has there. */
export function hasOneWidth(): boolean {
  return narrow.matches
}
