import type { Activators, SensorInstance, SensorProps } from '@dnd-kit/core'
import type { KeyboardEvent as ReactKeyboardEvent } from 'react'
import type { Point } from './drag-session.ts'

type Options = { takeStep: (step: Point) => void }

const step = 25
const bigStep = 100

/**
 * Space or Enter lifts and drops, arrow keys go 25 px a press, with Shift 100 px, Esc puts it back, and so does whatever
 * takes the focus away. A class because the sensors of dnd-kit are made with `new`; its own one scrolls by itself.
 */
export class KeyboardSensor implements SensorInstance {
  static activators: Activators<Options> = [{ eventName: 'onKeyDown', handler: isLift }]

  autoScrollEnabled = false

  constructor({ onStart, onEnd, onCancel, options }: SensorProps<Options>) {
    const ending = new AbortController()
    const { signal } = ending

    const finish = (how: () => void) => {
      ending.abort()
      how()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code === 'Tab') return finish(onCancel)
      if (isDrop(event) || event.code === 'Escape') {
        event.preventDefault()
        event.stopPropagation()
        finish(event.code === 'Escape' ? onCancel : onEnd)
        return showFocus()
      }
      const direction = directions[event.code]
      if (!direction) return
      event.preventDefault()
      event.stopPropagation()
      const size = event.shiftKey ? bigStep : step
      options.takeStep({ x: direction.x * size, y: direction.y * size })
    }

    onStart({ x: 0, y: 0 })
    // At once, so that no press is lost; the one that lifts has been past the document on its way down.
    document.addEventListener('keydown', onKeyDown, { signal, capture: true })
    for (const name of ['resize', 'blur', 'pointerdown']) {
      window.addEventListener(name, () => finish(onCancel), { signal })
    }
  }
}

const directions: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

/** Where nothing was moved the focus is still at the handle, from which the list may have scrolled away. */
function showFocus() {
  const handle = document.activeElement
  handle?.closest('[data-instance]')?.scrollIntoView({ block: 'nearest' })
  handle?.scrollIntoView({ block: 'nearest' })
}

function isLift(event: ReactKeyboardEvent): boolean {
  if (!isDrop(event.nativeEvent)) return false
  event.preventDefault()
  return true
}

function isDrop({ code, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ['Space', 'Enter', 'NumpadEnter'].includes(code) && !ctrlKey && !metaKey && !altKey
}
