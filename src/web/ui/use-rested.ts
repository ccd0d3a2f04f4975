import { useEffect, useState } from 'react'

/** What is typed, once that rests: nobody is told of a fault between two keys. */
export function useRested(typed: string): string {
  const [rested, setRested] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), rest)
    return () => clearTimeout(timer)
  }, [typed])
  return rested
}

const rest = 500
