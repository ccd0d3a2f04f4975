import { useDraggable } from '@dnd-kit/core'
import type { MouseEvent, SyntheticEvent, TouchEvent } from 'react'
import { useEditor } from '../editor/editor-store.ts'
import type { ZoneName } from './drag-store.ts'
import type { Dragged } from './gaps.ts'
import type { DragData } from './use-instance-drag.ts'

/**
 * The pointer listeners of a whole list, in which every item can be taken anywhere but at its buttons. One draggable
 * stands for all of them: a hundred would each be drawn anew with every drag.
 */
export function useListDrag(home: ZoneName) {
  const data: DragData = { findPressed }
  const { listeners } = useDraggable({ id: `${home} list`, data })
  const lift = (event: SyntheticEvent, listener: 'onMouseDown' | 'onTouchStart') => {
    if (canLift(event.target)) listeners?.[listener]?.(event)
  }
  return {
    onMouseDown: (event: MouseEvent) => lift(event, 'onMouseDown'),
    onTouchStart: (event: TouchEvent) => lift(event, 'onTouchStart'),
  }
}

/** A grip is a button by which things are taken all the same: a handle, the name of a row. */
export function isGrip(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-grip]') !== null
}

function canLift(target: EventTarget | null): boolean {
  return isGrip(target) || (target instanceof Element && target.closest('button, [popover]') === null)
}

function findPressed(target: Element): Dragged | undefined {
  const item = target.closest<HTMLElement>('[data-instance], [data-row]')
  const instanceId = item?.dataset.instance ?? item?.dataset.row
  const { components } = useEditor.getState().draft.layout
  const instance = components.find((each) => each.instanceId === instanceId)
  return instance && { kind: 'instance', instanceId: instance.instanceId, code: instance.code }
}
