import { useEffect, useRef } from 'react'
import type { ZoneName } from './drag-store.ts'
import { registerZone } from './zones.ts'

/** Makes a list a place to drop into. The answer goes to what scrolls, and to the list itself. */
export function useDropZone(name: ZoneName) {
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => registerZone({ name, scroller, list }), [name])
  return { scroller, list }
}
