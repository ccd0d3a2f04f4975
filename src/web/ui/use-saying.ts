import { useEffect } from 'react'
import { announce } from './announce.ts'

/** Says what a search found, once the typing pauses. */
export function useSaying(found: string | undefined) {
  useEffect(() => {
    if (found === undefined) return
    const timer = setTimeout(() => announce(found), typingPause)
    return () => clearTimeout(timer)
  }, [found])
}

const typingPause = 600
