import { type CSSProperties, type ReactNode, useEffect, useId, useState } from 'react'
import { texts as builderTexts } from '#texts/builder.ts'
import { texts } from '#texts/canvas.ts'
import { useCatalogue } from '../../catalogue/catalogue-store.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { DropLine } from '../drag/drop-line.tsx'
import { useDropZone } from '../drag/use-drop-zone.ts'
import { useEditor } from '../editor/editor-store.ts'
import { canvasId } from '../editor/focus.ts'
import { hover } from '../view/canvas-view.ts'
import { useShownFaces } from '../view/shown-faces.ts'
import styles from './canvas.module.css'
import { CanvasModes } from './canvas-modes.tsx'
import { CanvasSkeleton } from './canvas-skeleton.tsx'
import { EmptyCanvas } from './empty-canvas.tsx'
import { LayoutNotice } from './layout-notice.tsx'
import { LivePictures } from './live-pictures.tsx'
import { LivePlace, type LoadLive } from './live-place.tsx'
import { MoveTo } from './move-to.tsx'
import { SectionList } from './section-list.tsx'
import { useCanvasLook } from './use-canvas-look.ts'
import { useLiveScale } from './use-live-scale.ts'

type Props = {
  isOpen: boolean
  /** Fetches what draws the live page. */
  loadLive: LoadLive
  /** What stands over the page for a while. */
  tools: ReactNode
}

/** The page as one column, section below section. */
export function Canvas({ isOpen, loadLive, tools }: Props) {
  const headingId = useId()
  const { scroller, list } = useDropZone('canvas')
  const isEmpty = useEditor(({ draft }) => draft.layout.components.length === 0)
  const isKnown = useCatalogueAnswer()
  const { mode, look } = useCanvasLook(isOpen)
  const { ref: room, width, scale, step, whole } = useLiveScale()
  const faces = useShownFaces()

  return (
    <main id={canvasId} tabIndex={-1} className={styles.canvas} aria-labelledby={headingId}>
      <header className={styles.header}>
        <div className={styles.head}>
          <h2 id={headingId} className={styles.heading}>
            {texts.heading}
          </h2>
          <p className={styles.hint}>
            <span>{texts.hint}</span>
            {!isEmpty && look === 'live' && <span>{texts.live.hint}</span>}
          </p>
          <CanvasModes />
        </div>
      </header>
      <LayoutNotice />
      {!isEmpty && look === 'live' && <LivePictures />}
      {tools}
      <div ref={scroller} className={styles.scroller}>
        <div ref={room} />
        {isOpen && (isEmpty || isKnown) ? (
          <div
            className={styles.page}
            data-empty={isEmpty || undefined}
            data-look={isEmpty ? undefined : look}
            data-faces={look === 'live' ? faces.length : undefined}
            style={{ '--live-width': `${whole}px`, '--live-scale': scale } as CSSProperties}
            onPointerLeave={() => hover(undefined)}
          >
            {isEmpty && <EmptyCanvas />}
            {!isEmpty && mode === 'live' && (
              <LivePlace load={loadLive} {...{ width, scale, step, scroller }} />
            )}
            {!isEmpty && <SectionList ref={list} scroller={scroller} look={look} />}
            <DropLine zone="canvas" />
          </div>
        ) : (
          <>
            <VisuallyHidden>{builderTexts.opening}</VisuallyHidden>
            <CanvasSkeleton />
          </>
        )}
      </div>
      <MoveTo />
    </main>
  )
}

/** The catalogue has come, or failed to: a new attempt later does not take the page away again. */
function useCatalogueAnswer(): boolean {
  const status = useCatalogue((state) => state.status)
  const [isAnswered, setAnswered] = useState(status !== 'loading')
  useEffect(() => {
    if (status !== 'loading') setAnswered(true)
  }, [status])
  return isAnswered || status !== 'loading'
}
