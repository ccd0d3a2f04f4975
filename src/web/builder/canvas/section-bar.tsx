import { IconGripVertical } from '@tabler/icons-react'
import { texts } from '#texts/canvas.ts'
import { useComponentName } from '../../catalogue/catalogue-store.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { sectionGroups } from '../commands/section-commands.ts'
import { dragInstructionsId } from '../drag/drag-layer.tsx'
import { useDrag } from '../drag/drag-store.ts'
import { useEditor } from '../editor/editor-store.ts'
import { barPlace } from './bar-place.ts'
import styles from './section-bar.module.css'
import { SectionButton } from './section-button.tsx'

type Props = {
  instanceId: string
  code: string
  /** Tab goes through the bar of the section that has the focus; one that is only pointed at stays out of its way. */
  reach: 'tab' | 'pointer'
  /** Hidden, it keeps the focus that it may have. */
  look: 'shown' | 'hidden'
}

/** What can be done to a section. Floats at its upper edge, and stays in view while the section is. */
export function SectionBar({ instanceId, code, reach, look }: Props) {
  const name = useComponentName()(code)
  const layout = useEditor(({ draft }) => draft.layout)
  const isHidden = useDrag(({ status }) => status === 'dragging') || look === 'hidden'
  const tabIndex = reach === 'tab' ? 0 : -1

  return (
    <div
      className={styles.frame}
      data-section-bar
      data-place={barPlace(layout, instanceId)}
      data-hidden={isHidden || undefined}
    >
      <div className={styles.bar}>
        <IconButton
          data-grip="handle"
          className={styles.handle}
          tabIndex={tabIndex}
          label={texts.bar.drag}
          aria-describedby={dragInstructionsId}
          icon={<IconGripVertical aria-hidden />}
        />
        <p className={styles.name}>
          <span className={styles.component}>{name}</span>
          <span className={styles.instance}>{instanceId}</span>
        </p>
        {sectionGroups.map((commands) => (
          <div key={commands[0]?.id} className={styles.group}>
            {commands.map((command) => (
              <SectionButton key={command.id} command={command} instanceId={instanceId} tabIndex={tabIndex} />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
