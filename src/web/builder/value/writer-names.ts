import { texts } from '#texts/review.ts'
import { useWriterStatus } from '../../writer/use-writer-status.ts'

/** The name for people of a writer that a value names. */
export function useWriterName(): (writer: string) => string {
  const status = useWriterStatus()
  return (writer) => {
    if (writer === 'draft') return texts.writtenBy.draft
    return status !== 'unknown' && status?.writer === writer ? status.label : writer
  }
}
