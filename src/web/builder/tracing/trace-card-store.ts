import { create } from 'zustand'
import type { Trace } from '#facts/trace-text.ts'

export type Box = { left: number; top: number; width: number; height: number }

/** The words that are pointed at, or hold the focus; `measure`: where they are on the screen now. */
type Shown = { trace: Trace; measure: () => Box; isRightToLeft: boolean }

export const useTraceCard = create<{ shown: Shown | undefined }>(() => ({ shown: undefined }))

export function showTraceCard(shown: Shown) {
  if (useTraceCard.getState().shown?.trace !== shown.trace) useTraceCard.setState({ shown })
}

export function hideTraceCard() {
  if (useTraceCard.getState().shown) useTraceCard.setState({ shown: undefined })
}
