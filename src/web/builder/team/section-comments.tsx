import { IconMessage } from '@tabler/icons-react'
import { texts } from '#texts/comment-marks.ts'
import styles from './section-comments.module.css'

type Props = { count: number }

/** That something is said of this section, quietly; what it is stands in the details. */
export function SectionComments({ count }: Props) {
  return (
    <span className={styles.mark}>
      <IconMessage size={14} aria-hidden />
      {texts.count(count)}
    </span>
  )
}
