import { type MouseEvent, useDeferredValue, useMemo } from 'react'
import { bankDay } from '#base/bank-day.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import { texts } from '#texts/brief.ts'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { useWriterStatus } from '../../writer/use-writer-status.ts'
import { useEditor } from '../editor/editor-store.ts'
import type { BriefForm } from './brief-form.ts'
import { proposeCounts } from './propose-counts.ts'
import styles from './section-list.module.css'

type Props = { form: BriefForm; manifest: Manifest; onChange: (next: Partial<BriefForm>) => void }

/** The built-in writer leaves places empty for which the brief has nothing; a model is left to say much of little. */
export function FewerItems({ form, manifest, onChange }: Props) {
  const status = useWriterStatus()
  const isDraftWriter = status !== undefined && status !== 'unknown' && status.isDraft
  const draft = useEditor((editor) => editor.draft)
  const typed = useDeferredValue(form)
  const counts = useMemo(
    () =>
      isDraftWriter ? proposeCounts(typed, draft, manifest, bankDay(new Date())) : new Map<string, number>(),
    [isDraftWriter, typed, draft, manifest],
  )
  if (counts.size === 0) return null

  function take({ currentTarget }: MouseEvent<HTMLElement>) {
    // The button goes.
    currentTarget.closest('section')?.querySelector<HTMLElement>('ul button')?.focus()
    onChange({
      sections: form.sections.map((each) => ({
        ...each,
        itemCount: counts.get(each.instanceId) ?? each.itemCount,
      })),
    })
    announce(texts.fewerTaken)
  }

  return (
    <p className={styles.offer}>
      <span>{texts.fewerItems(counts.size)}</span>
      <Button variant="default" onClick={take}>
        {texts.takeFewer}
      </Button>
    </p>
  )
}
