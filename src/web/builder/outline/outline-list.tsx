import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react'
import { texts } from '#texts/outline.ts'
import { useComponentName } from '../../catalogue/catalogue-store.ts'
import { hearInstanceKeys } from '../commands/hear-instance-keys.ts'
import { isDragging } from '../drag/drag-store.ts'
import { DropLine } from '../drag/drop-line.tsx'
import { useDropZone } from '../drag/use-drop-zone.ts'
import { useEditor } from '../editor/editor-store.ts'
import { outlineRowId } from '../editor/focus.ts'
import { useCommentCounts } from '../team/use-comment-counts.ts'
import { useCanvasView } from '../view/canvas-view.ts'
import { isInMoveTo } from '../view/move-to-store.ts'
import { selectSectionOf, useSelection } from '../view/selection.ts'
import styles from './outline-list.module.css'
import { OutlineRow } from './outline-row.tsx'

/** What the pointer and the focus are at, by instance id. */
type At = { hovered?: string | undefined; focused?: string | undefined; tabStop?: string | undefined }

/** Pointer, focus and keys of all rows are heard here. */
export function OutlineList() {
  const { scroller, list } = useDropZone('outline')
  const components = useEditor(({ draft }) => draft.layout.components)
  const selected = useSelection((state) => state.selected?.instanceId)
  const nameOf = useComponentName()
  const commentsIn = useCommentCounts()
  const inView = useCanvasView((view) => view.inView)
  const [at, setAt] = useState<At>({})
  const isTabStopThere = components.some(({ instanceId }) => instanceId === at.tabStop)
  const tabStop = isTabStopThere ? at.tabStop : components[0]?.instanceId

  useEffect(() => {
    const row = document.getElementById(outlineRowId(inView ?? ''))
    if (!list.current?.contains(document.activeElement)) row?.scrollIntoView({ block: 'nearest' })
  }, [inView, list])

  function onPointer(event: PointerEvent) {
    if (isDragging()) return
    const hovered = event.type === 'pointerleave' ? undefined : findInstance(event.target)
    setAt((before) => (before.hovered === hovered ? before : { ...before, hovered }))
  }

  function onFocus({ target }: FocusEvent) {
    const focused = findInstance(target)
    setAt((before) => (before.focused === focused ? before : { ...before, focused, tabStop: focused }))
    if (focused !== undefined) selectSectionOf(focused)
  }

  function onBlur({ relatedTarget, currentTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget) || isInMoveTo(relatedTarget)) return
    setAt((before) => ({ ...before, focused: undefined }))
  }

  return (
    <div ref={scroller} className={styles.scroller}>
      {components.length === 0 ? (
        <p className={styles.empty}>{texts.empty}</p>
      ) : (
        <div className={styles.frame}>
          <ol
            ref={list}
            className={styles.list}
            aria-label={texts.list}
            onPointerOver={onPointer}
            onPointerLeave={onPointer}
            onFocus={onFocus}
            onBlur={onBlur}
            onKeyDown={onKeyDown}
          >
            {components.map(({ instanceId, code, createdAt }) => (
              <OutlineRow
                key={instanceId}
                instanceId={instanceId}
                name={nameOf(code)}
                comments={commentsIn(instanceId, createdAt)}
                isTabStop={instanceId === tabStop}
                isCurrent={instanceId === inView}
                isSelected={instanceId === selected}
                isAt={instanceId === at.focused || instanceId === at.hovered}
                isFocused={instanceId === at.focused}
              />
            ))}
          </ol>
          <DropLine zone="outline" />
        </div>
      )}
    </div>
  )
}

function onKeyDown(event: KeyboardEvent) {
  hearInstanceKeys(event, { findInstance, elementId: outlineRowId })
}

function findInstance(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset.row : undefined
}
