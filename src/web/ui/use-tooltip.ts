import { type FocusEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { placeFloating } from './place-floating.ts'

/** A tip for an element: shown over everything, on hover and on keyboard focus, gone with Esc, a press or a scroll. */
export function useTooltip() {
  const tip = useRef<HTMLDivElement>(null)
  const anchor = useRef<Element>(null)
  const timer = useRef(0)
  const [isShown, setShown] = useState(false)

  useLayoutEffect(() => {
    if (!isShown || !tip.current || !anchor.current) return
    tip.current.showPopover()
    const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight }
    const place = placeFloating(
      anchor.current.getBoundingClientRect(),
      tip.current.getBoundingClientRect(),
      viewport,
      { side: 'below', align: 'center' },
    )
    tip.current.style.left = `${place.left}px`
    tip.current.style.top = `${place.top}px`
    return hideElement(tip.current)
  }, [isShown])

  useEffect(() => {
    if (!isShown) return
    const hide = () => setShown(false)
    const hideOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide()
    }
    document.addEventListener('keydown', hideOnEscape, true)
    document.addEventListener('scroll', hide, true)
    return () => {
      document.removeEventListener('keydown', hideOnEscape, true)
      document.removeEventListener('scroll', hide, true)
    }
  }, [isShown])

  useEffect(() => () => window.clearTimeout(timer.current), [])

  function setLater(next: boolean, delay: number) {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setShown(next), delay)
  }

  const hideNow = () => {
    window.clearTimeout(timer.current)
    setShown(false)
  }

  return {
    anchorProps: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'touch') return
        anchor.current = event.currentTarget
        setLater(true, showDelay)
      },
      onPointerLeave: () => setLater(false, hideDelay),
      onFocus: (event: FocusEvent) => {
        if (!event.currentTarget.matches(':focus-visible')) return
        anchor.current = event.currentTarget
        setLater(true, showDelay)
      },
      onBlur: hideNow,
    },
    /** The pointer may move onto the tip, which then stays. */
    tipProps: {
      ref: tip,
      onPointerEnter: () => setLater(true, 0),
      onPointerLeave: () => setLater(false, hideDelay),
    },
    hideNow,
  }
}

function hideElement(element: HTMLElement) {
  return () => {
    if (element.isConnected) element.hidePopover()
  }
}

const showDelay = 400
const hideDelay = 120
