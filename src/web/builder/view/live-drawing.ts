import { create } from 'zustand'
import type { ShownFace } from './shown-faces.ts'

/** Why a section has no drawing in the live page. */
export type Blank = 'empty' | 'left-out' | 'unknown' | 'failed'

/** How far the live page is. While it fails the canvas shows pictures, and says why. */
type LiveDrawing = {
  status: 'loading' | 'drawn' | 'failed'
  /** Sections that are not drawn, by instance id, in each drawing of the page. */
  blanks: Readonly<Partial<Record<ShownFace, Blanks>>>
}

type Blanks = Readonly<Record<string, Blank>>

const nothing: LiveDrawing = { status: 'loading', blanks: {} }

export const useLiveDrawing = create<LiveDrawing>(() => nothing)

export function setLiveDrawing(status: LiveDrawing['status']) {
  if (useLiveDrawing.getState().status !== status) useLiveDrawing.setState({ status })
}

/** Only told when one of them changes. */
export function setBlanks(face: ShownFace, blanks: Blanks) {
  const all = useLiveDrawing.getState().blanks
  const before = all[face] ?? {}
  const ids = new Set([...Object.keys(before), ...Object.keys(blanks)])
  if ([...ids].some((id) => before[id] !== blanks[id]))
    useLiveDrawing.setState({ blanks: { ...all, [face]: blanks } })
}

export function forgetLiveDrawing() {
  useLiveDrawing.setState(nothing)
}
