import styles from './upload-progress.module.css'

type Props = { label: string; share: number }

/** A line along the lower edge: the upload, then a moment of the server's work that cannot be measured. */
export function UploadProgress({ label, share }: Props) {
  return (
    <progress
      className={styles.line}
      aria-label={label}
      max={100}
      value={share < 1 ? Math.round(share * 100) : undefined}
    />
  )
}
