import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

type Props = { children: ReactNode }

/** A screen's h1. Takes the focus when the screen was reached from another one, not on the first load. */
export function ScreenHeading({ children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirst = useLocation().key === 'default'

  useEffect(() => {
    if (!isFirst) heading.current?.focus()
  }, [isFirst])

  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}
