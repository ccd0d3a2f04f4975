import { useDeferredValue, useEffect, useMemo } from 'react'
import { hasWrittenContent } from '#content/draft/draft-content.ts'
import { findHits } from '#content/draft/search/find-hits.ts'
import { findSettingHits } from '#content/draft/search/setting-hits.ts'
import { texts } from '#texts/find.ts'
import { useManifest } from '../../catalogue/catalogue-store.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { PlainDialog } from '../../ui/plain-dialog.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useEditor } from '../editor/editor-store.ts'
import type { PanelProps } from '../view/panels-store.ts'
import styles from './find-dialog.module.css'
import { leaveAt, seek, useFind } from './find-store.ts'
import { HitList } from './hit-list.tsx'
import { replaceAll } from './replace.ts'

/** Words of the page, each where it stands, and what is to stand there instead. */
export function FindDialog({ isOpen, onClose }: PanelProps) {
  const sought = useFind()
  const { words, by, scope, spelling, extent } = sought
  const draft = useEditor((state) => state.draft)
  const manifest = useManifest()
  const soughtWords = useDeferredValue(words)
  const all = useMemo(
    () => (manifest ? findHits(draft, manifest, { words: soughtWords, spelling, extent }) : []),
    [draft, manifest, soughtWords, spelling, extent],
  )
  const ofPage = useMemo(
    () => findSettingHits(draft, { words: soughtWords, spelling, extent }),
    [draft, soughtWords, spelling, extent],
  )
  const settings = scope === 'address' ? ofPage : []
  const hits = useMemo(() => all.filter(({ kind }) => kind === scope), [all, scope])
  const countOf = (kind: typeof scope) =>
    words.trim() === ''
      ? undefined
      : all.filter((hit) => hit.kind === kind).length + (kind === 'address' ? ofPage.length : 0)
  const count = hits.length + settings.length
  useReturn()

  return (
    <PlainDialog
      title={texts.title}
      size="large"
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <Button isDisabled={count === 0 || words !== soughtWords} onClick={replaceAll}>
          {texts.replaceAll(count)}
        </Button>
      }
    >
      <div className={styles.fields}>
        <TextField
          label={texts.words}
          type="search"
          dir="auto"
          data-find-words
          value={words}
          onChange={(event) => seek({ words: event.currentTarget.value })}
        />
        <TextField
          label={texts.by}
          dir="auto"
          hint={texts.byHint}
          value={by}
          onChange={(event) => seek({ by: event.currentTarget.value })}
        />
      </div>
      <div className={styles.options}>
        <SegmentedControl
          label={texts.scope.label}
          options={(['text', 'address'] as const).map((kind) => ({
            value: kind,
            label: texts.scope[kind](countOf(kind)),
          }))}
          value={scope}
          onChange={(next) => seek({ scope: next })}
        />
        <CheckboxField
          size="small"
          label={texts.exact}
          checked={spelling === 'exact'}
          onChange={(event) => seek({ spelling: event.currentTarget.checked ? 'exact' : 'loose' })}
        />
        <CheckboxField
          size="small"
          label={texts.whole}
          checked={extent === 'whole'}
          onChange={(event) => seek({ extent: event.currentTarget.checked ? 'whole' : 'part' })}
        />
      </div>
      <p role="status" className={styles.count}>
        {describeFound()}
      </p>
      <HitList {...{ hits, settings, by, draft }} />
    </PlainDialog>
  )

  function describeFound(): string {
    if (!hasWrittenContent(draft.content) && ofPage.length === 0) return texts.nothingWritten
    if (words.trim() === '') return texts.begin
    const sections = new Set(hits.map(({ place }) => place.instanceId)).size
    if (count > 0) return texts.found(count, sections, settings.length > 0)
    const elsewhere = all.length + ofPage.length
    return elsewhere > 0 ? texts.noneHere[scope](elsewhere) : texts.none(soughtWords.trim())
  }
}

/** Whoever comes back from a hit comes back to it. */
function useReturn() {
  useEffect(() => {
    const { left } = useFind.getState()
    if (left === undefined) return
    document.getElementById(left)?.querySelector('button')?.focus()
    leaveAt(undefined)
  }, [])
}
