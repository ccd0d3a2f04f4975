import { type ReactNode, useEffect, useRef } from 'react'

type Props = {
  children: ReactNode
  /** The focus waits until the heading can be seen. */
  isShown: boolean
  /** Id of the sentence that is read out with the heading. */
  describedBy?: string
}

/** An h2 that takes the focus once, when it appears, so that reading goes on with what has just arrived. */
export function FocusHeading({ children, isShown, describedBy }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const wasFocused = useRef(false)

  useEffect(() => {
    if (!isShown || wasFocused.current) return
    wasFocused.current = true
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])

  return (
    <h2 ref={heading} tabIndex={-1} aria-describedby={describedBy}>
      {children}
    </h2>
  )
}
