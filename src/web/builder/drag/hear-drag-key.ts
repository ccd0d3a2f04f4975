import { cancelDrag, dropDragged, heldBy, lift, type Point, takeStep } from './drag-session.ts'
import { findHandle } from './find-grip.ts'

const step = 25
const bigStep = 100

/**
 * Space or Enter on a handle lifts, and drops again; arrow keys go 25 px a press, with Shift 100 px; Tab puts it back,
 * and so does Escape, which is for what the pointer holds too.
 */
export function hearDragKey(event: KeyboardEvent) {
  const held = heldBy()
  if (held === 'nothing') return liftByKey(event)
  if (event.code === 'Escape') return endByKey(event, cancelDrag)
  if (held === 'pointer') return
  if (event.code === 'Tab') return cancelDrag()
  if (isDrop(event)) return endByKey(event, dropDragged)
  const direction = directions[event.code]
  if (!direction) return
  keep(event)
  const size = event.shiftKey ? bigStep : step
  takeStep({ x: direction.x * size, y: direction.y * size })
}

const directions: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

function liftByKey(event: KeyboardEvent) {
  const handle = isDrop(event) ? findHandle(event.target) : undefined
  if (!handle) return
  event.preventDefault()
  const { left, top, width, height } = handle.element.getBoundingClientRect()
  lift(handle.dragged, handle.home, { x: left + width / 2, y: top + height / 2 })
}

/** Where nothing was moved the focus is still at the handle, from which the list may have scrolled away. */
function endByKey(event: KeyboardEvent, how: () => void) {
  const held = heldBy()
  keep(event)
  how()
  if (held !== 'keys') return
  const handle = document.activeElement
  handle?.closest('[data-instance]')?.scrollIntoView({ block: 'nearest' })
  handle?.scrollIntoView({ block: 'nearest' })
}

function keep(event: KeyboardEvent) {
  event.preventDefault()
  event.stopPropagation()
}

function isDrop({ code, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ['Space', 'Enter', 'NumpadEnter'].includes(code) && !ctrlKey && !metaKey && !altKey
}
