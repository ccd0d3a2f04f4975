import { IconMessage } from '@tabler/icons-react'
import { memo } from 'react'
import { texts as commentTexts } from '#texts/comment-marks.ts'
import { texts } from '#texts/outline.ts'
import { isDragged, useDrag } from '../drag/drag-store.ts'
import { outlineRowId } from '../editor/focus.ts'
import { select } from '../view/selection.ts'
import { showSection } from '../view/show-section.ts'
import styles from './outline-row.module.css'
import { OutlineRowTools } from './outline-row-tools.tsx'

type Props = {
  instanceId: string
  /** Its component's. */
  name: string
  /** How many open comments it has. */
  comments: number
  isTabStop: boolean
  /** Its section is the one that is read now. */
  isCurrent: boolean
  isSelected: boolean
  /** The pointer or the focus is at it. */
  isAt: boolean
  isFocused: boolean
}

/** One line of the outline. Its number is counted by the style sheet, so that a change elsewhere leaves it alone. */
export const OutlineRow = memo(function OutlineRow(props: Props) {
  const { instanceId, name, comments, isTabStop, isCurrent, isSelected, isAt, isFocused } = props
  const label = [texts.row(name, instanceId), comments > 0 && commentTexts.open(comments)]
    .filter(Boolean)
    .join(', ')
  const isLifted = useDrag((state) => isDragged(state, instanceId))
  return (
    <li
      className={styles.row}
      data-row={instanceId}
      data-current={isCurrent || undefined}
      data-selected={isSelected || undefined}
      data-at={isAt || undefined}
      data-lifted={isLifted || undefined}
    >
      <button
        id={outlineRowId(instanceId)}
        type="button"
        className={styles.button}
        tabIndex={isTabStop ? 0 : -1}
        aria-current={isCurrent || undefined}
        data-grip
        aria-label={label}
        title={label}
        onClick={() => {
          select({ instanceId })
          showSection(instanceId)
        }}
      >
        <span className={styles.name}>
          {name}
          {comments > 0 && (
            <span className={styles.comments} aria-hidden>
              <IconMessage size={12} /> {comments}
            </span>
          )}
        </span>
      </button>
      {isAt && <OutlineRowTools instanceId={instanceId} name={name} tabIndex={isFocused ? 0 : -1} />}
    </li>
  )
})
