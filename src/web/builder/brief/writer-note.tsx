import { useEffect, useState } from 'react'
import { texts } from '#texts/brief.ts'
import { loadWriterStatus, type WriterStatus } from '../../api/write-texts.ts'
import styles from './brief-dialog.module.css'

/** Who will write, as the server says. */
export function WriterNote() {
  const [status, setStatus] = useState<WriterStatus | 'unknown'>()

  useEffect(() => {
    let isCurrent = true
    void loadWriterStatus().then((loaded) => isCurrent && setStatus(loaded ?? 'unknown'))
    return () => {
      isCurrent = false
    }
  }, [])

  return <p className={styles.writer}>{status && describeWriter(status)}</p>
}

function describeWriter(status: WriterStatus | 'unknown'): string {
  if (status === 'unknown') return texts.writer.unknown
  return status.isDraft ? texts.writer.draft(status.label) : texts.writer.model(status.label)
}
