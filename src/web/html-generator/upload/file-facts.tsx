import { IconFileTypeDocx } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './file-facts.module.css'
import { formatSize } from './format-size.ts'

type Props = { file: File; children?: ReactNode }

/** The chosen file's name and size, and below it what is happening to it. */
export function FileFacts({ file, children }: Props) {
  return (
    <>
      <IconFileTypeDocx className={styles.icon} size={32} stroke={1.5} aria-hidden />
      <p className={styles.name}>
        <bdi>{file.name}</bdi>
      </p>
      <p className={styles.size}>{formatSize(file.size)}</p>
      {children}
    </>
  )
}
