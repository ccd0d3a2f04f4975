import { IconMessage } from '@tabler/icons-react'
import { texts } from '#texts/comment-marks.ts'
import styles from './section-comments.module.css'
import { useCommentCount } from './use-comment-count.ts'

type Props = { instanceId: string; createdAt: string }

/** That something is said of this section, quietly; what it is stands in the details. */
export function SectionComments({ instanceId, createdAt }: Props) {
  const count = useCommentCount(instanceId, createdAt)
  if (count === 0) return null
  return (
    <span className={styles.mark}>
      <IconMessage size={14} aria-hidden />
      {texts.count(count)}
    </span>
  )
}
