import { useState } from 'react'
import type { Manifest } from '#catalogue/manifest.ts'
import type { ReviewedInstance } from '#content/draft/review.ts'
import { texts } from '#texts/review.ts'
import { ScreenChoice } from '../../../page-frame/screen-choice.tsx'
import { type Screen, screenWidths } from '../../../page-frame/screens.ts'
import { Button } from '../../../ui/button.tsx'
import { LiveSection } from './live-section.tsx'
import styles from './section-preview.module.css'
import { useRenderer } from './use-renderer.ts'

type Props = { manifest: Manifest; codes: readonly string[]; reviewed: ReviewedInstance }

/** The section as the page will have it, with everything that is typed. */
export function SectionPreview({ manifest, codes, reviewed }: Props) {
  const [screen, setScreen] = useState<Screen>(screenOfPane)
  const [loaded, retry] = useRenderer(manifest, codes)
  return (
    <section className={styles.preview} aria-label={texts.preview.title}>
      <div className={styles.bar}>
        <h2>{texts.preview.title}</h2>
        <ScreenChoice screen={screen} onChange={setScreen} />
      </div>
      <div className={styles.stage} aria-busy={loaded.status === 'loading'}>
        {loaded.status === 'loading' && <p className={styles.message}>{texts.preview.loading}</p>}
        {loaded.status === 'failed' && <Failed onRetry={retry} />}
        {loaded.status === 'ready' && (
          <LiveSection renderer={loaded.renderer} reviewed={reviewed} width={screenWidths[screen]} />
        )}
      </div>
      <p className={styles.note}>{texts.preview.note}</p>
    </section>
  )
}

/** The pane has somewhat more than a third of the window: a desktop's page could not be read in most. */
function screenOfPane(): Screen {
  if (window.innerWidth < 640) return 'phone'
  return window.innerWidth < 2200 ? 'tablet' : 'desktop'
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.message}>
      <p>{texts.preview.failed}</p>
      <Button size="small" variant="default" onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </div>
  )
}
