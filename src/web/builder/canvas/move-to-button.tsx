import { IconButton } from '../../ui/icon-button.tsx'
import type { NamedSectionCommand } from '../commands/section-commands.ts'
import { closeMoveTo, moveToId, useMoveTo } from '../view/move-to-store.ts'

type Props = { command: NamedSectionCommand; instanceId: string; tabIndex: number }

/** It asks in a popover, which it closes as well. */
export function MoveToButton({ command, instanceId, tabIndex }: Props) {
  const { icon: Icon, words, run } = command
  const isOpen = useMoveTo((state) => state.instanceId === instanceId)
  return (
    <IconButton
      tabIndex={tabIndex}
      label={words.label}
      icon={Icon && <Icon aria-hidden />}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      // Tells the browser whose click is not one outside.
      popoverTarget={moveToId}
      onClick={(event) => {
        event.preventDefault()
        if (isOpen) closeMoveTo()
        else run(instanceId, event.currentTarget)
      }}
    />
  )
}
