import styles from './upload-progress.module.css'

type Props = { label: string; sent: number }

/** A line along the lower edge: the upload, then a moment of the server's work that cannot be measured. */
export function UploadProgress({ label, sent }: Props) {
  return (
    <progress
      className={styles.line}
      aria-label={label}
      max={100}
      value={sent < 1 ? Math.round(sent * 100) : undefined}
    />
  )
}
