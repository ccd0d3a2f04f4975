import { IconListCheck } from '@tabler/icons-react'
import { hasWrittenContent } from '#content/draft/draft-content.ts'
import { countPage } from '#content/draft/review.ts'
import { texts } from '#texts/review.ts'
import { useManifest } from '../../catalogue/catalogue-store.ts'
import { useEditor } from '../editor/editor-store.ts'
import { startReview } from '../reviewing/start-review.ts'
import { shortcuts } from '../shortcuts/shortcut-table.ts'
import styles from './review-button.module.css'
import { TipButton } from './tip-button.tsx'
import wordStyles from './word-button.module.css'

/** The way to the texts, once there are any, with the number of those that wait for a reader. */
export function ReviewButton() {
  const manifest = useManifest()
  const hasTexts = useEditor(({ draft }) => hasWrittenContent(draft.content))
  const pending = useEditor(({ draft }) => (manifest ? countPage(draft, manifest).pending : 0))
  if (!hasTexts || !manifest) return null
  return (
    <TipButton
      className={wordStyles.button}
      data-yields="first"
      aria-label={texts.buttonName(pending)}
      tip={texts.buttonTip}
      shortcut={shortcuts.review[0]}
      onClick={startReview}
    >
      <IconListCheck aria-hidden />
      <span className={wordStyles.word}>{texts.button}</span>
      {pending > 0 && <span className={styles.pending}>{pending}</span>}
    </TipButton>
  )
}
