import { useMergedRef } from '@mantine/hooks'
import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

type Props = { children: ReactNode; ref?: Ref<HTMLHeadingElement> }

/** A screen's h1. Takes the focus when the screen was reached from another one, not on the first load. */
export function ScreenHeading({ children, ref }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirst = useRef(useLocation().key === 'default')

  useEffect(() => {
    if (!isFirst.current) heading.current?.focus()
  }, [])

  return (
    <h1 ref={useMergedRef(heading, ref)} tabIndex={-1}>
      {children}
    </h1>
  )
}
