import { useEffect } from 'react'
import { create } from 'zustand'
import { loadWriterStatus, type WriterStatus } from '../api/write-texts.ts'

/** Nothing until the server has answered; 'unknown' when it does not say. */
type Known = { status: WriterStatus | 'unknown' | undefined }

const useKnown = create<Known>(() => ({ status: undefined }))

/** How many places of the screen show it now. */
let watchers = 0

/** Who writes. The server is asked anew whenever this comes into sight, and once for all who show it together. */
export function useWriterStatus(): Known['status'] {
  useEffect(() => {
    watchers++
    if (watchers === 1) void load()
    return () => {
      watchers--
    }
  }, [])

  return useKnown(({ status }) => status)
}

async function load() {
  const status = (await loadWriterStatus()) ?? 'unknown'
  useKnown.setState({ status })
}
