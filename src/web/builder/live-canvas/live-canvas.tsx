import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Manifest } from '#catalogue/manifest.ts'
import { hasKeyMessages } from '#content/writing/brief.ts'
import type { LiveRenderer } from '#html/live-renderer.ts'
import { laterPart } from '../../loading/later-part.ts'
import { imageDirective } from '../../pictures/picture-policy.ts'
import { usePicturePolicy } from '../../pictures/picture-store.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useEditor } from '../editor/editor-store.ts'
import { useFound } from '../view/found.ts'
import { setLiveDrawing } from '../view/live-drawing.ts'
import { type ShownFace, useShownFaces } from '../view/shown-faces.ts'
import { editOn } from './edit-on.ts'
import { ValueBar } from './editing/value-bar.tsx'
import { followPage } from './follow-page.ts'
import type { FrameForm } from './frame-document.ts'
import { LiveFrame } from './live-frame.tsx'
import { markChosen } from './mark-chosen.ts'
import { type OpenFrame, openFrame } from './open-frame.ts'
import { isHeard } from './probe.ts'
import { useLiveRenderer } from './use-live-renderer.ts'

/** Fetched once the page is there. */
const LiveTraces = lazyPart(laterPart(async () => (await import('./tracing/live-traces.tsx')).LiveTraces))
const LiveFound = lazyPart(laterPart(async () => (await import('./found/live-found.tsx')).LiveFound))

export { loadRenderer } from './load-renderer.ts'

type Props = {
  manifest: Manifest
  /** Of the screen that the page is shown on, in its own pixels, and how much smaller it is shown. */
  width: number
  scale: number
  /** From the left edge of one drawing to that of the next, in pixels of the screen. */
  step: number
  scroller: RefObject<HTMLElement | null>
}

/** The page as it will be published, behind the list of its sections: in the language in front, or in both. */
export function LiveCanvas({ manifest, step, ...frame }: Props) {
  const faces = useShownFaces()
  const state = useLiveRenderer(manifest)
  const hasFailed = state.status === 'failed'
  useEffect(() => {
    if (hasFailed) setLiveDrawing('failed')
  }, [hasFailed])
  if (state.status !== 'ready') return null
  return (
    <>
      {faces.map((face, index) => (
        <LivePage
          key={face}
          {...{ manifest, face, ...frame }}
          renderer={state.renderer}
          left={index * step}
        />
      ))}
      <ValueBar scroller={frame.scroller} />
    </>
  )
}

type PageProps = Omit<Props, 'step'> & { renderer: LiveRenderer; face: ShownFace; left: number }

function LivePage({ manifest, renderer, face, width, left, scale, scroller }: PageProps) {
  const [form, setForm] = useState<FrameForm>('strict')
  const [opened, setOpened] = useState<OpenFrame>()
  const drawNow = useRef(() => {})
  const policy = usePicturePolicy()
  const hasHits = useFound(({ found }) => found !== undefined)
  const hasMessages = useEditor(({ draft }) => hasKeyMessages(draft.brief))
  // Another policy needs another frame: that of a document cannot be changed.
  const key = `${form} ${imageDirective(policy)}`

  useEffect(() => () => opened?.close(), [opened])

  useEffect(() => opened?.setScale(scale), [opened, scale])

  useEffect(() => {
    if (!opened) return
    const { sheet, sight, measure } = opened
    const marks = markChosen(face, sheet)
    const followed = followPage({
      ...{ manifest, renderer, face, sheet, sight },
      onOrder: measure,
      onDraw: () => marks.markSoon(),
      onFail(error) {
        console.error(error)
        setLiveDrawing('failed')
      },
    })
    drawNow.current = followed.drawNow
    return () => {
      followed.stop()
      marks.stop()
    }
  }, [manifest, renderer, face, opened])

  // An edit goes on when more templates have come.
  useEffect(() => opened && editOn(opened, () => drawNow.current()), [opened])

  function open(frame: HTMLIFrameElement) {
    const frameWindow = frame.contentWindow as (Window & typeof globalThis) | null
    if (form === 'strict' && frameWindow && !isHeard(frameWindow)) setForm('heard')
    else setOpened(openFrame(face, frame, scroller))
  }

  return (
    <>
      <LiveFrame key={key} {...{ face, form, policy, width, left }} onOpen={open} />
      {opened && hasHits && <LiveFound opened={opened} />}
      {opened && hasMessages && <LiveTraces opened={opened} manifest={manifest} />}
    </>
  )
}
