import { IconMessage, IconQuestionMark } from '@tabler/icons-react'
import { texts as commentTexts } from '#texts/comment-marks.ts'
import { texts } from '#texts/team.ts'
import styles from './section-marks.module.css'

type Props = {
  /** Who else is at work in it, by name; '' when nobody is. */
  colleagues: string
  /** How many open comments it has, and how much of it is to be decided. */
  comments: number
  toDecide: number
}

/** What the team has to do with a section, quietly; what it is stands in the details. */
export function SectionMarks({ colleagues, comments, toDecide }: Props) {
  return (
    <>
      {colleagues !== '' && (
        <span className={styles.here}>{texts.present.inSection(colleagues.split(','))}</span>
      )}
      <span className={styles.marks}>
        {toDecide > 0 && (
          <span className={styles.decide}>
            <IconQuestionMark size={14} aria-hidden />
            {texts.save.asking(toDecide)}
          </span>
        )}
        {comments > 0 && (
          <span className={styles.mark}>
            <IconMessage size={14} aria-hidden />
            {commentTexts.count(comments)}
          </span>
        )}
      </span>
    </>
  )
}
