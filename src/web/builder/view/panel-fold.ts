import { create } from 'zustand'

type Fold = 'open' | 'folded'

/** Media in which a panel would leave the page too little room, and in which it lies over the page. */
type Media = { narrow: MediaQueryList; over: MediaQueryList }

/**
 * Whether a panel is open: as this person left it under `key`, else open unless the window is narrow. Over the page it
 * is a drawer: folded until it is asked for, and nobody's lasting choice.
 */
export function createPanelFold(key: string, { narrow, over }: Media) {
  const begin = (): Fold => {
    if (over.matches) return 'folded'
    return readChoice(key) ?? (narrow.matches ? 'folded' : 'open')
  }
  const useFold = create<{ fold: Fold }>(() => ({ fold: begin() }))
  const beginAgain = () => useFold.setState({ fold: begin() })
  narrow.addEventListener('change', beginAgain)
  if (over !== narrow) over.addEventListener('change', beginAgain)

  function setFold(fold: Fold) {
    useFold.setState({ fold })
    if (over.matches) return
    try {
      localStorage.setItem(key, fold)
    } catch {
      // Where nothing can be stored, the choice lasts as long as the tab.
    }
  }

  const isDrawer = () => over.matches && useFold.getState().fold === 'open'
  return { useFold, setFold, isDrawer }
}

function readChoice(key: string): Fold | undefined {
  try {
    const stored = localStorage.getItem(key)
    return stored === 'open' || stored === 'folded' ? stored : undefined
  } catch {
    return undefined
  }
}
