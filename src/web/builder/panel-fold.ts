import { create } from 'zustand'

type Fold = 'open' | 'folded'

/** Whether a panel is open: as this person left it under `key`, else open unless the window is `narrow`. */
export function createPanelFold(key: string, narrow: MediaQueryList) {
  const useFold = create<{ fold: Fold }>(() => ({ fold: readChoice(key) ?? foldThatFits(narrow) }))
  narrow.addEventListener('change', () => {
    if (!readChoice(key)) useFold.setState({ fold: foldThatFits(narrow) })
  })

  function setFold(fold: Fold) {
    useFold.setState({ fold })
    try {
      localStorage.setItem(key, fold)
    } catch {
      // Where nothing can be stored, the choice lasts as long as the tab.
    }
  }

  return { useFold, setFold }
}

function foldThatFits({ matches }: MediaQueryList): Fold {
  return matches ? 'folded' : 'open'
}

function readChoice(key: string): Fold | undefined {
  try {
    const stored = localStorage.getItem(key)
    return stored === 'open' || stored === 'folded' ? stored : undefined
  } catch {
    return undefined
  }
}
