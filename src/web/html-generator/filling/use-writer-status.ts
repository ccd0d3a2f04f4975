import { useEffect, useState } from 'react'
import { loadWriterStatus, type WriterStatus } from '../../api/write-texts.ts'

/** Who writes; nothing until the server has said so. */
export function useWriterStatus(): WriterStatus | undefined {
  const [status, setStatus] = useState<WriterStatus>()

  useEffect(() => {
    let isWanted = true
    void loadWriterStatus().then((loaded) => isWanted && setStatus(loaded))
    return () => {
      isWanted = false
    }
  }, [])

  return status
}
