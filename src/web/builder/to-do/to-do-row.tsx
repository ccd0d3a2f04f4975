import {
  IconAlertCircle,
  IconAlertTriangle,
  IconArrowsExchange,
  IconArrowsSplit2,
  IconChevronRight,
  IconClock,
  IconEqualNot,
  IconLanguage,
  IconMessage,
  IconSignature,
  IconSquareDashed,
  IconTextPlus,
  IconTextSpellcheck,
  IconZoomQuestion,
} from '@tabler/icons-react'
import { memo } from 'react'
import { MessageWords } from '../../ui/message-words.tsx'
import { goToDo } from './go-to.ts'
import type { ToDo, ToDoId } from './to-do.ts'
import styles from './to-do-row.module.css'

type Props = {
  id: ToDoId
  toDo: ToDo
  /** Where it is: the section, or the place in the section that is shown. */
  place: string
  isCurrent: boolean
  /** First, where it stands before what it leads to. */
  onGo?: () => void
}

/** What is to be done, where, and the way there. */
export const ToDoRow = memo(function ToDoRow({ id, toDo, place, isCurrent, onGo }: Props) {
  const Icon = icons[id]
  return (
    <button
      type="button"
      className={styles.row}
      data-kind={id}
      aria-current={isCurrent || undefined}
      onClick={() => {
        onGo?.()
        goToDo(toDo)
      }}
    >
      <Icon className={styles.icon} size={16} aria-hidden />
      <span className={styles.words}>
        {place && <span className={styles.place}>{place}</span>}
        <span className={styles.text}>
          <MessageWords>{toDo.text}</MessageWords>
        </span>
      </span>
      <IconChevronRight className={styles.go} size={16} aria-hidden />
    </button>
  )
})

const icons: Record<ToDoId, typeof IconClock> = {
  decide: IconArrowsSplit2,
  comments: IconMessage,
  failed: IconAlertTriangle,
  missing: IconSquareDashed,
  wrong: IconAlertCircle,
  words: IconTextSpellcheck,
  over: IconTextPlus,
  outOfStep: IconArrowsExchange,
  toTranslate: IconLanguage,
  differ: IconEqualNot,
  figures: IconZoomQuestion,
  pending: IconClock,
  look: IconAlertTriangle,
  waived: IconSignature,
}
