import { useEffect, useState } from 'react'
import type { Blocking } from '#checks/waivers/waived.ts'
import { findHeldBack } from '../flow/find-held-back.ts'
import type { BulkEntry } from './bulk-flow.ts'

/** Files whose pages are held back, and by what. */
export function useHeldBack(entries: readonly BulkEntry[]): ReadonlyMap<File, readonly Blocking[]> {
  const [held, setHeld] = useState<ReadonlyMap<File, readonly Blocking[]>>(none)
  useEffect(() => {
    let isCurrent = true
    const read = entries.flatMap(({ file, result, waivers }) => (result ? [{ file, result, waivers }] : []))
    findHeldBack(read).then(
      (found) => {
        if (!isCurrent) return
        const pairs = read.map(({ file }, index) => [file, found[index] ?? []] as const)
        setHeld(new Map(pairs.filter(([, blocking]) => blocking.length > 0)))
      },
      // Said when pages are asked for.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [entries])
  return held
}

const none: ReadonlyMap<File, readonly Blocking[]> = new Map()
