import { IconFileExport } from '@tabler/icons-react'
import { texts } from '#texts/top-bar.ts'
import { shortcuts } from '../shortcuts/shortcut-table.ts'
import { openPanel } from '../view/panels-store.ts'
import { useIsGenerating } from '../writing/run-store.ts'
import { TipButton } from './tip-button.tsx'
import styles from './word-button.module.css'

/** The one thing that every page is made for. */
export function ExportButton() {
  const isGenerating = useIsGenerating()
  return (
    <TipButton
      className={`${styles.button} ${styles.filled}`}
      tip={isGenerating ? texts.ai.generating : texts.exportTip}
      isDisabled={isGenerating}
      shortcut={shortcuts.export[0]}
      onClick={() => openPanel('export')}
    >
      <IconFileExport aria-hidden />
      <span className={styles.word}>{texts.export}</span>
    </TipButton>
  )
}
