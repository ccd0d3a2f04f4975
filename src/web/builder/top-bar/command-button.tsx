import type { ComponentProps } from 'react'
import { type CommandId, pageCommand } from '../commands/page-commands.ts'
import { useActor } from '../commands/use-actor.ts'
import { useObstacle } from '../commands/use-obstacle.ts'
import styles from './command-button.module.css'
import { TipButton } from './tip-button.tsx'

type Props = Omit<ComponentProps<typeof TipButton>, 'tip' | 'className'> & {
  id: CommandId
  look?: 'plain' | 'filled'
  /** Narrow bars take its word away before others. */
  yields?: 'first'
}

/** A command by its icon and its word. Where it cannot be done, the tip says why. */
export function CommandButton({ id, look = 'plain', yields, children, ...rest }: Props) {
  const { icon: Icon, keys, words, run } = pageCommand(id)
  const obstacle = useObstacle(id)
  const actor = useActor()
  return (
    <TipButton
      {...rest}
      className={look === 'filled' ? `${styles.button} ${styles.filled}` : styles.button}
      data-yields={yields}
      tip={obstacle ?? words.tip ?? words.label}
      shortcut={keys?.[0]}
      isDisabled={obstacle !== undefined}
      onClick={() => run(actor)}
    >
      {Icon && <Icon aria-hidden />}
      <span className={styles.word}>{words.button ?? words.label}</span>
      {children}
    </TipButton>
  )
}
