import { IconGripVertical } from '@tabler/icons-react'
import { texts } from '#texts/canvas.ts'
import { useComponentName } from '../../catalogue/catalogue-store.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { sectionGroups } from '../commands/section-commands.ts'
import { SectionMenu } from '../commands/section-menu.tsx'
import { dragInstructionsId } from '../drag/drag-layer.tsx'
import { useDrag } from '../drag/drag-store.ts'
import { useEditor } from '../editor/editor-store.ts'
import { useCanvasMode } from '../view/canvas-mode.ts'
import { useShownFaces } from '../view/shown-faces.ts'
import { barPlace, barSide } from './bar-place.ts'
import styles from './section-bar.module.css'
import { SectionButton } from './section-button.tsx'

type Props = {
  instanceId: string
  code: string
  /** Tab goes through the bar of the section that has the focus; one that is only pointed at stays out of its way. */
  reach: 'tab' | 'pointer'
  /** Hidden, it keeps the focus that it may have; behind a dialog of the page it shows with the focus alone. */
  look: 'shown' | 'hidden' | 'behind'
}

/** What can be done to a section. Floats at its upper edge, and stays in view while the section is. */
export function SectionBar({ instanceId, code, reach, look }: Props) {
  const name = useComponentName()(code)
  const layout = useEditor(({ draft }) => draft.layout)
  const isDragging = useDrag(({ status }) => status === 'dragging')
  const { length: faces } = useShownFaces()
  const isNarrow = useCanvasMode((state) => state.isNarrow)
  const tabIndex = reach === 'tab' ? 0 : -1

  return (
    <div
      className={styles.frame}
      data-section-bar
      data-place={barPlace(layout, instanceId)}
      data-side={barSide(layout, faces)}
      data-narrow={isNarrow || undefined}
      data-behind={look === 'behind' || undefined}
      data-hidden={isDragging || look === 'hidden' || undefined}
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
        {isNarrow ? (
          <SectionMenu {...{ instanceId, name, tabIndex }} findAnchor={findFocused} />
        ) : (
          sectionGroups.map((commands) => (
            <div key={commands[0]?.id} className={styles.group}>
              {commands.map((command) => (
                <SectionButton key={command.id} {...{ command, instanceId, tabIndex }} />
              ))}
            </div>
          ))
        )}
      </div>
    </div>
  )
}

/** A menu gives the focus back to its button first. */
function findFocused(): HTMLElement | undefined {
  return document.activeElement instanceof HTMLElement ? document.activeElement : undefined
}
