import type { Navigator, Path, To, UNSAFE_createBrowserHistory } from 'react-router'

type History = ReturnType<typeof UNSAFE_createBrowserHistory>
type Show = Parameters<History['listen']>[0]

/** Asked before an address is left: true holds whoever leaves back, until `goOn` is called. */
export type Guard = (next: Pick<Path, 'pathname' | 'search'>, goOn: () => void) => boolean

/**
 * The addresses of a tab, and the guard that may hold their change back. A browser goes back or forward without
 * asking: it is sent to where it was, and no screen hears of either.
 */
export function guardHistory(history: History) {
  let guard: Guard | undefined
  let hasReturned: (() => void) | undefined
  let isLetThrough = false

  const navigator: Navigator = {
    createHref: history.createHref,
    encodeLocation: history.encodeLocation,
    go: history.go,
    push: (to, state) => leave(to, () => history.push(to, state)),
    replace: (to, state) => leave(to, () => history.replace(to, state)),
  }

  function leave(to: To, goOn: () => void) {
    if (!guard?.(history.createURL(to), goOn)) goOn()
  }

  function goneBy(delta: number, next: Path): boolean {
    const isBack = new Promise<void>((resolve) => {
      hasReturned = resolve
    })
    const isHeld = guard?.(next, () => void isBack.then(() => letThrough(delta))) ?? false
    if (isHeld) history.go(-delta)
    else hasReturned = undefined
    return isHeld
  }

  function letThrough(delta: number) {
    isLetThrough = true
    history.go(delta)
  }

  return {
    navigator,

    /** Tells of each address that is to be shown. */
    listen(show: Show): () => void {
      return history.listen((update) => {
        const { action, location, delta } = update
        if (hasReturned) {
          hasReturned()
          hasReturned = undefined
          return
        }
        const mayBeHeld = action === 'POP' && delta !== null && delta !== 0 && !isLetThrough
        isLetThrough = false
        if (!mayBeHeld || !goneBy(delta, location)) show(update)
      })
    },

    /** There is one at a time. The answer takes it away. */
    setGuard(next: Guard): () => void {
      guard = next
      return () => {
        if (guard === next) guard = undefined
      }
    },
  }
}
