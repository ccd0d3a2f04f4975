import { useState } from 'react'
import { texts } from '#texts/html-generator.ts'
import { ScaledFrame } from '../../page-frame/scaled-frame.tsx'
import { ScreenChoice } from '../../page-frame/screen-choice.tsx'
import { type Screen, screenWidths } from '../../page-frame/screens.ts'
import { HiddenPictures } from '../../pictures/hidden-pictures.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyPage } from './empty-page.tsx'
import styles from './page-preview.module.css'
import type { Preview } from './preview.ts'

/** Where links to the rendered page lead. */
export const pageHeadingId = 'rendered-page'

type Props = { preview: Preview | undefined; isRefused: boolean; onRetry: () => void }

/** The page as it would be downloaded, at three screen widths. */
export function PagePreview({ preview, isRefused, onRetry }: Props) {
  const [screen, setScreen] = useState<Screen>('desktop')
  return (
    <section className={styles.preview} data-empty={!preview || undefined}>
      <div className={styles.bar}>
        <h2 id={pageHeadingId} tabIndex={-1}>
          {texts.preview.heading}
        </h2>
        {preview && <ScreenChoice screen={screen} onChange={setScreen} />}
      </div>
      {htmlOf(preview) !== undefined && <HiddenPictures html={htmlOf(preview) ?? ''} />}
      <div className={styles.stage} aria-busy={preview?.status === 'loading'}>
        <Stage preview={preview} width={screenWidths[screen]} isRefused={isRefused} onRetry={onRetry} />
      </div>
    </section>
  )
}

function htmlOf(preview: Preview | undefined): string | undefined {
  return preview && 'html' in preview ? preview.html : undefined
}

function Stage({ preview, width, isRefused, onRetry }: Props & { width: number }) {
  if (!preview) return <EmptyPage>{isRefused ? texts.preview.refused : texts.preview.empty}</EmptyPage>
  if (preview.status === 'failed') {
    return (
      <div className={styles.failed}>
        <p>{texts.preview.failed}</p>
        <Button variant="default" onClick={onRetry}>
          {texts.preview.retry}
        </Button>
      </div>
    )
  }
  if (preview.html === undefined) return <p className={styles.loading}>{texts.preview.loading}</p>
  return <ScaledFrame html={preview.html} width={width} title={texts.preview.frame} />
}
