import { useEffect, useId, useState } from 'react'
import { texts as builderTexts } from '#texts/builder.ts'
import { texts } from '#texts/canvas.ts'
import { useCatalogue } from '../../catalogue/catalogue-store.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { DropLine } from '../drag/drop-line.tsx'
import { useDropZone } from '../drag/use-drop-zone.ts'
import { useEditor } from '../editor/editor-store.ts'
import { canvasId } from '../editor/focus.ts'
import styles from './canvas.module.css'
import { CanvasSkeleton } from './canvas-skeleton.tsx'
import { EmptyCanvas } from './empty-canvas.tsx'
import { LayoutNotice } from './layout-notice.tsx'
import { MoveTo } from './move-to.tsx'
import { SectionList } from './section-list.tsx'

type Props = { isOpen: boolean }

/** The page as one column, section below section. */
export function Canvas({ isOpen }: Props) {
  const headingId = useId()
  const { scroller, list } = useDropZone('canvas')
  const isEmpty = useEditor(({ draft }) => draft.layout.components.length === 0)
  const isKnown = useCatalogueAnswer()

  return (
    <main id={canvasId} tabIndex={-1} className={styles.canvas} aria-labelledby={headingId}>
      <header className={styles.header}>
        <h2 id={headingId}>{texts.heading}</h2>
        <p className={styles.hint}>{texts.hint}</p>
      </header>
      <LayoutNotice />
      <div ref={scroller} className={styles.scroller}>
        {isOpen && (isEmpty || isKnown) ? (
          <div className={styles.page} data-empty={isEmpty || undefined}>
            {isEmpty ? <EmptyCanvas /> : <SectionList ref={list} scroller={scroller} />}
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
