import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Manifest } from '#catalogue/manifest.ts'
import type { ReviewedInstance } from '#content/review.ts'
import type { Renderer } from '#html/render.ts'
import { texts } from '#texts/review.ts'
import { Button } from '../../ui/button.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { useElementSize } from '../../ui/use-element-size.ts'
import { useEditor } from '../editor/editor-store.ts'
import { describeSection } from './describe-section.ts'
import { useEditing } from './editing-store.ts'
import styles from './section-preview.module.css'
import { showPage } from './show-page.ts'
import { useRenderer } from './use-renderer.ts'

type Props = { manifest: Manifest; codes: readonly string[]; reviewed: ReviewedInstance }

const widths = { desktop: 1280, tablet: 768, phone: 375 } as const
type Screen = keyof typeof widths
const screens = (['desktop', 'tablet', 'phone'] as const).map((value) => ({
  value,
  label: texts.preview[value],
}))

/** The section as the page will have it, with everything that is typed. */
export function SectionPreview({ manifest, codes, reviewed }: Props) {
  const [screen, setScreen] = useState<Screen>('desktop')
  const [loaded, retry] = useRenderer(manifest, codes)
  return (
    <section className={styles.preview} aria-label={texts.preview.title}>
      <div className={styles.bar}>
        <h2 className={styles.title}>{texts.preview.title}</h2>
        <SegmentedControl
          label={texts.preview.widths}
          options={screens}
          value={screen}
          onChange={setScreen}
        />
      </div>
      <div className={styles.stage} aria-busy={loaded.status === 'loading'}>
        {loaded.status === 'loading' && <p className={styles.message}>{texts.preview.loading}</p>}
        {loaded.status === 'failed' && <Failed onRetry={retry} />}
        {loaded.status === 'ready' && (
          <LiveFrame renderer={loaded.renderer} reviewed={reviewed} width={widths[screen]} />
        )}
      </div>
      <p className={styles.note}>{texts.preview.note}</p>
    </section>
  )
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

type LiveFrameProps = { renderer: Renderer; reviewed: ReviewedInstance; width: number }

/**
 * Drawn at the screen's width and made smaller to fit. Nothing in the frame can run, open windows or send forms; it has
 * our origin so that we, from outside, can change its words in place.
 */
function LiveFrame({ renderer, reviewed, width }: LiveFrameProps) {
  const { ref, width: space, height } = useElementSize<HTMLDivElement>()
  const frame = useRef<HTMLIFrameElement>(null)
  const [isLoaded, setLoaded] = useState(false)
  const hasFailed = useLiveSection(isLoaded ? frame : undefined, renderer, reviewed)
  const scale = space > 0 ? Math.min(1, space / width) : 1
  return (
    <div ref={ref} className={styles.space}>
      {hasFailed && <p className={styles.message}>{texts.preview.failed}</p>}
      <div
        className={styles.page}
        hidden={hasFailed}
        style={{ inlineSize: width * scale, blockSize: height }}
      >
        <iframe
          ref={frame}
          className={styles.frame}
          style={{ inlineSize: width, blockSize: height / scale, transform: `scale(${scale})` }}
          title={texts.preview.frame(reviewed.component.displayName)}
          sandbox="allow-same-origin"
          srcDoc="<!doctype html><title></title>"
          onLoad={() => setLoaded(true)}
        />
      </div>
    </div>
  )
}

/** Follows page and keystrokes, at most once a frame, without React. True: this section cannot be rendered. */
function useLiveSection(
  frame: RefObject<HTMLIFrameElement | null> | undefined,
  renderer: Renderer,
  { instanceId, component }: ReviewedInstance,
): boolean {
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    if (!frame) return
    let waiting = 0
    function draw() {
      const document = frame?.current?.contentDocument
      if (!document) return
      try {
        const { editing } = useEditing.getState()
        const page = describeSection(useEditor.getState().draft, { instanceId, component }, editing)
        showPage(document, renderer.renderPage(page))
        setFailed(false)
      } catch (error) {
        console.error(error)
        setFailed(true)
      }
    }
    function drawSoon() {
      cancelAnimationFrame(waiting)
      waiting = requestAnimationFrame(draw)
    }
    frame.current?.contentWindow?.scrollTo(0, 0)
    drawSoon()
    const stops = [useEditor.subscribe(drawSoon), useEditing.subscribe(drawSoon)]
    return () => {
      cancelAnimationFrame(waiting)
      for (const stop of stops) stop()
    }
  }, [frame, renderer, instanceId, component])

  return hasFailed
}
