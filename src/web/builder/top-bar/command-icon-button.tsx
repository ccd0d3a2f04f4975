import { IconButton } from '../../ui/icon-button.tsx'
import { type CommandId, pageCommand } from '../commands/page-commands.ts'
import { useActor } from '../commands/use-actor.ts'
import { useObstacle } from '../commands/use-obstacle.ts'

type Props = { id: CommandId }

/** A command by its icon alone. */
export function CommandIconButton({ id }: Props) {
  const { icon: Icon, keys, words, run } = pageCommand(id)
  const obstacle = useObstacle(id)
  const actor = useActor()
  return (
    <IconButton
      label={words.button ?? words.label}
      shortcut={keys?.[0]}
      icon={Icon && <Icon aria-hidden />}
      isDisabled={obstacle !== undefined}
      disabledReason={obstacle}
      onClick={() => run(actor)}
    />
  )
}
