import { type RefObject, useLayoutEffect } from 'react'

/** What floats in the window's corner keeps above the foot of the dialog that it stands in, whose buttons it would cover. */
export function usePlaceAboveFoot(floating: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = floating.current
    const dialog = element?.closest('dialog')
    const foot = dialog?.querySelector<HTMLElement>('[data-dialog-foot]')
    if (!element || !dialog || !foot) return
    const place = () => {
      const { left, right } = element.getBoundingClientRect()
      const box = foot.getBoundingClientRect()
      const isBeside = box.right <= left || box.left >= right
      const isAway = box.top >= window.innerHeight
      element.style.insetBlockEnd = isBeside || isAway ? '' : `${window.innerHeight - box.top + gap}px`
    }
    place()
    const observer = new ResizeObserver(place)
    observer.observe(foot)
    // What stands in its middle moves its foot as it grows.
    observer.observe(dialog)
    observer.observe(element)
    // A low window scrolls the dialog as a whole.
    dialog.addEventListener('scroll', place)
    window.addEventListener('resize', place)
    return () => {
      observer.disconnect()
      dialog.removeEventListener('scroll', place)
      window.removeEventListener('resize', place)
    }
  }, [floating])
}

const gap = 8
