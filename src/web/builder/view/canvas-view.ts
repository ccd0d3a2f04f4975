import { create } from 'zustand'

/** What the pointer and the focus are at, by instance id. It lives as long as the canvas and is never saved. */
export type CanvasView = {
  hovered: string | undefined
  focused: string | undefined
  /** The one section that Tab reaches; the arrow keys go to the others. */
  tabStop: string | undefined
  /** A dialog of the live page is open. */
  isLookedInto: boolean
  /** What a person reads now, as far as scrolling and focus tell. */
  inView: string | undefined
}

export const useCanvasView = create<CanvasView>(() => ({
  hovered: undefined,
  focused: undefined,
  tabStop: undefined,
  isLookedInto: false,
  inView: undefined,
}))

/** What the pointer has come to, and not stayed at yet. */
let coming: { instanceId: string; timer: ReturnType<typeof setTimeout> } | undefined

/** A section is pointed at once the pointer has stayed there for a moment: what is passed over, or pressed at once, is not. */
export function hover(instanceId: string | undefined) {
  if (instanceId !== undefined && coming?.instanceId === instanceId) return
  clearTimeout(coming?.timer)
  coming = undefined
  if (useCanvasView.getState().hovered === instanceId) return
  if (instanceId === undefined) return show(undefined)
  coming = { instanceId, timer: setTimeout(() => show(instanceId), moment) }
}

function show(hovered: string | undefined) {
  coming = undefined
  useCanvasView.setState({ hovered })
}

/** In milliseconds. */
const moment = 60

type BarLook = 'shown' | 'hidden' | 'behind' | 'none'

/**
 * The bar of a section: where the pointer is, else where the focus is. Behind the pointer's it only keeps the focus; over a
 * dialog of the page there is none.
 */
export function barOf({ hovered, focused, isLookedInto }: CanvasView, instanceId: string): BarLook {
  if (isLookedInto) return instanceId === focused ? 'behind' : 'none'
  if (instanceId === (hovered ?? focused)) return 'shown'
  return instanceId === focused ? 'hidden' : 'none'
}

export function lookInto(isLookedInto: boolean) {
  if (useCanvasView.getState().isLookedInto !== isLookedInto) useCanvasView.setState({ isLookedInto })
}

export function focusOn(instanceId: string) {
  const { focused } = useCanvasView.getState()
  if (focused !== instanceId) useCanvasView.setState({ focused: instanceId, tabStop: instanceId })
}

export function leave() {
  useCanvasView.setState({ focused: undefined })
}

export function showInView(instanceId: string | undefined) {
  if (useCanvasView.getState().inView !== instanceId) useCanvasView.setState({ inView: instanceId })
}

/** Keeps the way in by Tab open when its section is gone. */
export function keepTabStop(instanceIds: readonly string[]) {
  const { tabStop } = useCanvasView.getState()
  if (tabStop === undefined || !instanceIds.includes(tabStop))
    useCanvasView.setState({ tabStop: instanceIds[0] })
}
