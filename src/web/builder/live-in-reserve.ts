import { useEffect } from 'react'
import { useManifest } from '../catalogue/catalogue-store.ts'
import { laterPart } from '../loading/later-part.ts'
import { whenIdle } from '../loading/when-idle.ts'
import { useCanvasMode } from './view/canvas-mode.ts'

const loadLiveCanvas = laterPart(() => import('./live-canvas/live-canvas.tsx'))

export async function loadLive() {
  return (await loadLiveCanvas()).LiveCanvas
}

/** What draws live pages is there before the first of them, unless somebody chose pictures. */
export function useLiveInReserve(isOpen: boolean) {
  const manifest = useManifest()
  const isWanted = useCanvasMode(({ mode }) => mode !== 'pictures')

  useEffect(() => {
    if (!isOpen || !manifest || !isWanted) return
    return whenIdle(() => {
      loadLiveCanvas()
        .then(({ loadRenderer }) => loadRenderer(manifest))
        // It is said when a page wants it.
        .catch(() => undefined)
    })
  }, [isOpen, manifest, isWanted])
}
