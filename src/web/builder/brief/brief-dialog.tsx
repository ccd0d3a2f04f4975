import { type FormEvent, useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { bankDay } from '#base/bank-day.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import { hasWrittenContent } from '#content/draft/draft-content.ts'
import type { BriefScope } from '#content/writing/generation-plan.ts'
import { texts } from '#texts/brief.ts'
import { useManifest } from '../../catalogue/catalogue-store.ts'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useEditor } from '../editor/editor-store.ts'
import { generate } from '../writing/generate.ts'
import styles from './brief-dialog.module.css'
import { countToWrite, type RunCounts } from './count-to-write.ts'
import { DiscardQuestion } from './discard-question.tsx'
import { FewerItems } from './fewer-items.tsx'
import { type BriefErrors, findBriefErrors, findWholeExcess, hasErrors } from './find-brief-errors.ts'
import { KeptFacts } from './kept-facts.tsx'
import { PageFields } from './page-fields.tsx'
import { ResumeNote } from './resume-note.tsx'
import { ScopeField } from './scope-field.tsx'
import { SectionList } from './section-list.tsx'
import { UnderstoodList } from './understood-list.tsx'
import { useBrief } from './use-brief.ts'
import { useTable } from './use-table.ts'
import { WriterNote } from './writer-note.tsx'

type Props = { onClose: () => void }

/** What a run needs to know. It opens once the catalogue is here. */
export function BriefDialog({ onClose }: Props) {
  const manifest = useManifest()
  return manifest ? <Brief manifest={manifest} onClose={onClose} /> : null
}

function Brief({ manifest, onClose }: Props & { manifest: Manifest }) {
  const { form, change, use, discard, hasTyped, isTakenUp, isLocaleNew } = useBrief(manifest)
  const draft = useEditor((editor) => editor.draft)
  const table = useTable(form, change)
  const [scope, setScope] = useState<BriefScope>('missing')
  /** Errors are shown from the first try on, and go as they are mended. */
  const [hasTried, setTried] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [opened, setOpened] = useState<readonly string[]>([])
  const element = useRef<HTMLFormElement>(null)
  const excessNote = useRef<HTMLDivElement>(null)
  const formId = useId()
  const hasContent = hasWrittenContent(draft.content)
  const counts = useMemo(() => countToWrite(draft, manifest, form), [draft, manifest, form])
  const errors: BriefErrors = hasTried ? findBriefErrors(form, bankDay(new Date())) : { sections: {} }
  const excess = findWholeExcess(form)
  const nothingToWrite = counts[scope].toWrite === 0 ? describeNothing(scope, counts, hasContent) : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = findBriefErrors(form, bankDay(new Date()))
    if (!hasErrors(found) && !excess && counts[scope].toWrite > 0) {
      use()
      return generate(scope)
    }
    flushSync(() => {
      setTried(true)
      setOpened([...new Set([...opened, ...Object.keys(found.sections)])])
    })
    const wrong = element.current?.querySelector<HTMLElement>(
      '[aria-invalid="true"], [data-nothing], [data-question]',
    )
    if (wrong) wrong.focus()
    else excessNote.current?.focus()
  }

  /** The page gets the brief as it is, and no text is asked for. */
  function keep() {
    use()
    onClose()
    announce(texts.kept)
  }

  function close() {
    if (hasTyped) setAsking(true)
    else onClose()
  }

  function toggle(instanceId: string) {
    setOpened((ids) =>
      ids.includes(instanceId) ? ids.filter((id) => id !== instanceId) : [...ids, instanceId],
    )
  }

  return (
    <Dialog
      title={texts.title}
      size="large"
      outside="stays"
      isOpen
      onClose={close}
      footer={
        <>
          <div ref={excessNote} role="alert" className={styles.excess} tabIndex={-1}>
            {excess}
          </div>
          {!excess && <p className={styles.toWrite}>{texts.toWrite(counts[scope], counts)}</p>}
          <Button variant="default" onClick={close}>
            {texts.cancel}
          </Button>
          {hasTyped && (
            <Button variant="default" onClick={keep}>
              {texts.keep}
            </Button>
          )}
          <Button type="submit" form={formId}>
            {texts.generate}
          </Button>
        </>
      }
    >
      <form ref={element} id={formId} className={styles.form} noValidate onSubmit={submit}>
        <div className={styles.first}>
          <ResumeNote partly={scope === 'missing' ? { ...counts.missing, total: counts.total } : undefined} />
          {isTakenUp && <p className={styles.quiet}>{texts.takenUp}</p>}
          <WriterNote />
          {hasContent && (
            <ScopeField
              scope={scope}
              counts={counts}
              error={hasTried ? nothingToWrite : undefined}
              onChange={setScope}
            />
          )}
          {!hasContent && hasTried && nothingToWrite && (
            <p className={styles.nothing} role="alert" data-nothing tabIndex={-1}>
              {nothingToWrite}
            </p>
          )}
        </div>
        <PageFields
          form={form}
          errors={errors}
          isFaceToMake={hasContent && isLocaleNew}
          onChange={change}
          onPasteTable={table.paste}
        />
        <div className={styles.column}>
          <UnderstoodList form={form} manifest={manifest} table={table} onChange={change} />
          <KeptFacts form={form} onChange={change} />
          <SectionList
            sections={form.sections}
            errors={errors}
            opened={opened}
            onToggle={toggle}
            onChange={change}
          >
            <FewerItems form={form} manifest={manifest} onChange={change} />
          </SectionList>
        </div>
      </form>
      <DiscardQuestion
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onDiscard={() => {
          flushSync(() => setAsking(false))
          discard()
          onClose()
        }}
      />
    </Dialog>
  )
}

function describeNothing(scope: BriefScope, counts: Record<BriefScope, RunCounts>, hasContent: boolean) {
  if (scope === 'untouched') return texts.nothingUntouched
  return hasContent && counts.untouched.toWrite > 0 ? texts.nothingMissing : texts.nothingLeft
}
