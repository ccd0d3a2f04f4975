import { useDraggable } from '@dnd-kit/core'
import type { DragData } from './use-instance-drag.ts'

/** For a card of the library: by pointer alone, as its keys add the component. */
export function useLibraryCardDrag(code: string) {
  const data: DragData = { dragged: { kind: 'component', code }, home: undefined }
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: `library ${code}`, data })
  const { onKeyDown: _, ...pointerListeners } = listeners ?? {}
  return { setNodeRef, listeners: pointerListeners, isDragging }
}
