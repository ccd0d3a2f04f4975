import { create } from 'zustand'

type Fold = 'open' | 'folded'

const key = 'webpage-builder.library'
/** Where the library would leave the page too little room. */
const narrow = matchMedia('(max-width: 720px)')

/** Whether the library is open: as this person left it, else by the room that there is. */
export const useLibraryFold = create<{ fold: Fold }>(() => ({ fold: readChoice() ?? foldThatFits() }))

narrow.addEventListener('change', () => {
  if (!readChoice()) useLibraryFold.setState({ fold: foldThatFits() })
})

export function setLibraryFold(fold: Fold) {
  useLibraryFold.setState({ fold })
  try {
    localStorage.setItem(key, fold)
  } catch {
    // Where nothing can be stored, the choice lasts as long as the tab.
  }
}

/** The library then lies over the page, in the one width that it has there. */
export function hasOneWidth(): boolean {
  return narrow.matches
}

function foldThatFits(): Fold {
  return narrow.matches ? 'folded' : 'open'
}

function readChoice(): Fold | undefined {
  try {
    const stored = localStorage.getItem(key)
    return stored === 'open' || stored === 'folded' ? stored : undefined
  } catch {
    return undefined
  }
}
