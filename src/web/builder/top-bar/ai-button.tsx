import { IconSparkles } from '@tabler/icons-react'
import { isFooter, isHeader } from '#layout/layout.ts'
import { texts } from '#texts/top-bar.ts'
import { useEditor } from '../editor/editor-store.ts'
import { TipButton } from './tip-button.tsx'
import styles from './word-button.module.css'

/** Nothing in headers and footers is written, and nobody is there to write the rest: the button says which it is. */
export function AiButton() {
  const obstacle = useAiObstacle()
  return (
    <TipButton className={styles.button} tip={obstacle} isDisabled>
      <IconSparkles aria-hidden />
      <span className={styles.word}>{texts.ai.label}</span>
    </TipButton>
  )
}

/** Why nothing can be written now. */
export function useAiObstacle(): string {
  const hasComponents = useEditor(({ draft }) =>
    draft.layout.components.some(({ code }) => !isHeader(code) && !isFooter(code)),
  )
  return hasComponents ? texts.ai.noWriter : texts.ai.noComponents
}
