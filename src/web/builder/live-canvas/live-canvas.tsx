import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Manifest } from '#catalogue/manifest.ts'
import type { LiveRenderer } from '#html/live-renderer.ts'
import { laterPart } from '../../loading/later-part.ts'
import { imageDirective } from '../../pictures/picture-policy.ts'
import { usePicturePolicy } from '../../pictures/picture-store.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { setLiveDrawing } from '../view/live-drawing.ts'
import { editOn } from './edit-on.ts'
import { ValueBar } from './editing/value-bar.tsx'
import { followPage } from './follow-page.ts'
import type { FrameForm } from './frame-document.ts'
import { LiveFrame } from './live-frame.tsx'
import { type OpenFrame, openFrame } from './open-frame.ts'
import { isHeard } from './probe.ts'
import { useLiveRenderer } from './use-live-renderer.ts'

/** Fetched once the page is there. */
const LiveTraces = lazyPart(laterPart(async () => (await import('./tracing/live-traces.tsx')).LiveTraces))

export { loadRenderer } from './load-renderer.ts'

type Props = {
  manifest: Manifest
  /** Of the screen that the page is shown on, in its own pixels, and how much smaller it is shown. */
  width: number
  scale: number
  scroller: RefObject<HTMLElement | null>
}

/** The page as it will be published, behind the list of its sections. */
export function LiveCanvas({ manifest, ...frame }: Props) {
  const state = useLiveRenderer(manifest)
  const hasFailed = state.status === 'failed'
  useEffect(() => {
    if (hasFailed) setLiveDrawing('failed')
  }, [hasFailed])
  return state.status === 'ready' ? (
    <LivePage manifest={manifest} renderer={state.renderer} {...frame} />
  ) : null
}

function LivePage({ manifest, renderer, width, scale, scroller }: Props & { renderer: LiveRenderer }) {
  const [form, setForm] = useState<FrameForm>('strict')
  const [opened, setOpened] = useState<OpenFrame>()
  const drawNow = useRef(() => {})
  const policy = usePicturePolicy()
  // Another policy needs another frame: that of a document cannot be changed.
  const key = `${form} ${imageDirective(policy)}`

  useEffect(() => () => opened?.close(), [opened])

  useEffect(() => opened?.setScale(scale), [opened, scale])

  useEffect(() => {
    if (!opened) return
    const { sheet, sight, measure } = opened
    const followed = followPage({
      ...{ manifest, renderer, sheet, sight },
      onOrder: measure,
      onFail(error) {
        console.error(error)
        setLiveDrawing('failed')
      },
    })
    drawNow.current = followed.drawNow
    return followed.stop
  }, [manifest, renderer, opened])

  // An edit goes on when more templates have come.
  useEffect(() => opened && editOn(opened, () => drawNow.current()), [opened])

  function open(frame: HTMLIFrameElement) {
    const frameWindow = frame.contentWindow as (Window & typeof globalThis) | null
    if (form === 'strict' && frameWindow && !isHeard(frameWindow)) setForm('heard')
    else setOpened(openFrame(frame, scroller))
  }

  return (
    <>
      <LiveFrame key={key} form={form} policy={policy} width={width} onOpen={open} />
      <ValueBar scroller={scroller} />
      {opened && <LiveTraces opened={opened} manifest={manifest} />}
    </>
  )
}
