import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
} from 'react'
import { texts } from '#texts/canvas.ts'
import { useComponentName } from '../../catalogue/catalogue-store.ts'
import { announce } from '../../ui/announce.ts'
import { hearInstanceKeys } from '../commands/hear-instance-keys.ts'
import { isDragging } from '../drag/drag-store.ts'
import { useEditor } from '../editor/editor-store.ts'
import { sectionId } from '../editor/focus.ts'
import { useColleaguesIn } from '../team/use-colleagues-in.ts'
import { useCommentCounts } from '../team/use-comment-counts.ts'
import { useConflictCounts } from '../team/use-conflict-counts.ts'
import type { CanvasMode } from '../view/canvas-mode.ts'
import { focusOn, hover, keepTabStop, leave, useCanvasView } from '../view/canvas-view.ts'
import { isInMoveTo } from '../view/move-to-store.ts'
import { goByKeys, isAtRest } from '../view/resting-pointer.ts'
import { select, selectSectionOf } from '../view/selection.ts'
import { enterSection } from '../view/way-in.ts'
import { barSide } from './bar-place.ts'
import { Section } from './section.tsx'
import styles from './section-list.module.css'
import { useSectionInView } from './use-section-in-view.ts'

type Props = {
  ref: RefObject<HTMLOListElement | null>
  scroller: RefObject<HTMLElement | null>
  look: CanvasMode
}

/** All sections, each drawn once. Pointer, focus and keys are heard here for all of them. */
export function SectionList({ ref, scroller, look }: Props) {
  const components = useEditor(({ draft }) => draft.layout.components)
  const nameOf = useComponentName()
  const commentsIn = useCommentCounts()
  const colleaguesIn = useColleaguesIn()
  const conflictsIn = useConflictCounts()
  const side = useEditor(({ draft }) => barSide(draft.layout, 1))
  const isLookedInto = useCanvasView((view) => view.isLookedInto)
  useSectionInView(scroller, ref, components)

  // Places shift with every change. Told here, they do not make a hundred sections be drawn again.
  useLayoutEffect(() => {
    components.forEach(({ instanceId, code }, index) => {
      const name = texts.section(nameOf(code), index + 1, components.length, instanceId)
      document.getElementById(sectionId(instanceId))?.setAttribute('aria-label', name)
    })
  }, [components, nameOf])

  useLayoutEffect(() => keepTabStop(components.map(({ instanceId }) => instanceId)), [components])

  return (
    <ol
      ref={ref}
      className={styles.list}
      data-look={look}
      data-marks={side}
      data-looked-into={isLookedInto || undefined}
      aria-label={texts.list}
      onPointerOver={onPointer}
      onPointerMove={onPointer}
      onPointerLeave={onPointer}
      onClick={onClick}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      {components.map(({ instanceId, code, createdAt }) => (
        <Section
          key={instanceId}
          {...{ instanceId, code, look }}
          comments={commentsIn(instanceId, createdAt)}
          colleagues={colleaguesIn(instanceId)}
          toDecide={conflictsIn(instanceId)}
        />
      ))}
    </ol>
  )
}

/** What scrolls under a pointer that rests while keys are at work is not pointed at. */
function onPointer(event: PointerEvent) {
  if (isDragging() || isAtRest(event)) return
  // The live page lies below; it tells what is pointed at there.
  if (event.relatedTarget instanceof HTMLIFrameElement && event.type === 'pointerleave') return
  hover(event.type === 'pointerleave' ? undefined : findInstance(event.target))
}

function onFocus({ target }: FocusEvent) {
  const instanceId = findInstance(target)
  if (instanceId === undefined) return
  if (target.matches(':focus-visible')) goByKeys()
  focusOn(instanceId)
  selectSectionOf(instanceId)
}

/** On the section itself; its buttons have clicks of their own. */
function onClick({ target }: MouseEvent) {
  const instanceId = findInstance(target)
  if (instanceId === undefined || (target instanceof Element && target.closest('button'))) return
  select({ instanceId })
}

function onBlur({ relatedTarget, currentTarget }: FocusEvent) {
  if (!currentTarget.contains(relatedTarget) && !isInMoveTo(relatedTarget)) leave()
}

function onKeyDown(event: KeyboardEvent) {
  goByKeys()
  if (event.key === 'Enter') return enterByKey(event)
  hearInstanceKeys(event, { findInstance, elementId: sectionId })
}

/** Into the live page, where the section itself has the focus. */
function enterByKey(event: KeyboardEvent) {
  const instanceId = findInstance(event.target)
  const isItself = instanceId !== undefined && (event.target as Element).id === sectionId(instanceId)
  if (!isItself || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  if (enterSection(instanceId) === false) announce(texts.live.nothingToOpen)
}

function findInstance(target: EventTarget | null): string | undefined {
  return target instanceof Element
    ? target.closest<HTMLElement>('[data-instance]')?.dataset.instance
    : undefined
}
