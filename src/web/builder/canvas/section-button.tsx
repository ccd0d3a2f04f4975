import { IconButton } from '../../ui/icon-button.tsx'
import type { NamedSectionCommand } from '../commands/section-commands.ts'
import { useEditor } from '../editor/editor-store.ts'
import { MoveToButton } from './move-to-button.tsx'
import styles from './section-bar.module.css'

type Props = { command: NamedSectionCommand; instanceId: string; tabIndex: number }

/** One command of a section, in its bar. */
export function SectionButton({ command, instanceId, tabIndex }: Props) {
  const { icon: Icon, keys, words, isDestructive, obstacle, choices, run } = command
  const reason = useEditor(({ draft }) => obstacle?.(draft.layout, instanceId))
  if (choices) return <MoveToButton command={command} instanceId={instanceId} tabIndex={tabIndex} />
  return (
    <IconButton
      tabIndex={tabIndex}
      className={isDestructive && styles.delete}
      label={words.label}
      shortcut={keys?.[0]}
      icon={Icon && <Icon aria-hidden />}
      isDisabled={reason !== undefined}
      disabledReason={reason}
      onClick={() => run(instanceId)}
    />
  )
}
