import { IconFileTypeDocx } from '@tabler/icons-react'
import { formatSize } from '#base/format-size.ts'
import { shownName } from '../../ui/shown-name.ts'
import styles from './file-facts.module.css'

type Props = {
  file: File
  /** What is happening to it, in words. */
  activity?: string | undefined
}

/** The chosen file's name and size. */
export function FileFacts({ file, activity }: Props) {
  return (
    <div className={styles.facts}>
      <IconFileTypeDocx className={styles.icon} size={32} stroke={1.5} aria-hidden />
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi dir="ltr">{shownName(file.name)}</bdi>
        </p>
        <p className={styles.size}>
          <span>{formatSize(file.size)}</span>
          {activity && <span>{activity}</span>}
        </p>
      </div>
    </div>
  )
}
