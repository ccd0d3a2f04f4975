import { useEffect, useState } from 'react'
import type { ReviewedInstance } from '#content/draft/review.ts'
import type { Renderer } from '#html/render.ts'
import { texts } from '#texts/review.ts'
import { useElementSize } from '../../../ui/use-element-size.ts'
import styles from './live-section.module.css'
import { SheetFrame } from './sheet-frame.tsx'
import { useLiveSheets } from './use-live-sheets.ts'

type Props = { renderer: Renderer; reviewed: ReviewedInstance; width: number }

/**
 * Drawn at the screen's width and made smaller to fit. Its frame is as high as the section, so that what scrolls is
 * ours and stays where it is while one frame takes the place of the other.
 */
export function LiveSection({ renderer, reviewed, width }: Props) {
  const { ref, width: space } = useElementSize<HTMLDivElement>()
  const [measuring, setMeasuring] = useState<HTMLIFrameElement>()
  const { shown, coming, leaving, hasFailed, arrive } = useLiveSheets({
    renderer,
    reviewed,
    width,
    // Out of sight nothing has a size.
    measuring: space > 0 ? measuring : undefined,
  })
  const { instanceId, component } = reviewed
  const title = texts.preview.frame(component.displayName)

  // biome-ignore lint/correctness/useExhaustiveDependencies(instanceId): another section begins at its top
  useEffect(() => void ref.current?.scrollTo(0, 0), [ref, instanceId])

  const sized = shown ?? coming
  const scale = sized ? scaleOf(sized.width, space) : 1
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section ref={ref} className={styles.space} aria-label={title} tabIndex={0}>
      {hasFailed && <p className={styles.message}>{texts.preview.failed}</p>}
      {sized && (
        <div
          className={styles.page}
          hidden={hasFailed}
          style={{ inlineSize: sized.width * scale, blockSize: sized.height * scale }}
        >
          {[leaving, shown, coming].map(
            (sheet) =>
              sheet && (
                <SheetFrame
                  key={sheet.number}
                  sheet={sheet}
                  scale={scaleOf(sheet.width, space)}
                  title={title}
                  isShown={sheet === shown}
                  onArrive={arrive}
                />
              ),
          )}
        </div>
      )}
      <iframe
        className={styles.measuring}
        title={texts.preview.measured}
        aria-hidden
        tabIndex={-1}
        sandbox="allow-same-origin"
        srcDoc="<!doctype html><title></title>"
        onLoad={({ currentTarget }) => setMeasuring(currentTarget)}
      />
    </section>
  )
}

function scaleOf(width: number, space: number): number {
  return space > 0 ? Math.min(1, space / width) : 1
}
