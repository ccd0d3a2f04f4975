import { useEffect } from 'react'
import { create } from 'zustand'
import { texts } from '#texts/review.ts'
import { loadWriterStatus, type WriterStatus } from '../../api/write-texts.ts'

/** Who writes at present, once the server has said so. */
const useWriterStatus = create<{ status: WriterStatus | undefined }>(() => ({ status: undefined }))

export function useLoadedWriterStatus() {
  useEffect(() => {
    void loadWriterStatus().then((status) => useWriterStatus.setState({ status }))
  }, [])
}

/** The name for people of a writer that a value names. */
export function useWriterName(): (writer: string) => string {
  const status = useWriterStatus((state) => state.status)
  return (writer) => {
    if (writer === 'draft') return texts.writtenBy.draft
    return status?.writer === writer ? status.label : writer
  }
}
