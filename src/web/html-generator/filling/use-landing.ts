import { useEffect, useRef } from 'react'

/** The ref of what takes the focus. */
export type Landing = (element: HTMLElement | null) => void

/** Where the focus goes when `state` changes, since what had it is gone. Not when it is there for the first time. */
export function useLanding(state: unknown): Landing {
  const landing = useRef<HTMLElement>(null)
  const before = useRef(state)

  useEffect(() => {
    if (before.current !== state) landing.current?.focus()
    before.current = state
  }, [state])

  return (element) => {
    landing.current = element
  }
}
