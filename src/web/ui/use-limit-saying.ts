import { useEffect, useRef } from 'react'
import { texts } from '#texts/review.ts'
import { announce } from '../../ui/announce.ts'

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
      announce(isOver ? texts.said.overLimit(excess, max) : texts.said.withinLimit(max))
    }, typingPause)
    return () => clearTimeout(timer)
  }, [excess, max])
}

const typingPause = 800
