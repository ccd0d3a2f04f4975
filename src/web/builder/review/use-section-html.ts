import { useEffect, useState } from 'react'
import type { ReviewedInstance } from '#content/review.ts'
import type { Renderer } from '#html/render.ts'
import { useEditor } from '../editor/editor-store.ts'
import { describeSection } from './describe-section.ts'
import { useEditing } from './editing-store.ts'
import { livePage } from './live-page.ts'

/** The last page that could be drawn stays when this one cannot. */
type SectionHtml = { html?: string; hasFailed: boolean }

/** Follows page and keystrokes, at most once a frame of the screen. */
export function useSectionHtml(renderer: Renderer, { instanceId, component }: ReviewedInstance): SectionHtml {
  const [section, setSection] = useState<SectionHtml>({ hasFailed: false })

  useEffect(() => {
    let waiting = 0
    function draw() {
      try {
        const { editing } = useEditing.getState()
        const page = describeSection(useEditor.getState().draft, { instanceId, component }, editing)
        const html = livePage(renderer.renderPage(page))
        setSection((before) =>
          before.html === html && !before.hasFailed ? before : { html, hasFailed: false },
        )
      } catch (error) {
        console.error(error)
        setSection((before) => ({ ...before, hasFailed: true }))
      }
    }
    function drawSoon() {
      cancelAnimationFrame(waiting)
      waiting = requestAnimationFrame(draw)
    }
    drawSoon()
    const stops = [useEditor.subscribe(drawSoon), useEditing.subscribe(drawSoon)]
    return () => {
      cancelAnimationFrame(waiting)
      for (const stop of stops) stop()
    }
  }, [renderer, instanceId, component])

  return section
}
