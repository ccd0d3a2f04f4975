import { IconBan } from '@tabler/icons-react'
import { describeGap } from './describe-drag.ts'
import { useDrag, type ZoneName } from './drag-store.ts'
import styles from './drop-line.module.css'

type Props = { zone: ZoneName }

/** Marks where a drop would go, in words too. It floats over its list, which never moves. */
export function DropLine({ zone }: Props) {
  const target = useDrag((state) => (state.status === 'dragging' ? state.target : undefined))
  if (target?.zone !== zone) return null
  return (
    <div
      className={styles.line}
      data-drop-line={target.refusal ? 'refused' : 'open'}
      style={{ insetBlockStart: target.line }}
    >
      <span className={styles.words}>
        {target.refusal && <IconBan size={14} aria-hidden />}
        {describeGap(target)}
      </span>
    </div>
  )
}
