import { IconGripVertical } from '@tabler/icons-react'
import { texts as canvasTexts } from '#texts/canvas.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { SectionMenu } from '../commands/section-menu.tsx'
import { dragInstructionsId } from '../drag/drag-layer.tsx'
import { outlineRowId } from '../editor/focus.ts'
import styles from './outline-row.module.css'

type Props = { instanceId: string; name: string; tabIndex: number }

/** The handle and the menu of one row. */
export function OutlineRowTools({ instanceId, name, tabIndex }: Props) {
  return (
    <div className={styles.tools}>
      <IconButton
        data-grip="handle"
        className={styles.handle}
        tabIndex={tabIndex}
        label={canvasTexts.bar.drag}
        aria-describedby={dragInstructionsId}
        icon={<IconGripVertical aria-hidden />}
      />
      <SectionMenu
        instanceId={instanceId}
        name={name}
        findAnchor={() => document.getElementById(outlineRowId(instanceId)) ?? undefined}
      />
    </div>
  )
}
