import { type RefObject, useLayoutEffect } from 'react'

/** What floats in the window's corner keeps above the foot of the dialog that it stands in, whose buttons it would cover. */
export function usePlaceAboveFoot(floating: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = floating.current
    const foot = element?.closest('dialog')?.querySelector<HTMLElement>('[data-dialog-foot]')
    if (!element || !foot) return
    const place = () => {
      const { left, right } = element.getBoundingClientRect()
      const box = foot.getBoundingClientRect()
      const isBeside = box.right <= left || box.left >= right
      element.style.insetBlockEnd = isBeside ? '' : `${window.innerHeight - box.top + gap}px`
    }
    place()
    const observer = new ResizeObserver(place)
    observer.observe(foot)
    observer.observe(element)
    window.addEventListener('resize', place)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', place)
    }
  }, [floating])
}

const gap = 8
