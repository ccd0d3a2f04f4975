import { create } from 'zustand'

/** Why a section has no drawing in the live page. */
export type Blank = 'empty' | 'left-out' | 'unknown' | 'failed'

/** How far the live page is. While it fails the canvas shows pictures, and says why. */
type LiveDrawing = {
  status: 'loading' | 'drawn' | 'failed'
  /** Sections that are not drawn, by instance id. */
  blanks: Readonly<Record<string, Blank>>
}

const nothing: LiveDrawing = { status: 'loading', blanks: {} }

export const useLiveDrawing = create<LiveDrawing>(() => nothing)

export function setLiveDrawing(status: LiveDrawing['status']) {
  if (useLiveDrawing.getState().status !== status) useLiveDrawing.setState({ status })
}

/** Only told when one of them changes. */
export function setBlanks(blanks: LiveDrawing['blanks']) {
  const before = useLiveDrawing.getState().blanks
  const ids = new Set([...Object.keys(before), ...Object.keys(blanks)])
  if ([...ids].some((id) => before[id] !== blanks[id])) useLiveDrawing.setState({ blanks })
}

export function forgetLiveDrawing() {
  useLiveDrawing.setState(nothing)
}
