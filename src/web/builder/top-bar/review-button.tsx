import { hasWrittenContent } from '#content/draft/draft-content.ts'
import { countPage } from '#content/draft/review.ts'
import { texts } from '#texts/top-bar.ts'
import { useManifest } from '../../catalogue/catalogue-store.ts'
import { useEditor } from '../editor/editor-store.ts'
import { CommandButton } from './command-button.tsx'
import styles from './review-button.module.css'

/** The way to the texts, once there are any, with the number of those that wait for a reader. */
export function ReviewButton() {
  const manifest = useManifest()
  const hasTexts = useEditor(({ draft }) => hasWrittenContent(draft.content))
  const pending = useEditor(({ draft }) => (manifest ? countPage(draft, manifest).pending : 0))
  if (!hasTexts || !manifest) return null
  return (
    <CommandButton id="review" yields="first" aria-label={texts.reviewName(pending)}>
      {pending > 0 && <span className={styles.pending}>{pending}</span>}
    </CommandButton>
  )
}
