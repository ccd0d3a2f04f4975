import { useLayoutEffect } from 'react'
import { screenWidths } from '../../page-frame/screens.ts'
import { useElementSize } from '../../ui/use-element-size.ts'
import { setRoom, useCanvasMode } from '../view/canvas-mode.ts'
import { useShownFaces } from '../view/shown-faces.ts'

/**
 * How wide the screen of the live page is, and how much smaller it is shown so that it fits, once or in two languages beside
 * one another; `step` from one to the other; `ref` is for its room.
 */
export function useLiveScale() {
  const { ref, width: room } = useElementSize<HTMLDivElement>()
  const width = useCanvasMode(({ screen }) => screenWidths[screen])
  const { length: count } = useShownFaces()
  useLayoutEffect(() => {
    if (room > 0) setRoom(room)
  }, [room])
  const scale = room > 0 ? Math.min(1, (room - (count - 1) * gap) / count / width) : 1
  const step = width * scale + gap
  return { ref, width, scale, step, whole: count * step - gap }
}

/** In pixels of the screen. */
const gap = 12
