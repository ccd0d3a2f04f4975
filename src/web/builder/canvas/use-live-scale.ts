import { screenWidths } from '../../page-frame/screens.ts'
import { useElementSize } from '../../ui/use-element-size.ts'
import { useCanvasMode } from '../view/canvas-mode.ts'

/** How wide the screen of the live page is, and how much smaller it is shown so that it fits; `ref` is for its room. */
export function useLiveScale() {
  const { ref, width: room } = useElementSize<HTMLDivElement>()
  const width = useCanvasMode(({ screen }) => screenWidths[screen])
  return { ref, width, scale: room > 0 ? Math.min(1, room / width) : 1 }
}
