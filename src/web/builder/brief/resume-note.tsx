import { texts as briefTexts } from '#texts/brief.ts'
import { texts } from '#texts/writing.ts'
import { Button } from '../../ui/button.tsx'
import { useEditor } from '../editor/editor-store.ts'
import { resume } from '../writing/generate.ts'
import { findResumable, useRun } from '../writing/run-store.ts'
import styles from './brief-dialog.module.css'
import type { RunCounts } from './count-to-write.ts'

type Props = {
  /** What stands there, for a run that writes what is missing. */
  partly: (RunCounts & { total: number }) | undefined
}

/** A run of this page that stands still, and the way on. One that this tab knows nothing of goes on by itself. */
export function ResumeNote({ partly }: Props) {
  const pageId = useEditor((editor) => editor.pageId)
  const run = findResumable(useRun(), pageId)
  if (!run) {
    if (!partly || partly.toWrite === 0 || partly.done === 0) return null
    return <p>{briefTexts.goesOn(partly.done, partly.total)}</p>
  }
  return (
    <div className={styles.resumable}>
      <p>{texts.offer(run.completed, run.total)}</p>
      <Button variant="light" onClick={resume}>
        {texts.stopped.resume}
      </Button>
    </div>
  )
}
