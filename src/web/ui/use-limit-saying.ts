import { useEffect, useRef } from 'react'
import { texts } from '#texts/ui.ts'
import { announce } from './announce.ts'

type Counted = { length: number; max: number }

/** Says that a text has become too long, or fits again: once, when the typing pauses. */
export function useLimitSaying(counted: Counted | undefined) {
  const excess = counted ? counted.length - counted.max : 0
  const max = counted?.max ?? 0
  const wasOver = useRef(excess > 0)
  useEffect(() => {
    const isOver = excess > 0
    if (isOver === wasOver.current) return
    const timer = setTimeout(() => {
      wasOver.current = isOver
      announce(isOver ? texts.limit.over(excess, max) : texts.limit.within(max))
    }, typingPause)
    return () => clearTimeout(timer)
  }, [excess, max])
}

const typingPause = 800
