import { create } from 'zustand'

type Fold = 'open' | 'folded'

const key = 'webpage-builder.outline'
/** Where the outline would leave the page too little room. */
const narrow = matchMedia('(max-width: 1100px)')

/** Whether the outline is open: as this person left it, else by the room that there is. */
export const useOutlineFold = create<{ fold: Fold }>(() => ({ fold: readChoice() ?? foldThatFits() }))

narrow.addEventListener('change', () => {
  if (!readChoice()) useOutlineFold.setState({ fold: foldThatFits() })
})

export function setOutlineFold(fold: Fold) {
  useOutlineFold.setState({ fold })
  try {
    localStorage.setItem(key, fold)
  } catch {
    // Where nothing can be stored, the choice lasts as long as the tab.
  }
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
