import {
  IconArrowDown,
  IconArrowsSort,
  IconArrowUp,
  IconCopy,
  IconDots,
  IconGripVertical,
  IconTrash,
} from '@tabler/icons-react'
import { texts as canvasTexts } from '#texts/canvas.ts'
import { texts } from '#texts/outline.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { findStep } from '../commands/find-step.ts'
import { dragInstructionsId } from '../drag/drag-instructions.ts'
import { useInstanceDrag } from '../drag/use-instance-drag.ts'
import { duplicateOnPage, moveOnPage, removeFromPage } from '../editor/actions.ts'
import { useEditor } from '../editor/editor-store.ts'
import { outlineRowId } from '../editor/focus.ts'
import { askWhereTo } from '../view/move-to-store.ts'
import styles from './outline-row.module.css'

type Props = { instanceId: string; code: string; name: string; tabIndex: number }

/** The handle and the menu of one row. */
export function OutlineRowTools({ instanceId, code, name, tabIndex }: Props) {
  const layout = useEditor(({ draft }) => draft.layout)
  const listeners = useInstanceDrag({ instanceId, code }, 'outline')
  const up = findStep(layout, instanceId, 'up')
  const down = findStep(layout, instanceId, 'down')
  const { bar } = canvasTexts

  return (
    <div className={styles.tools}>
      <IconButton
        {...listeners}
        data-grip
        className={styles.handle}
        tabIndex={tabIndex}
        label={bar.drag}
        aria-describedby={dragInstructionsId}
        icon={<IconGripVertical aria-hidden />}
      />
      <Menu
        label={texts.actions(name)}
        trigger={<IconDots aria-hidden />}
        items={[
          {
            label: bar.moveUp,
            icon: <IconArrowUp aria-hidden />,
            shortcut: 'Alt+ArrowUp',
            isDisabled: up.obstacle !== undefined,
            onSelect: () => moveOnPage(instanceId, up.index),
          },
          {
            label: bar.moveDown,
            icon: <IconArrowDown aria-hidden />,
            shortcut: 'Alt+ArrowDown',
            isDisabled: down.obstacle !== undefined,
            onSelect: () => moveOnPage(instanceId, down.index),
          },
          {
            label: bar.moveTo,
            icon: <IconArrowsSort aria-hidden />,
            onSelect: () => askWhereToFromRow(instanceId),
          },
          'separator',
          {
            label: bar.duplicate,
            icon: <IconCopy aria-hidden />,
            shortcut: 'Mod+D',
            onSelect: () => duplicateOnPage(instanceId),
          },
          {
            label: bar.delete,
            icon: <IconTrash aria-hidden />,
            shortcut: 'Delete',
            isDestructive: true,
            onSelect: () => removeFromPage(instanceId),
          },
        ]}
      />
    </div>
  )
}

function askWhereToFromRow(instanceId: string) {
  const row = document.getElementById(outlineRowId(instanceId))
  if (row) askWhereTo(instanceId, row)
}
