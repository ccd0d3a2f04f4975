import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

type Props = {
  children: ReactNode
  className?: string | undefined
  ref?: RefObject<HTMLHeadingElement | null>
}

/** A screen's h1. Takes the focus when the screen was reached from another one, not on the first load. */
export function ScreenHeading({ children, className, ref }: Props) {
  const own = useRef<HTMLHeadingElement>(null)
  const heading = ref ?? own
  const isFirst = useRef(useLocation().key === 'default')

  useEffect(() => {
    if (!isFirst.current) heading.current?.focus()
  }, [heading])

  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  )
}
