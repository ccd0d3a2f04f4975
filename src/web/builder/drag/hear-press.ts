import { cancelDrag, dropDragged, followPointer, lift, type Point } from './drag-session.ts'
import { findPressed } from './find-grip.ts'

/** How far the mouse goes before it drags; how long a finger rests before it does, and how still. */
const distance = 6
const delay = 250
const tolerance = 8

/**
 * Follows one press to its end. The mouse lifts when it moves, a finger or a pen when it rests: moved sooner, it scrolls.
 * A press that has lifted something is no click, nor selects text, nor opens a menu, even when the drag was cancelled.
 */
export function hearPress(event: PointerEvent) {
  cancelDrag()
  const dragged = event.isPrimary && event.button === 0 ? findPressed(event.target) : undefined
  if (!dragged) return
  const start = pointOf(event)
  const isMouse = event.pointerType === 'mouse'
  const press = new AbortController()
  let isLifted = false

  const liftIt = () => {
    isLifted = true
    lift(dragged, undefined, start)
  }
  const timer = isMouse ? undefined : setTimeout(liftIt, delay)
  const end = () => {
    clearTimeout(timer)
    press.abort()
  }
  const hear = <Name extends keyof WindowEventMap>(
    name: Name,
    listener: (event: WindowEventMap[Name]) => void,
  ) => window.addEventListener(name, listener, { signal: press.signal, capture: true })

  hear('pointermove', (move) => {
    if (!move.isPrimary) return
    const point = pointOf(move)
    const way = Math.hypot(point.x - start.x, point.y - start.y)
    if (!isLifted && isMouse && way > distance) liftIt()
    if (!isLifted && !isMouse && way > tolerance) return end()
    if (isLifted) followPointer(point)
  })
  hear('pointerup', () => {
    end()
    if (isLifted) {
      dropDragged()
      ignoreClick()
    }
  })
  hear('pointercancel', () => {
    end()
    cancelDrag()
  })
  hear('selectstart', prevent)
  hear('dragstart', prevent)
  hear('contextmenu', (menu) => {
    if (isLifted) menu.preventDefault()
  })
}

/** The click that a browser makes of this press. */
function ignoreClick() {
  const ignoring = new AbortController()
  const { signal } = ignoring
  window.addEventListener('click', stop, { signal, capture: true })
  setTimeout(() => ignoring.abort(), 50)
}

function stop(event: Event) {
  event.preventDefault()
  event.stopPropagation()
}

function prevent(event: Event) {
  event.preventDefault()
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY }
}
