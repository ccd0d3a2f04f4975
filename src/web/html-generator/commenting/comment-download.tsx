import { IconMessage2Plus } from '@tabler/icons-react'
import { texts } from '#texts/html-generator.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import type { Reports } from '../flow/use-reports.ts'
import styles from './comment-download.module.css'
import {
  type Commentable,
  type CommentDownload as State,
  useCommentDownload,
} from './use-comment-download.ts'

type Props = {
  documents: readonly Commentable[]
  pack: 'file' | 'zip'
  label: string
  hint: string
  reports: Reports
}

/** The documents as they are, with what is wrong with them as comments of Word. */
export function CommentDownload({ documents, pack, label, hint, reports }: Props) {
  const { download, start } = useCommentDownload(reports)
  return (
    <div className={styles.commenting}>
      <BusyButton
        variant="default"
        leftSection={<IconMessage2Plus size={18} aria-hidden />}
        isBusy={download.status === 'working'}
        busyLabel={busyLabel(download, documents.length)}
        onClick={() => start(documents, pack)}
      >
        {label}
      </BusyButton>
      <p className={styles.hint}>{hint}</p>
      <p className={styles.saved} role="status">
        {download.status === 'saved' && texts.saved(download.filename)}
        {download.status === 'saved' &&
          download.leftOut > 0 &&
          ` ${texts.commenting.leftOut(download.leftOut)}`}
      </p>
    </div>
  )
}

function busyLabel(download: State, count: number): string {
  if (download.status !== 'working' || count === 1) return texts.commenting.working
  return texts.commenting.workingOn(download.number, count)
}
