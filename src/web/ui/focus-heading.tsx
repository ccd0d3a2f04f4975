import { type ReactNode, useEffect, useRef } from 'react'

type Props = {
  children: ReactNode
  /** Id of the sentence that is read out with the heading. */
  describedBy?: string
}

/** An h2 that takes the focus when it appears, so that reading goes on with what has just arrived. */
export function FocusHeading({ children, describedBy }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <h2 ref={heading} tabIndex={-1} aria-describedby={describedBy}>
      {children}
    </h2>
  )
}
