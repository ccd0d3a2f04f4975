import { IconSparkles } from '@tabler/icons-react'
import { texts } from '#texts/top-bar.ts'
import { shortcuts } from '../shortcuts/shortcut-table.ts'
import { openPanel } from '../view/panels-store.ts'
import { useAiObstacle } from '../writing/obstacle.ts'
import { TipButton } from './tip-button.tsx'
import styles from './word-button.module.css'

/** Opens the brief for the writer; where nothing can be written, it says why. */
export function AiButton() {
  const obstacle = useAiObstacle()
  return (
    <TipButton
      className={styles.button}
      tip={obstacle ?? texts.ai.tip}
      shortcut={shortcuts.generate[0]}
      isDisabled={obstacle !== undefined}
      onClick={() => openPanel('brief')}
    >
      <IconSparkles aria-hidden />
      <span className={styles.word}>{texts.ai.label}</span>
    </TipButton>
  )
}
