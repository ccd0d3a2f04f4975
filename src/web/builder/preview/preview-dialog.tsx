import { useMemo, useRef, useState } from 'react'
import type { Draft } from '#content/draft/draft.ts'
import { hasWrittenContent } from '#content/draft/draft-content.ts'
import { valueMapsOf } from '#content/draft/items.ts'
import { countPage } from '#content/draft/review.ts'
import { hasKeyMessages } from '#content/writing/brief.ts'
import { texts as factTexts } from '#texts/facts.ts'
import { texts } from '#texts/preview.ts'
import { useManifest } from '../../catalogue/catalogue-store.ts'
import { ScaledFrame } from '../../page-frame/scaled-frame.tsx'
import { ScreenChoice } from '../../page-frame/screen-choice.tsx'
import { type Screen, screenOfWindow, screenWidths } from '../../page-frame/screens.ts'
import { PageReport } from '../../page-report/page-report.tsx'
import { HiddenPictures } from '../../pictures/hidden-pictures.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { PlainDialog } from '../../ui/plain-dialog.tsx'
import { jumpToPlace } from '../reviewing/jump-to-place.ts'
import { useReturnToFinding } from '../reviewing/return-to-finding.ts'
import { BetweenLanguages } from '../to-do/between-languages.tsx'
import { openPanel } from '../view/panels-store.ts'
import styles from './preview-dialog.module.css'
import { useDraftPage } from './use-draft-page.ts'
import { useMarkedPage } from './use-marked-page.ts'

type Props = { isOpen: boolean; onClose: () => void }

/** The page as it would be downloaded, on three screens, with what is to be mended beside it. */
export function PreviewDialog({ isOpen, onClose }: Props) {
  const [screen, setScreen] = useState<Screen>(screenOfWindow)
  const [usePlaceholderImages, setUsePlaceholderImages] = useState(false)
  const { draft, page, written, html, isFailed, drawAgain } = useDraftPage(usePlaceholderImages)
  const hasBrief = hasKeyMessages(draft.brief)
  const [showsSources, setShowsSources] = useState(true)
  const marked = useMarkedPage(html, draft, hasBrief && showsSources)
  const report = useRef<HTMLDivElement>(null)
  const returnTo = useReturnToFinding(report)
  return (
    <PlainDialog
      title={texts.title}
      size="full"
      isOpen={isOpen}
      onClose={onClose}
      actions={<Button onClick={() => openPanel('export')}>{texts.export}</Button>}
    >
      <div className={styles.columns}>
        <section className={styles.preview} aria-label={texts.frame}>
          <div className={styles.bar}>
            <ScreenChoice screen={screen} onChange={setScreen} />
            <CheckboxField
              size="small"
              label={texts.placeholders}
              checked={usePlaceholderImages}
              onChange={(event) => setUsePlaceholderImages(event.currentTarget.checked)}
            />
            {hasBrief && (
              <CheckboxField
                size="small"
                label={factTexts.markInPreview}
                checked={showsSources}
                onChange={(event) => setShowsSources(event.currentTarget.checked)}
              />
            )}
          </div>
          <LeftOut draft={draft} />
          {html !== undefined && <HiddenPictures html={html} />}
          <div className={styles.stage} aria-busy={html === undefined}>
            {isFailed && <Failed onRetry={drawAgain} />}
            {!isFailed && html === undefined && <p className={styles.quiet}>{texts.loading}</p>}
            {!isFailed && marked !== undefined && (
              <ScaledFrame html={marked} width={screenWidths[screen]} title={texts.frame} />
            )}
          </div>
        </section>
        {!isFailed && (
          <div ref={report} className={styles.report}>
            {draft.other && <BetweenLanguages />}
            <PageReport
              page={page}
              written={written}
              html={html}
              returnTo={returnTo}
              onJump={(finding) => jumpToPlace(finding, 'preview')}
            />
          </div>
        )}
      </div>
    </PlainDialog>
  )
}

/** What the page does not have, and what to do about it. */
function LeftOut({ draft }: { draft: Draft }) {
  const { content } = draft
  const manifest = useManifest()
  const { total, accepted } = useMemo(
    () => (manifest ? countPage(draft, manifest) : { total: 0, accepted: 0 }),
    [draft, manifest],
  )
  if (!hasWrittenContent(content)) {
    return (
      <p className={styles.notice}>
        {texts.nothingWritten} {texts.howToWrite}
      </p>
    )
  }
  if (!hasAccepted(content)) {
    return (
      <p className={styles.notice}>
        {texts.nothingAccepted} {texts.howToAccept}
      </p>
    )
  }
  return accepted < total ? <p className={styles.notice}>{texts.accepted(accepted, total)}</p> : null
}

function hasAccepted(content: Draft['content']): boolean {
  return Object.values(content).some((instance) =>
    valueMapsOf(instance).some((values) => Object.values(values).some(({ status }) => status === 'accepted')),
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.failed} role="alert">
      <p>{texts.failed}</p>
      <Button variant="default" onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  )
}
