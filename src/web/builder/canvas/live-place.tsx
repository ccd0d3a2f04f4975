import { type ComponentType, type RefObject, useEffect, useState } from 'react'
import type { Manifest } from '#catalogue/manifest.ts'
import { loadCatalogue, useCatalogue, useManifest } from '../../catalogue/catalogue-store.ts'
import { forgetLiveDrawing, setLiveDrawing, useLiveDrawing } from '../view/live-drawing.ts'
import { LiveNotice } from './live-notice.tsx'

/** What the live page is given: how wide its screen is, how much smaller it is shown, how far two stand apart, what scrolls it. */
export type LiveProps = {
  manifest: Manifest
  width: number
  scale: number
  step: number
  scroller: RefObject<HTMLElement | null>
}

export type LoadLive = () => Promise<ComponentType<LiveProps>>

type Props = Omit<LiveProps, 'manifest'> & { load: LoadLive }

/** The live page behind the list of sections; its code is fetched when it is wanted first. Where it fails, that is said. */
export function LivePlace({ load, ...place }: Props) {
  const [Live, setLive] = useState<ComponentType<LiveProps>>()
  const manifest = useManifest()
  const isWithoutLibrary = useCatalogue(({ status }) => status === 'failed')
  const hasFailed = useLiveDrawing(({ status }) => status === 'failed')

  useEffect(() => forgetLiveDrawing, [])

  useEffect(() => {
    let isCurrent = true
    if (hasFailed) return
    load().then(
      (loaded) => isCurrent && setLive(() => loaded),
      () => isCurrent && setLiveDrawing('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [load, hasFailed])

  if (isWithoutLibrary) return <LiveNotice reason="noLibrary" onRetry={() => void loadCatalogue()} />
  if (hasFailed) return <LiveNotice reason="failed" onRetry={() => setLiveDrawing('loading')} />
  return Live && manifest && <Live manifest={manifest} {...place} />
}
