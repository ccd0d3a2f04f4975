import { cancelDrag, followScroll } from './drag-session.ts'
import { isDragging } from './drag-store.ts'
import { hearDragKey } from './hear-drag-key.ts'
import { hearPress } from './hear-press.ts'

/**
 * Hears everything that lifts, moves or ends a drag, for all lists at once and before anything else does: buttons keep
 * their presses and keys to themselves.
 */
export function hearDrags(): () => void {
  const hearing = new AbortController()
  const { signal } = hearing
  const first = { signal, capture: true }

  window.addEventListener('pointerdown', hearPress, first)
  window.addEventListener('keydown', hearDragKey, first)
  window.addEventListener('scroll', followScroll, { ...first, passive: true })
  // Always there: Safari asks nobody who comes when the finger is down already.
  window.addEventListener('touchmove', keepFromScrolling, { ...first, passive: false })
  for (const name of ['resize', 'blur']) window.addEventListener(name, cancelDrag, { signal })

  return () => {
    hearing.abort()
    cancelDrag()
  }
}

function keepFromScrolling(event: TouchEvent) {
  if (isDragging()) event.preventDefault()
}
