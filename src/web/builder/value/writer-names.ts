import { texts } from '#texts/review.ts'
import { useWriterStatus } from '../../writer/use-writer-status.ts'

const { draft, memory, terms } = texts.writtenBy
const own = { draft, memory, terms }

/** The name for people of a writer that a value names. */
export function useWriterName(): (writer: string) => string {
  const status = useWriterStatus()
  return (writer) => {
    if (writer in own) return own[writer as keyof typeof own]
    return status !== 'unknown' && status?.writer === writer ? status.label : writer
  }
}
