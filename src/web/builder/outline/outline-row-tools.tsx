import { IconDots, IconGripVertical } from '@tabler/icons-react'
import { texts as canvasTexts } from '#texts/canvas.ts'
import { texts } from '#texts/outline.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { type NamedSectionCommand, sectionGroups } from '../commands/section-commands.ts'
import { dragInstructionsId } from '../drag/drag-layer.tsx'
import { useEditor } from '../editor/editor-store.ts'
import { outlineRowId } from '../editor/focus.ts'
import styles from './outline-row.module.css'

type Props = { instanceId: string; name: string; tabIndex: number }

/** The handle and the menu of one row. */
export function OutlineRowTools({ instanceId, name, tabIndex }: Props) {
  const layout = useEditor(({ draft }) => draft.layout)

  function itemOf({ icon: Icon, keys, words, isDestructive, obstacle, run }: NamedSectionCommand) {
    return {
      label: words.label,
      icon: Icon && <Icon aria-hidden />,
      shortcut: keys?.[0],
      isDestructive,
      isDisabled: obstacle?.(layout, instanceId) !== undefined,
      onSelect: () => run(instanceId, document.getElementById(outlineRowId(instanceId)) ?? undefined),
    }
  }

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
      <Menu
        label={texts.actions(name)}
        trigger={<IconDots aria-hidden />}
        items={entries.map((entry) => (entry === 'separator' ? entry : itemOf(entry)))}
      />
    </div>
  )
}

const entries = sectionGroups.flatMap((group, index) =>
  index === 0 ? group : ['separator' as const, ...group],
)
