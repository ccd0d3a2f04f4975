import { useEffect } from 'react'
import { create } from 'zustand'
import { loadWriterStatus, type WriterStatus } from '../api/write-texts.ts'

/** Nothing until the server has answered; 'unknown' when it does not say. */
type Known = { status: WriterStatus | 'unknown' | undefined }

const useKnown = create<Known>(() => ({ status: undefined }))

/** How many places of the screen show it now. */
let watchers = 0
/** In milliseconds: for how long an answer is taken for true. */
const lasts = 30_000
let askedAt = Number.NEGATIVE_INFINITY

/** Who writes. The server is asked anew when this comes into sight after a while, and once for all who show it together. */
export function useWriterStatus(): Known['status'] {
  useEffect(() => {
    watchers++
    if (watchers === 1 && performance.now() - askedAt > lasts) void load()
    return () => {
      watchers--
    }
  }, [])

  return useKnown(({ status }) => status)
}

async function load() {
  askedAt = performance.now()
  const status = await loadWriterStatus()
  // Whoever looks next asks again.
  if (!status) askedAt = Number.NEGATIVE_INFINITY
  useKnown.setState({ status: status ?? 'unknown' })
}
