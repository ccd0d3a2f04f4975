import styles from './upload-progress.module.css'

type Props = { sent: number; uploading: (percent: number) => string; reading: string }

/** How much has been sent; afterwards the server is at work, for a moment that cannot be measured. */
export function UploadProgress({ sent, uploading, reading }: Props) {
  const isSent = sent >= 1
  const percent = Math.round(sent * 100)
  return (
    <div className={styles.progress}>
      <progress className={styles.bar} max={100} value={isSent ? undefined : percent} aria-label={reading} />
      <p className={styles.words}>{isSent ? reading : uploading(percent)}</p>
    </div>
  )
}
