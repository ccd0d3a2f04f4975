import { CloseButton } from '@mantine/core'
import { texts } from '../texts.ts'
import { formatSize } from '../upload/format-size.ts'
import styles from './file-list.module.css'

type Props = { files: readonly File[]; onRemove: (file: File) => void }

/** What is chosen and can still be left out. */
export function FileList({ files, onRemove }: Props) {
  return (
    <ul className={styles.list} aria-label={texts.bulk.files}>
      {files.map((file) => (
        <li key={`${file.name}/${file.size}/${file.lastModified}`}>
          <span className={styles.name}>
            <bdi dir="ltr">{file.name}</bdi>
          </span>
          <span className={styles.size}>{formatSize(file.size)}</span>
          <CloseButton size="sm" aria-label={texts.bulk.remove(file.name)} onClick={() => onRemove(file)} />
        </li>
      ))}
    </ul>
  )
}
