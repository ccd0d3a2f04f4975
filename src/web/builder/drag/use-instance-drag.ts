import { useDraggable } from '@dnd-kit/core'
import type { KeyboardEvent } from 'react'
import type { ZoneName } from './drag-store.ts'
import type { Dragged } from './gaps.ts'

/**
 * What a draggable tells the drag area about itself. `home` is the list that it is lifted from; a whole list tells
 * what was pressed in it.
 */
export type DragData =
  | { dragged: Dragged; home: ZoneName | undefined }
  | { findPressed: (target: Element) => Dragged | undefined }

type Placed = { instanceId: string; code: string }

/**
 * The listener for the handle of an instance in one of the lists, by keyboard: the pointer is the list's. The handle
 * itself stays unknown to dnd-kit, which would measure it with every turn of the wheel.
 */
export function useInstanceDrag({ instanceId, code }: Placed, home: ZoneName) {
  const data: DragData = { dragged: { kind: 'instance', instanceId, code }, home }
  const { listeners } = useDraggable({ id: `${home} ${instanceId}`, data })
  return { onKeyDown: (event: KeyboardEvent) => listeners?.onKeyDown?.(event) }
}
