import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import type { Manifest } from '#catalogue/manifest.ts'
import type { Draft } from '#content/draft/draft.ts'
import { hasFace, showFace } from '#content/draft/faces/show-face.ts'
import { makeDrafts } from '#proposal/join-languages.ts'
import type { ProposedDocument } from '#proposal/read-any.ts'
import { texts } from '#texts/proposing.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { BehindNote } from './behind-note.tsx'
import { useProposal } from './changing/use-proposal.ts'
import { DocumentPane } from './document/document-pane.tsx'
import { type LineRow, type Pointed, sayLine } from './document/document-rows.ts'
import { DownloadDocument } from './download-document.tsx'
import { Links } from './links/links.tsx'
import { PagePane } from './page/page-pane.tsx'
import { findPagePictures, type PicturedDraft } from './pictures/page-pictures.ts'
import styles from './proposal-dialog.module.css'

type Props = {
  filename: string
  proposed: ProposedDocument
  manifest: Manifest
  isBusy?: boolean
  onClose: () => void
  /** Told of what was changed when somebody leaves; without it, that is lost. */
  onKeep?: ((proposed: ProposedDocument) => void) | undefined
  /** What can be done with the page in sight, and with the others of the document. */
  actions?: (page: PicturedDraft, others: readonly PicturedDraft[]) => ReactNode
}

/** A document on one side, the page that it becomes on the other, until a person agrees with what goes where. */
export function ProposalDialog({
  filename,
  proposed,
  manifest,
  isBusy = false,
  onClose,
  onKeep,
  actions,
}: Props) {
  const { pages, page, index, show, change, undo, redo, canUndo, canRedo } = useProposal(proposed, manifest)
  const [at] = useState(() => new Date().toISOString())
  const drafts = useMemo(() => makeDrafts(pages, manifest, at, filename), [pages, manifest, at, filename])
  const [section, setSection] = useState<number>()
  const [line, setLine] = useState<LineRow>()
  const [pointed, setPointed] = useState<Pointed>()
  const [view, setView] = useState<'document' | 'page'>('document')
  const place = useRef<HTMLDivElement>(null)
  const start = useRef<HTMLElement>(null)
  const [isLeaving, setLeaving] = useState(false)
  const isOne = drafts.length < pages.length
  const own = drafts[isOne ? 0 : index]
  if (!page || !own) return null
  const draft = showFace(own, page.locale)

  const picture = (each: Draft): PicturedDraft => {
    const own = pages.filter(({ locale }) => hasFace(each, locale))
    return { draft: each, pictures: findPagePictures(each, own, proposed.pictures, manifest) }
  }
  const shown = picture(draft)

  function leave() {
    if (canUndo && !onKeep) return setLeaving(true)
    if (canUndo) onKeep?.({ ...proposed, pages: [...pages] })
    onClose()
  }

  function stepByKey(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'z') return
    event.preventDefault()
    if (event.shiftKey) redo()
    else undo()
  }

  return (
    <Dialog
      title={texts.title(filename)}
      size="full"
      isOpen
      isBusy={isBusy}
      initialFocus={start}
      onClose={leave}
      aside={
        <>
          <IconButton
            label={texts.undo}
            shortcut="Mod+Z"
            icon={<IconArrowBackUp aria-hidden />}
            isDisabled={!canUndo}
            onClick={undo}
          />
          <IconButton
            label={texts.redo}
            shortcut="Mod+Shift+Z"
            icon={<IconArrowForwardUp aria-hidden />}
            isDisabled={!canRedo}
            onClick={redo}
          />
        </>
      }
      footer={
        <>
          <BehindNote pages={pages} pictureCount={shown.pictures.length} />
          <Button variant="default" isDisabled={isBusy} onClick={leave}>
            {texts.back}
          </Button>
          <DownloadDocument
            filename={filename}
            proposed={{ ...proposed, pages: [...pages] }}
            drafts={drafts}
            isMain={!actions}
          />
          {actions?.(shown, drafts.filter((each) => each !== own).map(picture))}
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys that mean the same anywhere in it */}
      <div
        ref={(element) => {
          place.current = element
          start.current = element?.querySelector<HTMLElement>('select, [data-line]') ?? null
        }}
        className={styles.place}
        data-view={view}
        onKeyDown={stepByKey}
      >
        {pages.length > 1 && (
          <div className={styles.languages}>
            <SegmentedControl
              label={texts.languages.label}
              options={pages.map(({ locale }, at) => ({
                value: String(at),
                label: texts.languages.names[locale],
              }))}
              value={String(index)}
              onChange={(at) => show(Number(at))}
            />
            <p role="status">{isOne ? texts.languages.one : texts.languages.two}</p>
          </div>
        )}
        <div className={styles.views}>
          <SegmentedControl
            label={texts.view.label}
            options={[
              { value: 'document', label: texts.view.document },
              { value: 'page', label: texts.view.page },
            ]}
            value={view}
            onChange={setView}
          />
        </div>
        <Links place={place} page={page} draft={draft} section={section} line={line} />
        <DocumentPane
          key={index}
          page={page}
          manifest={manifest}
          asides={proposed.asides}
          pictures={shown.pictures}
          section={section}
          onSection={setSection}
          pointed={pointed}
          onLine={setLine}
          change={change}
        />
        <PagePane
          page={page}
          draft={draft}
          section={line?.home ?? section}
          words={line && sayLine(line, page)}
          onChoose={(id, words) => {
            setSection(id)
            setView('document')
            setPointed({ section: id, words })
          }}
        />
      </div>
      <ConfirmDialog
        title={texts.leave.title}
        text={texts.leave.text}
        confirmLabel={texts.leave.confirm}
        cancelLabel={texts.leave.cancel}
        isDestructive
        isOpen={isLeaving}
        onConfirm={onClose}
        onClose={() => setLeaving(false)}
      />
    </Dialog>
  )
}
