import { useCallback, useEffect, useRef, useState } from 'react'
import type { ReviewedInstance } from '#content/draft/review.ts'
import type { Renderer } from '#html/render.ts'
import { useLibrary } from '../../../team-pictures/library.ts'
import { glimpsedInTool } from '../../../team-pictures/shown-in-tool.ts'
import { useEditor } from '../../editor/editor-store.ts'
import { useEditing } from '../../reviewing/editing-store.ts'
import { afterPaint } from './after-paint.ts'
import { describeSection } from './describe-section.ts'
import { livePage } from './live-page.ts'
import { measureHeight } from './measure-height.ts'

/** A page on its way to the screen, in CSS pixels. */
export type Sheet = { number: number; html: string; width: number; height: number }

/** The page in sight, and the one that loads below it; the one before stays below until the next comes, since what is loaded is not yet painted. */
type Sheets = { shown?: Sheet | undefined; coming?: Sheet; leaving?: Sheet | undefined }

type Options = {
  renderer: Renderer
  reviewed: ReviewedInstance
  width: number
  /** Where pages are measured; nothing is drawn without it. */
  measuring: HTMLIFrameElement | undefined
}

/**
 * Follows page and keystrokes. A keystroke is shown before its page is drawn; one page is on its way at a time, and
 * what is typed meanwhile stands in the next one.
 */
export function useLiveSheets({ renderer, reviewed: { instanceId, component }, width, measuring }: Options) {
  const [{ shown, coming, leaving }, setSheets] = useState<Sheets>({})
  const [hasFailed, setFailed] = useState(false)
  const last = useRef<Sheet>(undefined)
  const isBusy = coming !== undefined

  useEffect(() => {
    if (!measuring || isBusy) return
    const frame = measuring
    function draw() {
      try {
        const { editing } = useEditing.getState()
        const page = describeSection(useEditor.getState().draft, { instanceId, component }, editing)
        const html = livePage(renderer.renderPage(glimpsedInTool(page)))
        setFailed(false)
        if (html === last.current?.html && width === last.current.width) return
        const number = (last.current?.number ?? 0) + 1
        const sheet = { number, html, width, height: measureHeight(frame, html, width) }
        last.current = sheet
        setSheets(({ shown }) => ({ shown, coming: sheet }))
      } catch (error) {
        console.error(error)
        setFailed(true)
      }
    }
    let callOff = afterPaint(draw)
    const drawSoon = () => {
      callOff()
      callOff = afterPaint(draw)
    }
    const stops = [
      useEditor.subscribe(drawSoon),
      useEditing.subscribe(drawSoon),
      useLibrary.subscribe(drawSoon),
    ]
    return () => {
      callOff()
      for (const stop of stops) stop()
    }
  }, [measuring, isBusy, renderer, instanceId, component, width])

  const arrive = useCallback(
    (number: number) =>
      setSheets((sheets) =>
        sheets.coming?.number === number ? { shown: sheets.coming, leaving: sheets.shown } : sheets,
      ),
    [],
  )

  return { shown, coming, leaving, hasFailed, arrive }
}
