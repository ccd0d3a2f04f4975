import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** How large an element is inside, kept up to date; nothing at first. */
export function useElementSize<Element extends HTMLElement>(): {
  ref: RefObject<Element | null>
  width: number
  height: number
} {
  const ref = useRef<Element>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })

  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [])

  return { ref, ...size }
}
