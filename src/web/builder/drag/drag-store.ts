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

export function isDragged(state: DragState, instanceId: string): boolean {
  if (state.status !== 'dragging' || state.dragged.kind !== 'instance') return false
  return state.dragged.instanceId === instanceId
}
