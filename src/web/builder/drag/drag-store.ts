import { create } from 'zustand'
import type { Dragged, Landing } from './gaps.ts'

export type ZoneName = 'canvas' | 'outline'

/** Where a drop would go now: the landing, in which list, and how far down in it the line stands. */
export type Target = Landing & { zone: ZoneName; line: number }

type DragState = { status: 'idle' } | { status: 'dragging'; dragged: Dragged; target: Target | undefined }

/** What is dragged now. It changes when the gap changes, not with every move of the pointer. */
export const useDrag = create<DragState>(() => ({ status: 'idle' }))

export function isDragging(): boolean {
  return useDrag.getState().status === 'dragging'
}

/** `id` is that of an instance, or the code of a component of the library. */
export function isDragged(state: DragState, id: string): boolean {
  if (state.status !== 'dragging') return false
  const { dragged } = state
  return (dragged.kind === 'instance' ? dragged.instanceId : dragged.code) === id
}
