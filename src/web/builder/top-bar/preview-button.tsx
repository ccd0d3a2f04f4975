import { IconEye } from '@tabler/icons-react'
import { texts } from '#texts/top-bar.ts'
import { openPanel } from '../view/panels-store.ts'
import { TipButton } from './tip-button.tsx'
import styles from './word-button.module.css'

/** The page as it would be downloaded, and what is to be mended on it. */
export function PreviewButton() {
  return (
    <TipButton
      className={styles.button}
      data-yields="first"
      tip={texts.preview.tip}
      onClick={() => openPanel('preview')}
    >
      <IconEye aria-hidden />
      <span className={styles.word}>{texts.preview.label}</span>
    </TipButton>
  )
}
