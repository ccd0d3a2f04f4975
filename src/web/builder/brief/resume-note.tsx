import { texts } from '#texts/writing.ts'
import { Button } from '../../ui/button.tsx'
import { useEditor } from '../editor/editor-store.ts'
import { resume } from '../writing/generate.ts'
import { findResumable, useRun } from '../writing/run-store.ts'
import styles from './brief-dialog.module.css'

/** A run of this page that stands still, and the way on. */
export function ResumeNote() {
  const pageId = useEditor((editor) => editor.pageId)
  const run = findResumable(useRun(), pageId)
  if (!run) return null
  return (
    <div className={styles.resumable}>
      <p>{texts.offer(run.completed, run.total)}</p>
      <Button variant="light" onClick={resume}>
        {texts.stopped.resume}
      </Button>
    </div>
  )
}
