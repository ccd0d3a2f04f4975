import { type ReactNode, type RefObject, useEffect, useRef } from 'react'

type Props = {
  children: ReactNode
  className?: string | undefined
  ref?: RefObject<HTMLHeadingElement | null>
}

/** A screen's h1. Takes the focus when the screen opens, from another one or by its address. */
export function ScreenHeading({ children, className, ref }: Props) {
  const own = useRef<HTMLHeadingElement>(null)
  const heading = ref ?? own

  useEffect(() => heading.current?.focus(), [heading])

  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  )
}
