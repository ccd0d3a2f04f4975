import { texts } from '#texts/brief.ts'
import type { WriterStatus } from '../../api/write-texts.ts'
import { useWriterStatus } from '../../writer/use-writer-status.ts'
import styles from './brief-dialog.module.css'

/** Who will write, as the server says. */
export function WriterNote() {
  const status = useWriterStatus()
  return <p className={styles.writer}>{status && describeWriter(status)}</p>
}

function describeWriter(status: WriterStatus | 'unknown'): string {
  if (status === 'unknown') return texts.writer.unknown
  return status.isDraft ? texts.writer.draft(status.label) : texts.writer.model(status.label)
}
