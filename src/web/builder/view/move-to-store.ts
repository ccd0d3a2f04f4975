import { flushSync } from 'react-dom'
import { create } from 'zustand'
import { placeFloating } from '../../ui/place-floating.ts'

/** Of the one popover in which an instance is sent to a place. */
export const moveToId = 'move-to'

/** The instance that is asked about, if any. */
export const useMoveTo = create<{ instanceId: string | undefined }>(() => ({ instanceId: undefined }))

/** Asks beside `anchor`, to which the focus returns, where the instance is to go. */
export function askWhereTo(instanceId: string, anchor: HTMLElement) {
  // Not every browser gives the focus to a button that was clicked.
  anchor.focus({ preventScroll: true })
  flushSync(() => useMoveTo.setState({ instanceId }))
  const popover = document.getElementById(moveToId)
  popover?.showPopover()
  if (popover) place(popover, anchor)
  popover?.querySelector('select')?.focus()
}

export function closeMoveTo() {
  document.getElementById(moveToId)?.hidePopover()
}

export function isInMoveTo(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`#${moveToId}`) !== null
}

function place(popover: HTMLElement, anchor: HTMLElement) {
  const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight }
  const wish = { side: 'below', align: 'center' } as const
  const { left, top } = placeFloating(
    anchor.getBoundingClientRect(),
    popover.getBoundingClientRect(),
    viewport,
    wish,
  )
  popover.style.left = `${left}px`
  popover.style.top = `${top}px`
}
